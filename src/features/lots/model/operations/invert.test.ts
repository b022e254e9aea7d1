import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { LOT_STATUSES, type Lot, type LotPrivate } from '../../../../domain/lots/lot';
import { resultOf } from '../../../../domain/lots/lotResult';
import { type Photo, turned } from '../../../../domain/photos/photo';
import {
  type Operation,
  type OperationDraft,
  type OperationKind,
  invert,
} from '../../../../domain/operations/operations';
import { allEntities } from '../../../../shared/buckets/buckets';
import { buildLot, buildPhoto } from '../../../../testing/stores/builders';
import { lotMachine } from '../lots/lotMachine';
import lotsSlice, {
  lotsReceived,
  privateReceived,
  saleEntered,
  selectLot,
  selectLotIds,
  selectLotPrivate,
  selectTrashedLots,
} from '../lots/lotsSlice';
import photosSlice, { photosReceived, selectPhotoIdsOfLot, selectStoredPhoto } from '../photos/photosSlice';
import savesSlice, {
  operationMade,
  operationsMade,
  saveDiscarded,
  saveRefused,
  saveSent,
  sendStarted,
} from '../saves/savesSlice';

const reducer = combineReducers({ lots: lotsSlice.reducer, photos: photosSlice.reducer, saves: savesSlice.reducer });
type State = ReturnType<typeof reducer>;
const after = (state: State | undefined, ...actions: UnknownAction[]): State =>
  actions.reduce(reducer, state ?? reducer(undefined, { type: 'start' }));

const saleId = 'S';
const LOTS = ['lot0', 'lot1', 'lot2'];
const PHOTOS = ['photo0', 'photo1', 'photo2', 'photo3'];

/** What is laid over the server's state, of lots, of what is private of them and of photos. */
const laidOver = ({ lots: { lots, privates }, photos: { photos } }: State): readonly unknown[] =>
  [lots, privates, photos].flatMap(({ unsent, presence }) => [
    ...allEntities(unsent),
    ...allEntities<unknown>(presence),
  ]);

/** All that a person can see of the sale. */
const shown = (state: State) => ({
  ids: selectLotIds(state),
  trashed: selectTrashedLots(state).map(({ id }) => id),
  lots: LOTS.map((id) => selectLot(state, id)),
  privates: LOTS.map((id) => ({ ...selectLotPrivate(state, id), id })),
  photos: PHOTOS.map((id) => selectStoredPhoto(state, id)),
  byLot: LOTS.map((id) => selectPhotoIdsOfLot(state, id)),
});

const order = fc.constantFrom('a0', 'a1', 'a2', 'a3', 'a4');
const number = fc.option(fc.record({ number: fc.integer({ min: 1, max: 99 }), suffix: fc.constantFrom('', 'A') }));
const sale = fc
  .record({
    lots: fc.array(fc.record({ order, number, status: fc.constantFrom(...LOT_STATUSES) }), {
      minLength: 3,
      maxLength: 3,
    }),
    trashed: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    photos: fc.array(fc.record({ order, lotId: fc.constantFrom(...LOTS) }), { minLength: 3, maxLength: 3 }),
    privates: fc.array(fc.record({ reserve: fc.option(fc.nat(99)), consignor: fc.string({ maxLength: 3 }) }), {
      maxLength: 3,
    }),
  })
  .map(({ lots, trashed, photos, privates }): State => {
    const received = lots.map((lot, index): Lot =>
      buildLot({
        ...lot,
        id: `lot${index}`,
        number: lot.number?.number ?? null,
        suffix: lot.number?.suffix ?? '',
        deletedAt: trashed[index] === true ? 5 : null,
        coverPhotoId: `photo${index}`,
      }),
    );
    const secrets = privates.map((each, index): LotPrivate => ({ ...each, notes: '', toCheck: '', id: `lot${index}` }));
    const pictures = photos.map((photo, index): Photo => buildPhoto({ ...photo, id: `photo${index}` }));
    return after(
      undefined,
      saleEntered({ saleId }),
      lotsReceived({ saleId, changed: received, removed: [], fromServer: true }),
      privateReceived({ saleId, changed: secrets, removed: [], fromServer: true }),
      photosReceived({ saleId, changed: pictures, removed: [] }),
    );
  });

/** What a person could do to the sale as it is: every `before` is what is shown. */
const draftsOf: Readonly<
  Record<Exclude<OperationKind, 'createLot'>, (state: State, seed: number) => OperationDraft | null>
> = {
  editLot: (state, seed) => {
    const lot = pick(state, seed);
    const changes = {
      title: { before: lot.title, after: `T${seed}` },
      startPrice: { before: lot.startPrice, after: seed },
      coverPhotoId: { before: lot.coverPhotoId, after: null },
    };
    return { saleId, lotId: lot.id, kind: 'editLot', changes };
  },
  editPrivate: (state, seed) => {
    const { id: lotId } = pick(state, seed);
    const before = selectLotPrivate(state, lotId);
    const changes = { reserve: { before: before.reserve, after: seed }, notes: { before: before.notes, after: 'N' } };
    return { saleId, lotId, kind: 'editPrivate', changes };
  },
  setLotStatus: (state, seed) => {
    const { id: lotId, status: before } = pick(state, seed);
    const steps = Object.values(lotMachine.on[before]).flat();
    const next = steps[seed % Math.max(1, steps.length)];
    return next === undefined ? null : { saleId, lotId, kind: 'setLotStatus', before, after: next };
  },
  setResult: (state, seed) => {
    const lot = pick(state, seed);
    const before = resultOf(lot);
    if (before === null) return null;
    const after =
      seed % 2 === 0 ? { status: 'sold' as const, hammer: seed } : { status: 'passed' as const, hammer: null };
    return { saleId, lotId: lot.id, kind: 'setResult', before, after };
  },
  setNumber: (state, seed) => {
    const lot = pick(state, seed);
    return {
      saleId,
      lotId: lot.id,
      kind: 'setNumber',
      before: has(lot),
      after: seed % 5 === 0 ? null : { number: seed + 1, suffix: 'B' },
    };
  },
  moveLot: (state, seed) => {
    const lot = pick(state, seed);
    return { saleId, lotId: lot.id, kind: 'moveLot', before: lot.order, after: `a${seed % 7}` };
  },
  trashLot: (state, seed) => {
    const lot = pick(state, seed);
    return lot.deletedAt !== null
      ? null
      : { saleId, lotId: lot.id, kind: 'trashLot', number: has(lot), deletedAt: seed };
  },
  restoreLot: (state, seed) => {
    const { id: lotId, deletedAt, ...lot } = pick(state, seed);
    return deletedAt === null ? null : { saleId, lotId, kind: 'restoreLot', number: has(lot), deletedAt };
  },
  addPhoto: (state, seed) => {
    const lot = pick(state, seed);
    const photo = buildPhoto({ id: 'photo3', lotId: lot.id, order: `a${seed % 7}` });
    return { saleId, lotId: lot.id, kind: 'addPhoto', photo, cover: true, coverBefore: lot.coverPhotoId };
  },
  removePhoto: (state, seed) => {
    const photo = pickPhoto(state, seed);
    const cover = selectLot(state, photo.lotId)?.coverPhotoId === photo.id;
    return {
      saleId,
      lotId: photo.lotId,
      kind: 'removePhoto',
      photo,
      cover,
      coverAfter: seed % 2 === 0 ? null : 'photo1',
    };
  },
  editPhoto: (state, seed) => {
    const { id: photoId, lotId, order: before, caption, rotation } = pickPhoto(state, seed);
    const changes = {
      order: { before, after: `a${seed % 7}` },
      lotId: { before: lotId, after: LOTS[(seed * 7) % 3] ?? lotId },
      caption: { before: caption, after: `Mark ${seed}` },
      rotation: { before: rotation, after: turned(rotation, 'left') },
    };
    return { saleId, lotId, kind: 'editPhoto', photoId, changes };
  },
};

function pick(state: State, seed: number): Lot {
  const lot = selectLot(state, `lot${seed % 3}`);
  if (lot === undefined) throw new Error('No such lot.');
  return lot;
}

function pickPhoto(state: State, seed: number): Photo {
  const photo = selectStoredPhoto(state, `photo${seed % 3}`);
  if (photo === undefined) throw new Error('No such photo.');
  return photo;
}

const has = ({ number: value, suffix }: Pick<Lot, 'number' | 'suffix'>) =>
  value === null ? null : { number: value, suffix };
const made = (draft: OperationDraft, id: string): Operation => ({ ...draft, id, uid: 'ada' });

const kinds = Object.keys(draftsOf) as (keyof typeof draftsOf)[];
const act = fc.record({ state: sale, kind: fc.constantFrom(...kinds), seed: fc.nat(200) });

/** Runs a check for every kind, with an operation that changes something. */
function forEveryKind(check: (state: State, operation: Operation, back: OperationDraft) => void): void {
  const seen = new Set<OperationKind>();
  fc.assert(
    fc.property(act, ({ state, kind, seed }) => {
      const draft = draftsOf[kind](state, seed);
      const operation = draft === null ? null : made(draft, 'there');
      const back = operation === null ? null : invert(operation, 5);
      if (operation === null || back === null) return;
      seen.add(kind);
      check(state, operation, back);
    }),
    { numRuns: 600 },
  );
  expect([...seen].sort()).toEqual([...kinds].sort());
}

describe('taking an operation back', () => {
  it('shows the sale as it was, before the server has either', () => {
    forEveryKind((state, operation, back) => {
      const both = after(state, operationMade({ operation }), operationsMade({ operations: [made(back, 'back')] }));
      expect(shown(both)).toEqual(shown(state));
    });
  });

  it('shows the sale as it was, when the server has taken one after the other', () => {
    forEveryKind((state, operation, back) => {
      const there = after(state, operationMade({ operation }), saveSent({ operation }));
      const returned = made(back, 'back');
      const both = after(there, operationMade({ operation: returned }), saveSent({ operation: returned }));
      expect(shown(both)).toEqual(shown(state));
      expect(laidOver(both)).toEqual([]);
    });
  });

  it('twice is doing it', () => {
    forEveryKind((state, operation, back) => {
      const again = invert(made(back, 'back'), 5);
      if (again === null) throw new Error('What was taken back can be done again.');
      const there = after(state, operationMade({ operation }));
      const round = after(
        there,
        operationMade({ operation: made(back, 'back') }),
        operationMade({ operation: made(again, 'again') }),
      );
      expect(shown(round)).toEqual(shown(there));
    });
  });
});

it('discarding what the server refused shows the sale as it was, too', () => {
  forEveryKind((state, operation) => {
    const refused = [sendStarted({ id: operation.id }), saveRefused({ id: operation.id, code: 'permission-denied' })];
    const dropped = after(state, operationMade({ operation }), ...refused, saveDiscarded({ operation }));
    expect(shown(dropped)).toEqual(shown(state));
    expect(laidOver(dropped)).toEqual([]);
  });
});

it('a new lot is taken back into the trash, from where it comes again', () => {
  const create = made(
    { saleId, lotId: 'lot9', kind: 'createLot', number: 7, suffix: 'A', order: 'a1', fields: {} },
    'c',
  );
  const back = invert(create, 5);
  expect(back).toEqual({ saleId, lotId: 'lot9', kind: 'trashLot', number: { number: 7, suffix: 'A' }, deletedAt: 5 });
  if (back === null) return;
  const empty = after(undefined, saleEntered({ saleId }));
  const there = after(empty, operationMade({ operation: create }));
  const gone = after(there, operationMade({ operation: made(back, 'back') }));
  expect(selectLotIds(gone)).toEqual([]);
  const again = invert(made(back, 'back'), 5);
  if (again === null) throw new Error('It can come again.');
  expect(shown(after(gone, operationMade({ operation: made(again, 'again') })))).toEqual(shown(there));
});

it.each([['ready', 'published']] as const)('a lot that went from %s to %s stays', (before, then) => {
  expect(invert(made({ saleId, lotId: 'lot0', kind: 'setLotStatus', before, after: then }, 's'), 5)).toBeNull();
});
