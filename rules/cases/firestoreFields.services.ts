import { create, remove, set, type Data } from '../support/firestoreClient';
import type { FieldRow, FieldTable } from '../support/fieldKinds';
import { admin, as, reset } from '../support/harness';
import { RECORD_FIELDS } from '../support/recordFields';
import { SALE_FIELDS } from '../support/saleFields';

const FIELD_TABLES = [...SALE_FIELDS, ...RECORD_FIELDS];

/** A short name of a value for the test's title. */
function shown(value: unknown): string {
  if (typeof value === 'symbol') return 'the server time';
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  const json = value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 40)}… (${json.length} characters)` : json;
}

const rows = FIELD_TABLES.flatMap((table) => table.fields.map((row) => ({ table, row, name: row.field })));

/** What was written beside a document is put back too. */
async function putBack(): Promise<void> {
  await reset();
  await admin.commit(...FIELD_TABLES.map(({ path }) => remove(path)));
}
beforeAll(putBack);

const beside = ({ beside }: FieldTable, content: Data) => beside?.(content) ?? [];

async function write(table: FieldTable, content: Data): Promise<string> {
  const verdict = await as(table.by).commit(create(table.path, content), ...beside(table, content));
  if (verdict === 'allowed') await (table.beside === undefined ? admin.commit(remove(table.path)) : putBack());
  return verdict;
}

async function verdicts(table: FieldTable, row: FieldRow, values: readonly unknown[]): Promise<string[]> {
  const answers: string[] = [];
  for (const value of values) {
    answers.push(`${shown(value)}: ${await write(table, { ...table.content, [row.field]: value })}`);
  }
  return answers;
}

describe.each(rows)('$table.document, $name', ({ table, row }) => {
  test('takes what it should', async () => {
    const expected = row.good.map((value) => `${shown(value)}: allowed`);
    expect(await verdicts(table, row, row.good)).toEqual(expected);
  });

  test('refuses everything else', async () => {
    const expected = row.bad.map((value) => `${shown(value)}: permission-denied`);
    expect(await verdicts(table, row, row.bad)).toEqual(expected);
  });

  test(row.required === false ? 'may be left out' : 'may not be left out', async () => {
    const { [row.field]: _, ...rest } = table.content;
    expect(await write(table, rest)).toBe(row.required === false ? 'allowed' : 'permission-denied');
  });
});

describe.each(FIELD_TABLES)('$document', (table) => {
  test('its table names every field', () => {
    expect(table.fields.map(({ field }) => field).sort()).toEqual(Object.keys(table.content).sort());
  });

  test('one key more is refused, on creation and on replacement', async () => {
    const more = { ...table.content, admin: true };
    expect(await write(table, more)).toBe('permission-denied');
    expect(await as(table.by).commit(create(table.path, table.content), ...beside(table, table.content))).toBe(
      'allowed',
    );
    expect(await as(table.by).commit(set(table.path, more))).toBe('permission-denied');
    await putBack();
  });
});
