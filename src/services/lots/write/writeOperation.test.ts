import type { Firestore } from 'firebase/firestore';
import type { Operation } from '../../../domain/operations/operations';
import { serve, server } from '../../../testing/services/documentsSdk';
import { createFirebaseLotsGateway } from '../firebase/firebaseLotsGateway';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../../testing/services/documentsSdk').documentsSdk(),
);

const base = { id: 'op', saleId: 's', lotId: 'l', uid: 'ada' };
const NOW = 'the server’s time';
const TOUCHED = { updatedAt: NOW, updatedBy: 'ada', lastOp: 'op' };
const record = (kind: string, changes: object, more: object = {}) => ({
  by: 'ada',
  at: NOW,
  kind,
  lotId: 'l',
  changes,
  ...more,
});
const photo = {
  id: 'p',
  lotId: 'l',
  order: 'a0',
  path: 'sales/s/photos/p',
  width: 4,
  height: 3,
  bytes: 12,
  hash: 'ab',
  source: '',
  caption: '',
  rotation: 0 as const,
};
const { id: _id, ...photoFields } = photo;

/** The documents of what is written are judged by the rules, field by field: docs/data-model.md. */
describe('one operation is one commit of its change and its record', () => {
  it.each<[string, Operation, [string, unknown?][]]>([
    [
      'a state',
      { ...base, kind: 'setLotStatus', before: 'draft', after: 'ready', group: 'act' },
      [
        ['update sales/s/lots/l', { status: 'ready', ...TOUCHED }],
        [
          'set sales/s/ops/op',
          record('setLotStatus', { status: { before: 'draft', after: 'ready' } }, { group: 'act' }),
        ],
      ],
    ],
    [
      'a place',
      { ...base, kind: 'moveLot', before: 'a0', after: 'a1' },
      [
        ['update sales/s/lots/l', { order: 'a1', ...TOUCHED }],
        ['set sales/s/ops/op', record('moveLot', { order: { before: 'a0', after: 'a1' } })],
      ],
    ],
    [
      'a photo that comes',
      { ...base, kind: 'addPhoto', photo, cover: false },
      [
        ['set sales/s/photos/p', { ...photoFields, takenAt: null, createdAt: NOW, createdBy: 'ada', lastOp: 'op' }],
        ['set sales/s/ops/op', record('addPhoto', { photo: { before: null, after: 'p' } })],
      ],
    ],
    [
      'what is said of a photo',
      { ...base, kind: 'editPhoto', photoId: 'p', changes: { caption: { before: '', after: 'Mark' } } },
      [
        ['update sales/s/photos/p', { caption: 'Mark', lastOp: 'op' }],
        ['set sales/s/ops/op', expect.objectContaining({ kind: 'editPhoto' })],
      ],
    ],
    [
      'a photo that goes, and the cover that was it',
      { ...base, kind: 'removePhoto', photo, cover: true, coverAfter: 'q' },
      [
        ['delete sales/s/photos/p'],
        ['update sales/s/lots/l', { coverPhotoId: 'q', ...TOUCHED }],
        ['set sales/s/ops/op', expect.objectContaining({ kind: 'removePhoto' })],
      ],
    ],
  ])('%s', async (_name, operation, writes) => {
    serve({});
    await expect(createFirebaseLotsGateway({} as Firestore).apply(operation)).resolves.toEqual({});
    expect(server.writes).toEqual(writes);
  });
});

const number = (value: number, suffix = '') => ({ number: value, suffix });
const apply = (operation: Operation) => createFirebaseLotsGateway({} as Firestore).apply(operation);
const claim = { lotId: 'l', by: 'ada' };

describe('an operation that is refused', () => {
  const ready: Operation = { ...base, kind: 'setLotStatus', before: 'draft', after: 'ready' };

  it.each(['permission-denied', 'already-exists'])('is none when the server has it already (%s)', async (code) => {
    serve({ 'sales/s/ops/op': {} }, code);
    await expect(apply(ready)).resolves.toEqual({});
    const known = jest.fn();
    serve({ 'sales/s/ops/op': {} }, code);
    await createFirebaseLotsGateway({} as Firestore).apply(ready, known);
    expect(known).toHaveBeenCalledTimes(1);
  });

  it('is refused when the server has not, and not looked for after another failure', async () => {
    serve({}, 'permission-denied');
    await expect(apply(ready)).rejects.toMatchObject({ code: 'permission-denied' });
    serve({ 'sales/s/ops/op': {} }, 'resource-exhausted');
    await expect(apply(ready)).rejects.toMatchObject({ code: 'resource-exhausted' });
    expect(server.reads).toEqual([]);
  });

  it('is of a lot that is gone when its number is to be another one', async () => {
    serve({}, 'not-found');
    await expect(apply({ ...base, kind: 'setNumber', before: number(12), after: number(13) })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('an operation that gives or takes a number', () => {
  it('makes a lot with its extras in one map, claims its number, and says nothing of a hammer price', async () => {
    serve({});
    await apply({
      ...base,
      kind: 'createLot',
      ...number(12, 'A'),
      order: 'a0',
      fields: { title: 'A vase', 'extras.weight': 3, 'extras.style': '' },
    });
    const [[, made] = []] = server.writes;
    expect(server.writes.map(([write]) => write)).toEqual([
      'set sales/s/lots/l',
      'set sales/s/ops/op',
      'set sales/s/numbers/12A',
    ]);
    expect(made).toMatchObject({
      ...number(12, 'A'),
      order: 'a0',
      title: 'A vase',
      status: 'draft',
      deletedAt: null,
      createdAt: NOW,
      createdBy: 'ada',
      ...TOUCHED,
      extras: { weight: 3 },
    });
    expect(made).not.toHaveProperty(['extras.weight']);
    expect(made).not.toHaveProperty('hammer');
    expect(made).not.toHaveProperty('id');
    expect(server.writes[2]?.[1]).toEqual(claim);
  });

  it('throws a lot away by the server’s time, and lets go of its claim', async () => {
    serve({
      'sales/s/lots/l': { ...number(12), deletedAt: null },
      'sales/s/numbers/12': { lotId: 'l' },
    });
    await apply({ ...base, kind: 'trashLot', number: number(12), deletedAt: 5 });
    expect(server.writes).toEqual([
      ['update sales/s/lots/l', { deletedAt: NOW, ...TOUCHED }],
      ['set sales/s/ops/op', record('trashLot', { deletedAt: { before: null, after: 5 } })],
      ['delete sales/s/numbers/12'],
    ]);
  });

  it('brings a lot back with its number, which nobody has', async () => {
    serve({ 'sales/s/lots/l': { ...number(12), deletedAt: 5 } });
    await apply({ ...base, kind: 'restoreLot', number: number(12), deletedAt: 5 });
    expect(server.writes).toEqual([
      ['update sales/s/lots/l', { deletedAt: null, ...number(12), ...TOUCHED }],
      ['set sales/s/ops/op', expect.objectContaining({ kind: 'restoreLot' })],
      ['set sales/s/numbers/12', claim],
    ]);
  });

  it('lets go of the number that the lot really has, and not of the one that the page had seen', async () => {
    serve({ 'sales/s/lots/l': { ...number(20), deletedAt: null } });
    await apply({ ...base, kind: 'setNumber', before: number(12), after: number(13) });
    expect(server.reads).toEqual(['get sales/s/lots/l']);
    expect(server.writes.map(([write]) => write)).toEqual([
      'update sales/s/lots/l',
      'set sales/s/ops/op',
      'set sales/s/numbers/13',
      'delete sales/s/numbers/20',
    ]);
    expect(server.writes[1]?.[1]).toMatchObject({
      changes: { number: { before: 20, after: 13 } },
    });
  });

  it('takes a number away, and claims none', async () => {
    serve({ 'sales/s/lots/l': { ...number(12), deletedAt: null } });
    await apply({ ...base, kind: 'setNumber', before: number(12), after: null });
    expect(server.writes.map(([write]) => write)).toEqual([
      'update sales/s/lots/l',
      'set sales/s/ops/op',
      'delete sales/s/numbers/12',
    ]);
  });

  it.each([
    ['its own claim as it is', { lotId: 'l' }, 0],
    ['a number that was taken along for it, and into use', { lotId: 'l', reservedAt: 7 }, 1],
  ])('leaves %s', async (_name, held, written) => {
    serve({ 'sales/s/lots/l': { ...number(12), deletedAt: 5 }, 'sales/s/numbers/12': held });
    await apply({ ...base, kind: 'restoreLot', number: number(12), deletedAt: 5 });
    expect(server.writes.filter(([write]) => write === 'set sales/s/numbers/12')).toHaveLength(written);
  });

  it('does not give back a claim that is another lot’s by now', async () => {
    serve({
      'sales/s/lots/l': { ...number(12), deletedAt: null },
      'sales/s/numbers/12': { lotId: 'another' },
    });
    await apply({ ...base, kind: 'trashLot', number: number(12), deletedAt: 5 });
    expect(server.writes.map(([write]) => write)).toEqual(['update sales/s/lots/l', 'set sales/s/ops/op']);
  });

  it('writes a new lot without a number as it is, and reads nothing', async () => {
    serve({});
    await apply({ ...base, kind: 'createLot', number: null, suffix: '', order: 'a0', fields: {} });
    expect(server.reads).toEqual([]);
    expect(server.writes.map(([write]) => write)).toEqual(['set sales/s/lots/l', 'set sales/s/ops/op']);
  });
});

describe('a photo that is removed and put back', () => {
  it('has what a newer build has said of it again, and not what it had from this one', async () => {
    const gateway = createFirebaseLotsGateway({} as Firestore);
    const stored = { ...photoFields, takenAt: 1, createdAt: 2, createdBy: 'ben', lastOp: 'x', focus: [1, 2] };
    serve({ 'sales/s/photos/p': stored });
    await gateway.apply({ ...base, kind: 'removePhoto', photo, cover: false, coverAfter: null });
    await gateway.apply({ ...base, id: 'back', kind: 'addPhoto', photo, cover: false });
    expect(server.writes.find(([write]) => write === 'set sales/s/photos/p')?.[1]).toEqual({
      focus: [1, 2],
      ...photoFields,
      takenAt: null,
      createdAt: NOW,
      createdBy: 'ada',
      lastOp: 'back',
    });
  });

  it('is put back as it is known here where this page had never read it', async () => {
    const gateway = createFirebaseLotsGateway({} as Firestore);
    serve({});
    await gateway.apply({ ...base, kind: 'removePhoto', photo, cover: false, coverAfter: null });
    await gateway.apply({ ...base, id: 'back', kind: 'addPhoto', photo, cover: false });
    expect(server.writes.at(-2)?.[1]).not.toHaveProperty('focus');
  });
});
