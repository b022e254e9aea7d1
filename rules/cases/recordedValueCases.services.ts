import { runCases } from '../support/cases';
import { create, remove, SERVER_TIME, update, type Data } from '../support/firestoreClient';
import { CANARY, changedBy, deviceId, LOT, newLot, newPhoto, PHOTO, SALE } from '../support/fixture';
import { admin, as } from '../support/harness';
import {
  changesOf,
  creationOf,
  lotChanged,
  lotMade,
  ofPhoto,
  photoAdded,
  photoChanged,
  privateSaid,
  recordOf,
} from '../support/recorded';

const sale = `sales/${SALE}`;
const photo = `${sale}/photos/${PHOTO}`;
const fresh = deviceId('fresh');
const editor = as('editor');
const change = (before: unknown, after: unknown) => ({ before, after });
const record = (kind: string, changes: Data, lotId = LOT, id = fresh) =>
  create(`${sale}/ops/${id}`, recordOf('editor', kind, lotId, changes));
const lot = (fields: Data, lotId = LOT) =>
  update(`${sale}/lots/${lotId}`, { ...changedBy('editor'), lastOp: fresh, ...fields });
const changedPhoto = (fields: Data) => update(photo, { lastOp: fresh, ...fields });
const newPhotoWith = (fields: Data = {}) =>
  create(`${sale}/photos/${fresh}`, { ...newPhoto('editor', fresh), lastOp: fresh, ...fields });

/** Steps of a lot: what the record says stands there afterwards is what the lot holds. */
runCases([
  {
    name: 'a move recorded with another place',
    denied: () => editor.commit(lot({ order: 'b0' }), record('moveLot', { order: change('a0', 'c0') })),
    allowed: () => editor.commit(lot({ order: 'b0' }), record('moveLot', { order: change('a0', 'b0') })),
  },
  {
    name: 'a number recorded as another',
    denied: () => editor.commit(lot({ number: 13 }), record('setNumber', { number: change(12, 14) })),
    allowed: () => editor.commit(lot({ number: 13 }), record('setNumber', { number: change(12, 13) })),
  },
  {
    name: 'a letter recorded as another',
    denied: () => editor.commit(lot({ suffix: 'A' }), record('setNumber', { suffix: change('', 'B') })),
    allowed: () => editor.commit(lot({ suffix: 'A' }), record('setNumber', { suffix: change('', 'A') })),
  },
  {
    name: 'a lot put into the bin and recorded as restored',
    denied: () => editor.commit(lot({ deletedAt: SERVER_TIME }), record('trashLot', { deletedAt: change(null, null) })),
    allowed: () => editor.commit(lot({ deletedAt: SERVER_TIME }), record('trashLot', { deletedAt: change(null, 1) })),
  },
  {
    name: 'another title beside the state that the record names',
    denied: () =>
      editor.commit(lot({ status: 'ready', title: 'x' }), record('setLotStatus', { status: change('draft', 'ready') })),
    allowed: () =>
      editor.commit(lot({ status: 'ready' }), record('setLotStatus', { status: change('draft', 'ready') })),
  },
  {
    name: 'another title beside the cover that a new photo becomes',
    denied: () =>
      editor.commit(newPhotoWith(), lot({ coverPhotoId: fresh, title: 'x' }), record('addPhoto', ofPhoto(null, fresh))),
    allowed: () =>
      editor.commit(newPhotoWith(), lot({ coverPhotoId: fresh }), record('addPhoto', ofPhoto(null, fresh))),
  },
  {
    name: 'two new lots with one record',
    denied: () => {
      const content = { ...newLot('editor'), lastOp: fresh };
      return editor.commit(
        create(`${sale}/lots/${fresh}`, content),
        create(`${sale}/lots/${deviceId('second')}`, content),
        creationOf('editor', fresh, content),
      );
    },
    allowed: () => editor.commit(...lotMade('editor', fresh), ...lotMade('editor', deviceId('second'))),
  },
]);

/** A step that its record does not name: the history would show that something was done, and not what. */
const unnamed = (kind: string, fields: Data, recorded: Data, named: Data) => ({
  name: `${kind} of ${Object.keys(fields).join(' and ')}, and a record that names ${Object.keys(recorded).join() || 'nothing'}`,
  denied: () => editor.commit(lot(fields), record(kind, recorded)),
  allowed: () => editor.commit(lot(fields), record(kind, named)),
});
const gone = { deletedAt: change(null, 1) };
const ready = { status: change('draft', 'ready') };
const renumbered = { number: change(12, 13), suffix: change('', 'B') };
runCases([
  unnamed('moveLot', { order: 'b0' }, {}, { order: change('a0', 'b0') }),
  unnamed('setNumber', { number: 13, suffix: 'B' }, {}, renumbered),
  unnamed('setNumber', { number: 13, suffix: 'B' }, { number: renumbered.number }, renumbered),
  unnamed('setLotStatus', { status: 'ready' }, {}, ready),
  unnamed('trashLot', { deletedAt: SERVER_TIME }, {}, gone),
  ...[NaN, -1, '1'].map((moment) => ({
    name: `a lot put into the bin at a moment that is none: ${String(moment)}`,
    denied: () =>
      editor.commit(lot({ deletedAt: SERVER_TIME }), record('trashLot', { deletedAt: change(null, moment) })),
    allowed: () => editor.commit(lot({ deletedAt: SERVER_TIME }), record('trashLot', gone)),
  })),
  {
    name: 'a lot put into the bin that was there at a moment that is none',
    denied: () => editor.commit(lot({ deletedAt: SERVER_TIME }), record('trashLot', { deletedAt: change(NaN, 1) })),
    allowed: () => editor.commit(lot({ deletedAt: SERVER_TIME }), record('trashLot', gone)),
  },
]);

/** One more time under a record of before: only what is new may tell of a change. */
runCases([
  {
    name: 'a reserve that is changed again under the record of its first change',
    denied: async () => {
      const [there = {}, recorded = {}] = privateSaid('editor', LOT, { reserve: 1 }, CANARY);
      expect(await editor.commit(there, recorded)).toBe('allowed');
      await editor.commit(...privateSaid('editor', LOT, { reserve: CANARY.reserve }, { ...CANARY, reserve: 1 }));
      return editor.commit(there);
    },
    allowed: async () => {
      await editor.commit(...privateSaid('editor', LOT, { reserve: 1 }, CANARY));
      await editor.commit(...privateSaid('editor', LOT, { reserve: CANARY.reserve }, { ...CANARY, reserve: 1 }));
      return editor.commit(...privateSaid('editor', LOT, { reserve: 1 }, CANARY));
    },
  },
  {
    name: 'a photo that is added again under the record of its first addition',
    denied: async () => {
      const added = photoAdded('editor', fresh);
      expect(await editor.commit(...added)).toBe('allowed');
      await editor.commit(
        remove(`${sale}/photos/${fresh}`),
        record('removePhoto', ofPhoto(fresh, null), LOT, deviceId('gone')),
      );
      return editor.commit(...added.slice(0, 1));
    },
    allowed: () => editor.commit(...photoAdded('editor', fresh)),
  },
  {
    name: 'a caption that is written again under the record of its first writing',
    denied: async () => {
      const [there = {}, recorded = {}] = photoChanged('editor', PHOTO, LOT, { caption: 'x' });
      expect(await editor.commit(there, recorded)).toBe('allowed');
      await editor.commit(...photoChanged('editor', PHOTO, LOT, { caption: 'y' }));
      return editor.commit(there);
    },
    allowed: async () => {
      await editor.commit(...photoChanged('editor', PHOTO, LOT, { caption: 'y' }));
      return editor.commit(...photoChanged('editor', PHOTO, LOT, { caption: 'x' }));
    },
  },
]);

/** Photos: the record is of this photo, of its lot, and of what the photo holds afterwards. */
const rightEdit = (fields: Data) => () => editor.commit(...photoChanged('editor', PHOTO, LOT, fields));
runCases([
  {
    name: 'a new photo recorded as one of another lot',
    denied: () => editor.commit(newPhotoWith(), record('addPhoto', ofPhoto(null, fresh), deviceId('other'))),
    allowed: () => editor.commit(newPhotoWith(), record('addPhoto', ofPhoto(null, fresh))),
  },
  {
    name: 'a new photo recorded with a caption',
    denied: () =>
      editor.commit(newPhotoWith(), record('addPhoto', { ...ofPhoto(null, fresh), caption: change('', '') })),
    allowed: () => editor.commit(newPhotoWith(), record('addPhoto', ofPhoto(null, fresh))),
  },
  {
    name: 'a new photo recorded as one that came instead of another',
    denied: () => editor.commit(newPhotoWith(), record('addPhoto', ofPhoto(PHOTO, fresh))),
    allowed: () => editor.commit(newPhotoWith(), record('addPhoto', ofPhoto(null, fresh))),
  },
  {
    name: 'a turn recorded with another file',
    denied: () =>
      editor.commit(
        changedPhoto({ rotation: 180 }),
        record('editPhoto', { ...ofPhoto(PHOTO, PHOTO), rotation: change(90, 180), hash: change('a', 'b') }),
      ),
    allowed: rightEdit({ rotation: 180 }),
  },
  {
    name: 'a turn of one photo recorded as another’s before',
    denied: () =>
      editor.commit(
        changedPhoto({ rotation: 180 }),
        record('editPhoto', { ...ofPhoto(fresh, PHOTO), rotation: change(90, 180) }),
      ),
    allowed: rightEdit({ rotation: 180 }),
  },
  ...(
    [
      ['lot', { lotId: fresh }, { lotId: change(LOT, LOT) }],
      ['place', { order: 'b0' }, { order: change('a0', 'c0') }],
      ['caption', { caption: 'x' }, { caption: change('', 'y') }],
      ['turn', { rotation: 180 }, { rotation: change(90, 270) }],
    ] as const
  ).map(([name, fields, recorded]) => ({
    name: `another ${name} of a photo than its record names`,
    denied: () => editor.commit(changedPhoto(fields), record('editPhoto', { ...ofPhoto(PHOTO, PHOTO), ...recorded })),
    allowed: rightEdit(fields),
  })),
  {
    name: 'the removal of a photo recorded as if another stood there now',
    denied: () => editor.commit(remove(photo), record('removePhoto', ofPhoto(PHOTO, fresh))),
    allowed: () => editor.commit(remove(photo), record('removePhoto', ofPhoto(PHOTO, null))),
  },
  ...(
    [
      ['a lot with an id longer than ids are', { lotId: change('x'.repeat(21), null) }],
      ['a place longer than places are', { order: change('x'.repeat(101), null) }],
      ['a path longer than paths are', { path: change('x'.repeat(101), null) }],
      ['a height that is a text', { height: change('2560', null) }],
      ['bytes that are a text', { bytes: change('900000', null) }],
      ['a turn that is a text', { rotation: change('90', null) }],
    ] as const
  ).map(([name, recorded]) => ({
    name: `the removal of a photo recorded with ${name}`,
    denied: () => editor.commit(remove(photo), record('removePhoto', { ...ofPhoto(PHOTO, null), ...recorded })),
    allowed: () => editor.commit(remove(photo), record('removePhoto', ofPhoto(PHOTO, null))),
  })),
]);

/** What only editors see. */
runCases([
  {
    name: 'a private record of a change that nobody makes',
    denied: () =>
      editor.commit(
        create(
          `${sale}/opsPrivate/${fresh}`,
          recordOf('editor', 'editPrivate', LOT, changesOf({ reserve: 5 }, CANARY)),
        ),
      ),
    allowed: () => editor.commit(...privateSaid('editor', LOT, { reserve: 5 }, CANARY)),
  },
]);

/** Of what is in the catalogue nothing is taken away. */
const binned = async (status: string) => {
  await admin.commit(update(`${sale}/lots/${LOT}`, { status }));
  return editor.commit(...lotChanged('editor', LOT, { deletedAt: SERVER_TIME }));
};
runCases(
  ['published', 'sold', 'passed', 'withdrawn'].map((status) => ({
    name: `a lot put into the bin that is ${status}, though the sale were open`,
    denied: () => binned(status),
    allowed: () => binned('ready'),
  })),
);
