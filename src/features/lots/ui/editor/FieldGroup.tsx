import type { ReactNode } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon, type IconName } from '../../../../shared/ui/icon/Icon';
import { useAppDispatch } from '../../../../store/hooks';
import { isRefusedAt, selectLotProblems } from '../../model/checks/checksSelectors';
import { type FieldGroup as GroupName, FIELDS_OF_GROUP } from '../../model/fields/fieldGroups';
import type { GridField } from '../../model/fields/gridColumns';
import { selectUnreadableAmounts } from '../../model/saves/savesSlice';
import { editorTexts } from '../../model/texts/editorTexts';
import { markOf } from '../../model/view/cellMarks';
import { groupFolded, selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  readonly name: GroupName;
  readonly lot: Lot;
  readonly icon?: IconName;
  /** Those of its fields that only this sale has. */
  readonly extras?: readonly GridField[];
  readonly children: ReactNode;
}

/** A folded part of a lot's form. A person unfolds it once, for all lots; folded, it says when something inside is wrong. */
export function FieldGroup({ name, lot, icon, extras = [], children }: FieldGroupProps) {
  const texts = useTexts(editorTexts);
  const dispatch = useAppDispatch();
  const open = useLotsSelector((state) => selectGrid(state).openGroups.includes(name));
  const fields = [...FIELDS_OF_GROUP[name], ...extras];
  const problems = useLotsSelector((state) => selectLotProblems(state, lot.id));
  const unread = useLotsSelector((state) => selectUnreadableAmounts(state, lot.id));
  const isWrong = fields.some(
    (field) => markOf(lot, field) !== null || unread?.[field] !== undefined || isRefusedAt(problems, field),
  );
  return (
    <details
      className={styles['group']}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) dispatch(groupFolded({ group: name, open: currentTarget.open }));
      }}
    >
      <summary className={styles['summary']}>
        <Icon name={open ? 'chevronDown' : 'chevronRight'} />
        <span>{texts.groups[name]}</span>
        {icon !== undefined && <Icon name={icon} size={16} />}
        {!open && isWrong && (
          <span className={styles['problem']}>
            <Icon name="warning" size={16} /> {texts.groupNeedsAttention}
          </span>
        )}
      </summary>
      <div className={styles['fields']} role="group" aria-label={texts.groups[name]}>
        {children}
      </div>
    </details>
  );
}
