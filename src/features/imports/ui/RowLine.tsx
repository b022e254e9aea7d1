import { type CSSProperties, memo, useDeferredValue } from 'react';
import type { ImportTarget } from '../../../domain/imports/cells/targets';
import type { RowView } from '../../../domain/imports/desk/views';
import { useTexts } from '../../../shared/messages/useTexts';
import { Icon, type IconName } from '../../../shared/ui/icon/Icon';
import { actSentence, problemSentence } from '../model/importSentences';
import { importRuleTexts } from '../model/importRuleTexts';
import { CellField } from './CellField';
import type { RowWords } from './rowWords';
import styles from './RowsTable.module.css';

interface RowLineProps {
  readonly index: number;
  /** Pixels from the top of all rows. */
  readonly start: number;
  readonly measure: (element: HTMLElement | null) => void;
  /** Undefined while it is asked for. */
  readonly row: RowView | undefined;
  readonly columns: readonly { readonly target: ImportTarget; readonly column: number }[];
  readonly words: RowWords;
}

const ICONS: Readonly<Record<RowView['act']['kind'], IconName>> = {
  create: 'add',
  update: 'draft',
  unchanged: 'check',
  skip: 'minus',
  refused: 'error',
};

/**
 * A row of the file: where it stands, what becomes of it, and its cells. A window of rows has hundreds of fields: the line is
 * there at once, and its cells come when the browser has time between other tasks.
 */
export const RowLine = memo(function RowLine({ index, start, measure, row: current, columns, words }: RowLineProps) {
  const row = useDeferredValue(current, undefined);
  const rules = useTexts(importRuleTexts);
  // Their cells may be out of sight.
  const wrong = columns
    .filter((_, place) => (row?.cells[place]?.problem ?? null) !== null)
    .map(({ target }) => words.fieldOf(target));
  return (
    <div
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      className={styles['row']}
      style={{ '--start': `${String(start)}px` } as CSSProperties}
    >
      {row !== undefined && (
        <>
          <div role="rowheader" className={styles['line']}>
            {row.line}
          </div>
          <div role="cell" className={styles['act']} data-kind={row.act.kind}>
            <Icon name={ICONS[row.act.kind]} size={16} />
            <span dir="auto">
              {actSentence(row.act, rules, words.nameOfLot)}
              {wrong.length > 0 && <span className={styles['problem']}>{wrong.join(', ')}</span>}
              {row.pictures.come + row.pictures.there > 0 && (
                <span className={styles['note']}>{rules.pictures(row.pictures.come, row.pictures.there)}</span>
              )}
              {row.left !== null && (
                <span className={styles['problem']}>{rules.resultLeft(rules.places[row.left]())}</span>
              )}
              {row.problems.map((problem) => (
                <span key={`${problem.column} ${problem.rule}`} className={styles['problem']}>
                  {problemSentence(problem, rules)}
                </span>
              ))}
            </span>
          </div>
          {columns.map(({ target, column }, place) => {
            const cell = row.cells[place];
            return (
              <div key={column} role="cell">
                {cell !== undefined && (
                  <CellField
                    cell={cell}
                    place={{ at: row.at, row: index, column, line: row.line }}
                    name={words.fieldOf(target)}
                    isFirst={place === 0 && index === 0}
                    valueOf={words.valueOf}
                  />
                )}
              </div>
            );
          })}
        </>
      )}
    </div>
  );
});
