import { NEW_ID, type FieldTable } from '../support/fieldKinds';
import { create, merge, remove, set, update, type Data } from '../support/firestoreClient';
import {
  deviceId,
  documents,
  LOT,
  newCatalogue,
  newLot,
  newPerson,
  PHOTO,
  PUBLISHED_SALE,
  SALE,
  FREE_SLUG,
  TEMPLATE,
  changedBy,
} from '../support/fixture';
import { grownRules, LATER_FIELD } from '../support/grownRules';
import { admin, as, reset } from '../support/harness';
import { putBack, rulesInForce, takeRules } from '../support/rulesInForce';
import { RECORD_FIELDS } from '../support/recordFields';
import {
  changesOf,
  creationOf,
  lotChanged,
  nextOp,
  opOf,
  photoChanged,
  privateSaid,
  recordOf,
  UNSAID,
} from '../support/recorded';
import { SALE_FIELDS } from '../support/saleFields';

const LATER: Data = { [LATER_FIELD]: 'A1' };
const sale = `sales/${SALE}`;
const lot = `${sale}/lots/${LOT}`;

beforeAll(() => takeRules(grownRules(rulesInForce())));
afterAll(putBack);
beforeEach(async () => {
  await reset();
  await admin.commit(...[...SALE_FIELDS, ...RECORD_FIELDS].map(({ path }) => remove(path)));
});

const made = ({ path, by, beside }: FieldTable, content: Data) =>
  as(by).commit(create(path, content), ...(path === SECRET ? [saidOf(content)] : (beside?.(content) ?? [])));

const SECRET = `${sale}/lotPrivate/${NEW_ID}`;
/** As the others, and the new text was empty before. */
const saidOf = (content: Data) =>
  create(
    `${sale}/opsPrivate/${opOf(content)}`,
    recordOf('editor', 'editPrivate', NEW_ID, changesOf(content, { ...UNSAID, [LATER_FIELD]: '' })),
  );

/** Rules of a build to come, in which every document may hold one field more. */
describe.each([...SALE_FIELDS, ...RECORD_FIELDS])('$document that may hold one field more', (table) => {
  test('is made with it by a newer page', async () => {
    expect(await made(table, { ...table.content, ...LATER })).toBe('allowed');
  });

  test('is made without it by an older page', async () => {
    expect(await made(table, table.content)).toBe('allowed');
  });
});

/** What pages of today write over documents that are there already. */
const CHANGES: readonly { readonly path: string; readonly change: () => Promise<string> }[] = [
  { path: 'users/viewer', change: () => as('viewer').commit(merge('users/viewer', { locale: 'de' })) },
  { path: sale, change: () => as('owner').commit(update(sale, { title: 'Spring sale' })) },
  { path: lot, change: () => as('editor').commit(...lotChanged('editor', LOT, { title: 'A stool' })) },
  {
    path: `${sale}/lotPrivate/${LOT}`,
    change: () => as('editor').commit(...privateSaid('editor', LOT, { notes: 'x' }, { notes: '' })),
  },
  {
    path: `${sale}/photos/${PHOTO}`,
    change: () => as('editor').commit(...photoChanged('editor', PHOTO, LOT, { order: 'b0' })),
  },
  {
    path: `${sale}/templates/${TEMPLATE}`,
    change: () =>
      as('editor').commit(update(`${sale}/templates/${TEMPLATE}`, { name: 'Chairs', ...changedBy('editor') })),
  },
  {
    path: `${sale}/people/viewer`,
    change: () => as('viewer').commit(merge(`${sale}/people/viewer`, newPerson())),
  },
  {
    path: `catalogues/${FREE_SLUG}`,
    change: () => as('owner').commit(merge(`catalogues/${FREE_SLUG}`, newCatalogue(PUBLISHED_SALE))),
  },
];

describe.each(CHANGES)('$path, changed by an older page', ({ path, change }) => {
  const stored: Data = documents()[path] ?? { ...newCatalogue(PUBLISHED_SALE), publishedAt: new Date('2026-01-02') };

  test('with the field that it does not know', async () => {
    await admin.commit(set(path, { ...stored, ...LATER }));
    expect(await change()).toBe('allowed');
    expect(JSON.stringify(await admin.read(path))).toContain('"A1"');
  });

  test('without it', async () => {
    await admin.commit(set(path, stored));
    expect(await change()).toBe('allowed');
  });
});

describe('the new field of a lot', () => {
  const recorded = (before: unknown) => changesOf(LATER, { [LATER_FIELD]: before });
  const graded = (before: unknown) => {
    const lastOp = nextOp();
    return as('editor').commit(
      update(lot, { ...LATER, ...changedBy('editor'), lastOp }),
      create(`${sale}/ops/${lastOp}`, recordOf('editor', 'editLot', LOT, recorded(before))),
    );
  };

  test('is written into a lot that an older page has made, and recorded as absent before', async () => {
    expect(await graded('B2')).toBe('permission-denied');
    expect(await graded('')).toBe('allowed');
  });

  test('is not slipped into a new lot', async () => {
    const id = deviceId('graded');
    const content: Data = { ...newLot('editor'), lastOp: id };
    const silent = create(`${sale}/lots/${id}`, { ...content, ...LATER });
    expect(await as('editor').commit(silent, creationOf('editor', id, content))).toBe('permission-denied');
    const empty = create(`${sale}/lots/${id}`, { ...content, [LATER_FIELD]: '' });
    expect(await as('editor').commit(empty, creationOf('editor', id, content))).toBe('allowed');
  });
});
