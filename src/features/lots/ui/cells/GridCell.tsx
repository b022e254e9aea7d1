import { memo } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { StatusChip } from '../../../../shared/ui/messages/StatusChip';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { bothTexts } from '../../model/texts/bothTexts';
import type { PlatformProblems } from '../../../../domain/platforms/validate/saleCheck';
import { isRefusedAt } from '../../model/checks/checksSelectors';
import { PlatformMark } from '../checks/PlatformMark';
import { CellEditor } from './CellEditor';
import { cellId } from './cellId';
import { isNeeded, markOf } from '../../model/view/cellMarks';
import { type CellLanguage, type GridLot, parseCell, shownText } from '../../model/fields/cellValues';
import { fieldOf, type GridColumnId, kindOf } from '../../model/fields/gridColumns';
import styles from '../grid/GridRow.module.css';
import { gridTexts } from '../../model/view/gridTexts';
import { useFixedText } from '../shared/useGridTools';

/** As much of a long text as any column can show. */
const MOST_SHOWN = 240;

interface GridCellProps {
  readonly lot: GridLot;
  readonly column: GridColumnId;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly editing: 'replace' | 'amend' | null;
  readonly unread: string | undefined;
  /** A colleague and this person have both changed it, and nobody has decided yet. */
  readonly contested: boolean;
  /** What platforms of the sale say to the lot. */
  readonly problems: PlatformProblems | undefined;
  readonly language: CellLanguage;
}

/** One field of one lot, with a mark when something is wrong or missing. */
export const GridCell = memo(function GridCell({ editing, ...cell }: GridCellProps) {
  const { lot, column, active, chosen, unread, language } = cell;
  const field = fieldOf(column);
  const invalid = unread !== undefined || markOf(lot, column) !== null || isRefusedAt(cell.problems, field);
  return (
    <div
      role="gridcell"
      id={cellId(lot.id, column)}
      className={styles['cell']}
      data-column={column}
      data-kind={kindOf(column)}
      data-active={active || undefined}
      data-range={chosen || undefined}
      aria-selected={active || chosen || undefined}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 lets a gridcell be readonly
      aria-readonly={field === null || undefined}
      aria-invalid={invalid || undefined}
    >
      {editing !== null && field !== null ? (
        <CellEditor key={lot.id} lot={lot} field={field} mode={editing} unread={unread} language={language} />
      ) : (
        <CellContent {...cell} />
      )}
    </div>
  );
});

function CellContent({ lot, column, unread, contested, problems, language }: Omit<GridCellProps, 'editing'>) {
  const texts = useTexts(gridTexts);
  const both = useTexts(bothTexts);
  const fixedText = useFixedText();
  const field = fieldOf(column);
  if (column === 'status') return <StatusChip state={lot.status} />;
  if (field === null) return <span className={styles['quiet']}>{fixedText(lot, column)}</span>;
  if (unread !== undefined) {
    const parsed = parseCell(field, unread, language);
    return (
      <>
        <Mark tone="danger" sentence={texts.notSaved(parsed.ok ? '' : texts.problems[parsed.problem])} />
        <span className={styles['text']}>{unread}</span>
      </>
    );
  }
  const text = shownText(lot, field, language);
  const mark = markOf(lot, column);
  const platforms = problems !== undefined && (
    <PlatformMark problems={problems} field={field} className={styles['mark']} />
  );
  if (isNeeded(lot, column) && !contested) {
    return (
      <>
        {platforms}
        <span className={styles['needed']}>{texts.needed}</span>
      </>
    );
  }
  return (
    <>
      {contested && <Mark tone="danger" sentence={both.inGrid} />}
      {mark !== null && <Mark tone="warn" sentence={texts.marks[mark]} />}
      {platforms}
      <span className={styles['text']} dir="auto">
        {text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}
      </span>
    </>
  );
}

function Mark({ tone, sentence }: { tone: 'warn' | 'danger'; sentence: string }) {
  return (
    <span className={styles['mark']} data-tone={tone} title={sentence}>
      <Icon name={tone === 'warn' ? 'warning' : 'error'} size={16} />
      <VisuallyHidden>{sentence} </VisuallyHidden>
    </span>
  );
}
