import { LONGEST_EXTRA, MOST_EXTRAS } from '../../src/domain/lots/extras';
import { type Actor, ACTORS, uidOf } from '../support/actors';
import { create, set, update, type Data } from '../support/firestoreClient';
import { changedBy, deviceId, LOT, newLot, SALE } from '../support/fixture';
import { BAD_EXTRAS, GOOD, GOOD_EXTRAS, many } from '../support/extrasValues';
import { admin, as, reset } from '../support/harness';
import { nextOp, recordOf } from '../support/recorded';

const sale = `sales/${SALE}`;
const lot = `${sale}/lots/${LOT}`;

beforeEach(reset);

interface Tried {
  readonly by?: Actor;
  readonly before?: Data;
  readonly after: unknown;
  readonly recorded?: Data;
  readonly kind?: string;
}

const without = (all: Data, other: Data): Data =>
  Object.fromEntries(Object.entries(all).filter(([id, value]) => other[id] !== value));

/** Sets the extras of the fixture's lot, and records the change: truly, unless the test gives another record. */
async function setExtras({ by = 'editor', before, after, recorded, kind = 'editLot' }: Tried): Promise<string> {
  if (before !== undefined) await admin.commit(update(lot, { extras: before }));
  const lastOp = nextOp();
  const now = typeof after === 'object' && after !== null ? (after as Data) : {};
  const changes = recorded ?? { before: without(before ?? {}, now), after: without(now, before ?? {}) };
  return as(by).commit(
    update(lot, { extras: after, ...changedBy(uidOf(by)), lastOp }),
    create(`${sale}/ops/${lastOp}`, recordOf(uidOf(by), kind, LOT, { extras: changes })),
  );
}

/** Makes a lot with these extras, which its record tells. */
function makeWith(extras: Data | null, { by = 'editor' as Actor, isRecorded = true } = {}): Promise<string> {
  const id = deviceId('withExtras');
  const lastOp = nextOp();
  const content: Data = { ...newLot(uidOf(by)), number: null, coverPhotoId: null, lastOp, extras };
  const named = ['title', 'description', 'estimateLow', 'estimateHigh', 'order'];
  const changes = Object.fromEntries(named.map((field) => [field, { before: null, after: content[field] }]));
  return as(by).commit(
    create(`${sale}/lots/${id}`, content),
    create(
      `${sale}/ops/${lastOp}`,
      recordOf(uidOf(by), 'createLot', id, {
        ...changes,
        ...(isRecorded && { extras: { before: {}, after: extras } }),
      }),
    ),
  );
}

describe.each(ACTORS)('%s', (actor) => {
  const may = actor === 'owner' || actor === 'editor' ? 'allowed' : 'permission-denied';
  test('sets, changes and takes away extras of a lot, or not', async () => {
    expect(await setExtras({ by: actor, after: GOOD })).toBe(may);
    expect(await setExtras({ by: actor, before: GOOD, after: { ...GOOD, endDate: '22/12/2026' } })).toBe(may);
    expect(await setExtras({ by: actor, before: GOOD, after: {} })).toBe(may);
  });
  test('makes a lot with extras, or not', async () => {
    expect(await makeWith(GOOD, { by: actor })).toBe(may);
  });
});

describe('what extras may be', () => {
  test.each(GOOD_EXTRAS)('%s: allowed', async (_name, after) => {
    expect(await setExtras({ after })).toBe('allowed');
    if (Object.keys(after as Data).length > 0) expect(await makeWith(after as Data)).toBe('allowed');
  });

  test.each(BAD_EXTRAS)('%s: refused', async (_name, after) => {
    expect(await setExtras({ after })).toBe('permission-denied');
  });
});

test('a lot is not made with null in the place of extras: nobody could add any to it', async () => {
  expect(await makeWith(null, { isRecorded: false })).toBe('permission-denied');
  expect(await makeWith({})).toBe('allowed');
});

describe('what a record says of extras', () => {
  const before: Data = { endDate: 'a', weight: 2 };
  const after: Data = { endDate: 'b', height: 1 };
  test.each<[what: string, recorded: Data, verdict: string]>([
    ['all that changed', { before: { endDate: 'a', weight: 2 }, after: { endDate: 'b', height: 1 } }, 'allowed'],
    ['less than came', { before: { endDate: 'a', weight: 2 }, after: { endDate: 'b' } }, 'permission-denied'],
    ['less than went', { before: { endDate: 'a' }, after: { endDate: 'b', height: 1 } }, 'permission-denied'],
    ['another value before', { before: { endDate: 'c', weight: 2 }, after }, 'permission-denied'],
    ['another value after', { before, after: { endDate: 'c', height: 1 } }, 'permission-denied'],
    ['more than changed', { before: { ...before, depth: 1 }, after: { ...after, depth: 1 } }, 'permission-denied'],
    ['something beside it', { before, after, more: 'x' }, 'permission-denied'],
    ['nothing before', { after }, 'permission-denied'],
  ])('%s', async (_name, recorded, verdict) => {
    expect(await setExtras({ before, after, recorded })).toBe(verdict);
  });

  test('they change with no other kind of record, and with none at all', async () => {
    expect(await setExtras({ after: GOOD, kind: 'moveLot' })).toBe('permission-denied');
    expect(await makeWith(GOOD, { isRecorded: false })).toBe('permission-denied');
    const lastOp = nextOp();
    expect(
      await as('editor').commit(
        update(lot, { extras: GOOD, title: 'A stool', ...changedBy('editor'), lastOp }),
        create(
          `${sale}/ops/${lastOp}`,
          recordOf('editor', 'editLot', LOT, { title: { before: 'A chair', after: 'A stool' } }),
        ),
      ),
    ).toBe('permission-denied');
  });

  test('a lot with extras takes its steps', async () => {
    await admin.commit(update(lot, { extras: many(MOST_EXTRAS, 'x'.repeat(LONGEST_EXTRA)) }));
    const lastOp = nextOp();
    const title = { before: 'A chair', after: 'A stool' };
    expect(
      await as('editor').commit(
        update(lot, { title: 'A stool', ...changedBy('editor'), lastOp }),
        create(`${sale}/ops/${lastOp}`, recordOf('editor', 'editLot', LOT, { title })),
      ),
    ).toBe('allowed');
    const moved = nextOp();
    expect(
      await as('editor').commit(
        update(lot, { order: 'b0', ...changedBy('editor'), lastOp: moved }),
        create(`${sale}/ops/${moved}`, recordOf('editor', 'moveLot', LOT, { order: { before: 'a0', after: 'b0' } })),
      ),
    ).toBe('allowed');
  });

  test('an older page that knows none of them edits such a lot', async () => {
    await admin.commit(
      set(`${sale}/lots/${LOT}`, { ...newLot('editor'), createdAt: new Date(), updatedAt: new Date(), extras: GOOD }),
    );
    const lastOp = nextOp();
    const title = { before: 'A chair', after: 'A stool' };
    expect(
      await as('editor').commit(
        update(lot, { title: 'A stool', ...changedBy('editor'), lastOp }),
        create(`${sale}/ops/${lastOp}`, recordOf('editor', 'editLot', LOT, { title })),
      ),
    ).toBe('allowed');
  });
});
