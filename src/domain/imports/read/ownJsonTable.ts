import { csvText } from '../../platforms/file/csv';
import { readOwnJson } from '../../platforms/own/ownJson';
import { lotsmith } from '../../platforms/profiles/lotsmith';
import { rowsOf } from '../../platforms/rows/rows';
import type { ReadTable } from './importTable';
import { readTableText } from './readTable';

const OPENING_BRACE = 0x7b;
const MARK = [0xef, 0xbb, 0xbf] as const;

/** Whether a file may be JSON, by its first bytes. */
export function mayBeJson(bytes: Uint8Array): boolean {
  const start = MARK.every((byte, at) => bytes[at] === byte) ? MARK.length : 0;
  return bytes[start] === OPENING_BRACE;
}

/**
 * A file of ours in JSON as the table that our CSV is: what is checked, shown and written is the same for both. Null: it is
 * no JSON, and so perhaps a table whose first cell begins with a brace.
 */
export function readOwnJsonTable(bytes: Uint8Array, name: string): ReadTable | null {
  const read = readOwnJson(bytes);
  if (!read.ok)
    return read.problem === 'otherJson' ? { ok: false, problem: { rule: 'notATable', kind: 'json' } } : null;
  const { lots, photos, currency } = read.content;
  if (lots.length === 0) return { ok: false, problem: { rule: 'empty' } };
  const sale = { id: '', title: '', date: '', place: null, currency, categories: {}, fieldNames: {} };
  const { header, cells } = rowsOf(lots, photos, sale, lotsmith);
  return readTableText(csvText(header, cells, lotsmith.file), name, { delimiter: ',' });
}
