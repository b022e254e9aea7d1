import {
  AllCommunityModule,
  type ColDef,
  type GridApi,
  ModuleRegistry,
  type ValueParserParams,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { type ClipboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Lot } from '../../src/domain/lots/lot';
import { formatMoney, parseAmount } from '../../src/domain/values/money';
import { parseTsv } from '../../src/domain/values/table';
import { SALE } from '../../src/testing/stores/makeWorkspace';
import '../../src/shared/ui/style/base.css';
import type { Side } from './api';
import { offlineCache, UID } from './kept';

ModuleRegistry.registerModules([AllCommunityModule]);

type Field = 'title' | 'description' | 'category' | 'estimateLow' | 'estimateHigh' | 'status' | 'condition';

const money = (headerName: string): ColDef<Lot> => ({
  headerName,
  width: 152,
  cellDataType: 'number',
  valueFormatter: ({ value }: { value: number | null }) => (value === null ? '' : formatMoney(value, 'EUR', 'en')),
  valueParser: ({ newValue }: ValueParserParams<Lot>) => readMoney(newValue ?? ''),
});

function readMoney(text: string): number | null {
  const amount = parseAmount(text, 'EUR', 'en');
  return amount.ok ? amount.minor : null;
}

/** The columns that our grid shows at first, in its order and widths. */
const COLUMNS: ColDef<Lot>[] = [
  { field: 'number', headerName: 'Lot', width: 160, editable: false, pinned: 'left', rowDrag: true },
  { field: 'title', headerName: 'Title', width: 244 },
  { field: 'description', headerName: 'Description', width: 200 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'estimateLow', ...money('Low estimate') },
  { field: 'estimateHigh', ...money('High estimate') },
  { field: 'status', headerName: 'State', width: 152, editable: false },
  { field: 'condition', headerName: 'Condition', width: 180 },
];
const FIELDS: readonly Field[] = [
  'title',
  'description',
  'category',
  'estimateLow',
  'estimateHigh',
  'status',
  'condition',
];
const EVERY_COLUMN: ColDef<Lot> = { editable: true, filter: true };

/** The clipboard of cells belongs to the Enterprise edition; with Community one writes this oneself. */
function paste(api: GridApi<Lot>, event: ClipboardEvent): void {
  const table = parseTsv(event.clipboardData.getData('text/plain'));
  const at = api.getFocusedCell();
  if (table === null || at === null) return;
  event.preventDefault();
  const first = FIELDS.indexOf(at.column.getColId() as Field);
  const update = table.flatMap((cells, i): Lot[] => {
    const lot = api.getDisplayedRowAtIndex(at.rowIndex + i)?.data;
    if (lot === undefined) return [];
    const changes = cells.map((text, place) => {
      const field = FIELDS[first + place] ?? 'title';
      return [field, field.startsWith('estimate') ? readMoney(text) : text] as const;
    });
    return [{ ...lot, ...Object.fromEntries(changes) }];
  });
  api.applyTransaction({ update });
}

const idOf = ({ data }: { data: Lot }): string => data.id;
const CHOICE = { mode: 'multiRow' } as const;
const UNSORTED = { state: [{ colId: 'title', sort: null }] };

function Page({ onApi }: { onApi: (api: GridApi<Lot>) => void }) {
  const [lots, setLots] = useState<readonly Lot[]>([]);
  const api = useRef<GridApi<Lot> | null>(null);
  useEffect(() => {
    void offlineCache.load(UID, SALE).then((copy) => setLots([...(copy?.lots ?? [])].sort(byOrder)));
  }, []);
  const ready = useCallback(
    (event: { api: GridApi<Lot> }) => {
      api.current = event.api;
      onApi(event.api);
    },
    [onApi],
  );
  const filterCategory = (category: string): void => {
    const model = category === '' ? null : { filterType: 'text', type: 'equals', filter: category };
    void api.current?.setColumnFilterModel('category', model).then(() => api.current?.onFilterChanged());
  };
  if (lots.length === 0) return null;
  return (
    // As high as ours, so that both draw as many rows.
    <div
      style={{ height: 'calc(100vh - 70px)' }}
      onPaste={(event) => api.current !== null && paste(api.current, event)}
    >
      <input
        type="search"
        aria-label="Search"
        onChange={(event) => api.current?.setGridOption('quickFilterText', event.target.value)}
      />
      <select aria-label="Category" onChange={(event) => filterCategory(event.target.value)}>
        {['', 'Ceramics', 'Clocks', 'Silver'].map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => api.current?.applyColumnState(UNSORTED)}>
        Show all in sale order
      </button>
      <AgGridReact<Lot>
        rowData={lots as Lot[]}
        columnDefs={COLUMNS}
        defaultColDef={EVERY_COLUMN}
        getRowId={idOf}
        rowSelection={CHOICE}
        rowDragManaged
        rowHeight={48}
        headerHeight={36}
        enterNavigatesVerticallyAfterEdit
        cacheQuickFilter
        animateRows={false}
        onGridReady={ready}
      />
    </div>
  );
}

const byOrder = (a: Lot, b: Lot): number => (a.order < b.order ? -1 : 1);

/** AG Grid Community as its documentation sets it up for React, alone: no store, no saves, no history behind it. */
export function show(place: HTMLElement): Side {
  let api: GridApi<Lot> | null = null;
  createRoot(place).render(<Page onApi={(given) => (api = given)} />);
  const at = (row: number): Lot => {
    const lot = api?.getDisplayedRowAtIndex(row)?.data;
    if (lot === undefined) throw new Error(`There is no lot at ${String(row)}.`);
    return lot;
  };
  return {
    answer: () => undefined,
    tell: (received) =>
      void api?.applyTransaction({ update: received.map(({ index, title }) => ({ ...at(index), title })) }),
    valueOf: ({ row, column }) => at(row)[column],
    isSettled: () => true,
    forget: () => undefined,
  };
}
