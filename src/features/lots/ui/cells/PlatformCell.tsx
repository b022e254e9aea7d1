import { memo } from 'react';
import type { PlatformProblems } from '../../../../domain/platforms/validate/saleCheck';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { classNames } from '../../../../shared/ui/style/classNames';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import type { GridLot } from '../../model/fields/cellValues';
import type { GridColumnId } from '../../model/fields/gridColumns';
import { usePlatformState } from '../checks/usePlatformState';
import styles from '../grid/GridRow.module.css';
import { cellId } from './cellId';

interface PlatformCellProps {
  readonly lot: GridLot;
  readonly column: GridColumnId;
  readonly platformId: string;
  readonly problems: PlatformProblems | undefined;
  readonly active: boolean;
  readonly chosen: boolean;
}

/** Whether a platform takes this lot as it is, and how many problems it has there. */
export const PlatformCell = memo(function PlatformCell(props: PlatformCellProps) {
  const { lot, column, platformId, problems, active, chosen } = props;
  const { word, tone, reasons } = usePlatformState()(lot, platformId, problems);
  return (
    <div
      role="gridcell"
      id={cellId(lot.id, column)}
      className={styles['cell']}
      data-column={column}
      data-kind="fixed"
      data-active={active || undefined}
      data-range={chosen || undefined}
      aria-selected={active || chosen || undefined}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 lets a gridcell be readonly
      aria-readonly
    >
      <span className={classNames(styles['verdict'], styles['mark'])} data-tone={tone} title={reasons || undefined}>
        {tone !== 'quiet' && (
          <Icon name={tone === 'good' ? 'check' : tone === 'warn' ? 'warning' : 'error'} size={16} />
        )}
        <span>{word}</span>
        {reasons !== '' && <VisuallyHidden>: {reasons}</VisuallyHidden>}
      </span>
    </div>
  );
});
