import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useMemo, useRef } from 'react';
import { isShownTarget } from '../../../domain/imports/cells/targets';
import { type CheckView, ROW_FILTERS } from '../../../domain/imports/desk/views';
import { useTexts } from '../../../shared/messages/useTexts';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { useAppDispatch } from '../../../store/hooks';
import { filterChosen, type ImportRun, rowsAsked } from '../model/importSlice';
import { importTexts } from '../model/importTexts';
import { columnTracks } from './columnTracks';
import { RowLine } from './RowLine';
import type { RowWords } from './rowWords';
import styles from './RowsTable.module.css';

interface RowsTableProps {
  readonly run: Extract<ImportRun, { readonly status: 'checking' }>;
  readonly check: CheckView;
  readonly words: RowWords;
}

/** Pixels of a row of one line. */
const ROW_HEIGHT = 64;
/** Rows from the end of what the page has at which more is asked for. */
const NEAR = 25;

/** All rows as they will be. Only those in sight exist, and the page has only those around them. */
export function RowsTable({ run, check, words }: RowsTableProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(importTexts);
  const box = useRef<HTMLDivElement>(null);
  const { columns, window: present } = run;
  const shown = useMemo(
    () =>
      columns.flatMap(({ name, target }, column) =>
        target === null || !isShownTarget(target) ? [] : [{ name, target, column }],
      ),
    [columns],
  );
  const tracks = columnTracks(shown.map(({ target }) => target));
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to what is memoized
  const rows = useVirtualizer({
    count: check.shown,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    // Each row more is twenty fields more to lay out at once: with eight above and below it was a task over 50 ms.
    overscan: 4,
  });
  const askAround = (top: number): void => {
    const first = rows.getVirtualItemForOffset(top)?.index ?? 0;
    const last = Math.min(check.shown, first + 2 * NEAR);
    const isThere = first >= present.from && last <= present.from + present.rows.length;
    if (!isThere) dispatch(rowsAsked({ from: first }));
  };
  return (
    <>
      <div className={styles['filter']}>
        <SelectField
          label={texts.show}
          hint={texts.tableHint}
          value={check.filter}
          onChange={({ target }) => {
            const filter = ROW_FILTERS.find((each) => each === target.value);
            if (filter === undefined) return;
            box.current?.scrollTo({ top: 0 });
            dispatch(filterChosen({ filter }));
          }}
        >
          {ROW_FILTERS.map((each) => (
            <option key={each} value={each}>
              {texts.filters[each]}
            </option>
          ))}
        </SelectField>
      </div>
      {check.shown === 0 && <p>{texts.noneShown}</p>}
      <div
        ref={box}
        role="table"
        aria-label={texts.table}
        aria-rowcount={check.shown + 1}
        className={styles['box']}
        style={{ '--tracks': tracks } as CSSProperties}
        onScroll={({ currentTarget }) => askAround(currentTarget.scrollTop)}
      >
        <div role="rowgroup" className={styles['head']}>
          <div role="row" aria-rowindex={1} className={styles['row']}>
            <div role="columnheader">{texts.line}</div>
            <div role="columnheader">{texts.becomes}</div>
            {shown.map(({ name, target, column }) => (
              <div key={column} role="columnheader" title={name}>
                {words.fieldOf(target)}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles['body']} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => (
            <RowLine
              key={index}
              index={index}
              start={start}
              measure={rows.measureElement}
              row={present.rows[index - present.from]}
              columns={shown}
              words={words}
            />
          ))}
        </div>
      </div>
    </>
  );
}
