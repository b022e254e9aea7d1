import type { ContestedField, FieldChange } from '../../../../domain/operations/changes';
import type { Operation } from '../../../../domain/operations/operations';
import type { TheirValue } from '../../../../domain/operations/fieldEdits';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { useAppDispatch } from '../../../../store/hooks';
import type { GridLot } from '../../model/fields/cellValues';
import { shownText } from '../../model/fields/cellValues';
import { fieldOf, type GridColumnId } from '../../model/fields/gridColumns';
import { useCellLanguage, useColumnName } from '../shared/useGridTools';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { Picture } from '../shared/Picture';
import { bothTexts } from '../../model/texts/bothTexts';
import { BothValues } from './BothValues';
import { takeMine, takeTheirs } from '../../model/conflict/conflicts';
import styles from './Conflict.module.css';
import { MergeDialog } from './MergeDialog';
import { usePanel } from '../../../navigation/ui/usePanel';

interface ConflictItemProps {
  readonly operation: Operation;
  readonly field: ContestedField;
  readonly mine: FieldChange['after'];
  readonly theirs: TheirValue;
  readonly currency: string;
}

/** One field that two people have changed: both values, and what can be done about it. */
export function ConflictItem({ operation, field, mine, theirs, currency }: ConflictItemProps) {
  const dispatch = useAppDispatch();
  const words = useTexts(lotTexts);
  const texts = useTexts(bothTexts);
  const language = useCellLanguage(currency);
  const columnName = useColumnName();
  const [merging, setMerging] = usePanel(`merge:${operation.id}:${field}`);
  const lot = useLotsSelector((state) => selectLot(state, operation.lotId));
  const typed = fieldOf(field as GridColumnId);
  const lotCalled = lot === undefined ? words.aLot : lotName(lot, words);
  const name = typed === null ? words.fields.coverPhotoId : columnName(typed);
  const shown = (value: FieldChange['after']): string =>
    typed === null ? '' : shownText({ [typed]: value } as unknown as GridLot, typed, language);
  const label = (action: string): { readonly 'aria-label': string } => ({
    'aria-label': texts.of(action, name, lotCalled),
  });
  const picture = (value: FieldChange['after']) => (
    <div className={styles['picture']}>
      <Picture photoId={typeof value === 'string' ? value : null} size="thumb" alt="" />
    </div>
  );
  const id = operation.id;
  return (
    <li className={styles['item']}>
      <strong>
        {lotCalled}, {name}
      </strong>
      <BothValues
        theirs={theirs}
        texts={typed === null ? null : [shown(theirs.value), shown(mine)]}
        pictures={[picture(theirs.value), picture(mine)]}
      />
      <div className={styles['actions']}>
        <Button {...label(texts.useMine)} onClick={() => dispatch(takeMine({ id, field, value: mine }))}>
          {texts.useMine}
        </Button>
        <Button {...label(texts.keepTheirs)} onClick={() => dispatch(takeTheirs({ id, field }))}>
          {texts.keepTheirs}
        </Button>
        {typed !== null && (
          <>
            <Button {...label(texts.edit)} onClick={() => setMerging(true)}>
              {texts.edit}
            </Button>
            <Button kind="quiet" {...label(texts.copy)} onClick={() => void navigator.clipboard.writeText(shown(mine))}>
              {texts.copy}
            </Button>
            <MergeDialog
              open={merging}
              field={typed}
              title={texts.of(texts.merge, name, lotCalled)}
              language={language}
              mine={mine}
              theirs={theirs}
              onClose={() => setMerging(false)}
              onSave={(value) => dispatch(takeMine({ id, field, value }))}
            />
          </>
        )}
      </div>
    </li>
  );
}
