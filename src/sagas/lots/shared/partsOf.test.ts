import type { Operation } from '../../../domain/operations/operations';
import { partsOf } from './partsOf';

const base = { saleId: 'S', uid: 'ada' };
const edit = (lot: number, id = `edit${String(lot)}`): Operation => ({
  ...base,
  id,
  lotId: `lot${String(lot)}`,
  kind: 'editLot',
  changes: { title: { before: 'A', after: 'B' } },
});
const again = (lot: number): Operation => ({
  ...base,
  id: `again${String(lot)}`,
  lotId: `lot${String(lot)}`,
  kind: 'setLotStatus',
  before: 'ready',
  after: 'draft',
});
const turn: Operation = {
  ...base,
  id: 'turn',
  lotId: 'lot0',
  kind: 'editPhoto',
  photoId: 'photo',
  changes: { rotation: { before: 0, after: 90 } },
};
const lots = Array.from({ length: 300 }, (_, i) => i);

it('parts edits of many lots, those in sight first, and keeps what is of one lot together and in order', () => {
  const operations = [...lots.flatMap((lot) => [again(lot), edit(lot)]), edit(0, 'later')];
  const parts = partsOf(operations);
  expect(parts.length).toBeGreaterThan(3);
  expect(new Set(parts[0]?.map(({ lotId }) => lotId)).size).toBe(25);
  expect(parts[0]?.slice(0, 3).map(({ id }) => id)).toEqual(['again0', 'edit0', 'later']);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(102);
  expect(new Set(parts.flat())).toEqual(new Set(operations));
  expect(parts.flat()).toHaveLength(operations.length);
});

it.each<[string, Operation[]]>([
  ['few lots', lots.slice(0, 100).map((lot) => edit(lot))],
  [
    'numbers, which go from lot to lot',
    lots.map((lot) => ({
      ...base,
      id: String(lot),
      lotId: `lot${String(lot)}`,
      kind: 'setNumber',
      before: null,
      after: null,
    })),
  ],
  ['edits with a photo among them', [...lots.map((lot) => edit(lot)), turn]],
])('leaves %s whole', (_name, operations) => {
  expect(partsOf(operations)).toEqual([operations]);
});

const create = (lot: number): Operation => ({
  ...base,
  id: `create${String(lot)}`,
  lotId: `lot${String(lot)}`,
  kind: 'createLot',
  number: lot,
  suffix: '',
  order: 'a0',
  fields: {},
});
const renumber = (lot: number): Operation => ({
  ...base,
  id: `number${String(lot)}`,
  lotId: `lot${String(lot)}`,
  kind: 'setNumber',
  before: { number: lot, suffix: '' },
  after: { number: lot + 500, suffix: '' },
});

it('parts lots that are made in hundreds', () => {
  const parts = partsOf(lots.map(create));
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.flat()).toHaveLength(lots.length);
});

it('takes lots away before those get their numbers back that gave them up for these', () => {
  const ids = (operations: readonly Operation[]) => partsOf(operations).map((part) => part.map(({ id }) => id));
  const made = [renumber(1), renumber(2), create(1), create(3)];
  expect(ids(made)).toEqual([
    ['create1', 'create3'],
    ['number1', 'number2'],
  ]);
  // What undid it is done again the other way round.
  expect(ids([create(1), create(3), renumber(1)])).toEqual([['number1'], ['create1', 'create3']]);
});

it('leaves whole what is no more than a person sees at once, unless numbers wait for lots that come or go', () => {
  const many = lots.slice(0, 60);
  const renumbered = [...many.slice(0, 30).map(renumber), ...many.slice(30).map((lot) => edit(lot))];
  expect(partsOf(renumbered)).toEqual([renumbered]);
  const made = many.map(create);
  expect(partsOf(made)).toEqual([made]);
});
