import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { Sheet, SheetKind } from '../../../src/domain/platforms/workList/sheet';
import { readWorkbook } from '../../../src/services/workbooks/reading/readWorkbook';
import { writeWorkbook } from '../../../src/services/workbooks/writing/writeWorkbook';
import { answerRounds, inTurn } from '../../support/workerRounds';
import type { WorkbooksRun } from './api';

const KINDS: readonly SheetKind[] = ['count', 'text', 'money', 'text'];
const COLUMNS = 20;
const ROWS = 10_000;

const columns = Array.from({ length: COLUMNS }, (_, at) => ({
  header: `Column ${at}`,
  kind: KINDS[at % KINDS.length] ?? 'text',
  width: 20,
}));
/** Numbers, texts that are all different, amounts, and one text again and again. */
const rows = Array.from({ length: ROWS }, (_, row) =>
  columns.map(({ kind }, at) => {
    if (kind === 'text') return at % 4 === 1 ? `A jug in blue, number ${row} ${at}` : 'Ceramics';
    return kind === 'count' ? row * at : 12.5 + row;
  }),
);
const sheet: Sheet = { name: 'Lots', decimals: 2, columns, rows };

const writeBare = (): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'Lots',
        columns: columns.map(({ width }) => ({ width })),
        rows: [columns.map(({ header }) => header), ...rows],
      },
    ],
  });
const bytes = writeBare();
let round = 0;

answerRounds(measure);

/** Each beside its floor, the floor first in every other round. */
async function measure(): Promise<WorkbooksRun> {
  const file = new Uint8Array(await bytes);
  const blob = new Blob([file]);
  const readOurs = async (): Promise<void> => {
    const read = await readWorkbook(blob, 'lots.xlsx');
    if (!read.ok || read.table.rows.length !== ROWS + 1) throw new Error('The workbook was not read.');
  };
  round += 1;
  const [write, bareWrite] = await inTurn(round, () => writeWorkbook(sheet), writeBare);
  const [read, bareRead] = await inTurn(round, readOurs, () => readXlsx(file));
  return { write, bareWrite, read, bareRead, bytes: file.length };
}
