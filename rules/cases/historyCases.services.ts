import { runCases } from '../support/cases';
import { create, remove, SERVER_TIME, set, update, type Data } from '../support/firestoreClient';
import {
  CANARY,
  changedBy,
  deviceId,
  IMPORT,
  LOT,
  newImport,
  newLot,
  newOp,
  newPhoto,
  newPrivateOp,
  OP,
  PHOTO,
  SALE,
} from '../support/fixture';
import { admin, as } from '../support/harness';
import {
  changesOf,
  lotChanged,
  lotMade,
  ofPhoto,
  photoAdded,
  photoChanged,
  privateSaid,
  recordOf,
} from '../support/recorded';

const sale = `sales/${SALE}`;
const lot = `${sale}/lots/${LOT}`;
const photo = `${sale}/photos/${PHOTO}`;
const secret = `${sale}/lotPrivate/${LOT}`;
const fresh = deviceId('fresh');
const op = (id: string) => `${sale}/ops/${id}`;
const editor = as('editor');
const importOf = (id = fresh) => `${sale}/imports/${id}`;
const change = (before: unknown, after: unknown) => ({ before, after });
const edited = (fields: Data, lastOp = fresh) => update(lot, { ...changedBy('editor'), lastOp, ...fields });
const record = (kind: string, changes: Data, lotId = LOT) =>
  create(op(fresh), recordOf('editor', kind, lotId, changes));
const secretly = () => privateSaid('editor', LOT, { reserve: 1 }, CANARY);
const rightly = () => editor.commit(...lotChanged('editor', LOT, { title: 'A stool' }));

/** Changes without a record. */
runCases([
  {
    name: 'an import whose file has a name that turns the direction of reading round',
    denied: () => as('editor').commit(create(importOf(), { ...newImport('editor'), name: 'a\u202Evsc.exe' })),
    allowed: () => as('editor').commit(create(importOf(), { ...newImport('editor'), name: 'a.csv' })),
  },
  {
    name: 'an import in the name of another',
    denied: () => as('owner').commit(create(importOf(), newImport('editor'))),
    allowed: () => as('owner').commit(create(importOf(), newImport('owner'))),
  },
  {
    name: 'another name for an import that a colleague has noted',
    denied: () => as('owner').commit(set(importOf(IMPORT), newImport('owner'))),
    allowed: () => as('owner').commit(set(importOf(), newImport('owner'))),
  },
  {
    name: 'a change of a lot that no record tells of',
    denied: () => editor.commit(edited({ title: 'A stool' })),
    allowed: rightly,
  },
  {
    name: 'a change of a lot that names no record, beside one',
    denied: () =>
      editor.commit(
        update(lot, { title: 'A stool', ...changedBy('editor') }),
        record('editLot', { title: change('A chair', 'A stool') }),
      ),
    allowed: rightly,
  },
  {
    name: 'a change of a lot that names the record of an earlier one',
    denied: () => editor.commit(edited({ title: 'A stool' }, OP)),
    allowed: rightly,
  },
  {
    name: 'a change of a lot of an older build, without a record',
    denied: async () => {
      const { lastOp: _, ...older } = newLot('editor');
      await admin.commit(set(lot, { ...older, createdAt: new Date(0), updatedAt: new Date(0) }));
      return editor.commit(update(lot, { title: 'A stool', ...changedBy('editor') }));
    },
    allowed: async () => {
      const { lastOp: _, ...older } = newLot('editor');
      await admin.commit(set(lot, { ...older, createdAt: new Date(0), updatedAt: new Date(0) }));
      return rightly();
    },
  },
  {
    name: "a change of a lot with the record of another lot's",
    denied: () =>
      editor.commit(
        ...lotMade('editor', fresh),
        edited({ title: 'A stool' }, String(lastOpOf(lotMade('editor', fresh)))),
      ),
    allowed: () => editor.commit(...lotMade('editor', fresh), ...lotChanged('editor', LOT, { title: 'A stool' })),
  },
  {
    name: 'two lots changed with one record',
    denied: async () => {
      await editor.commit(...lotMade('editor', deviceId('lot2')));
      return editor.commit(
        edited({ title: 'A stool' }),
        update(`${sale}/lots/${deviceId('lot2')}`, { title: 'A stool', ...changedBy('editor'), lastOp: fresh }),
        record('editLot', { title: change('A chair', 'A stool') }),
      );
    },
    allowed: rightly,
  },
  {
    name: 'a field changed that the record does not name',
    denied: () =>
      editor.commit(
        edited({ title: 'A stool', description: 'x' }),
        record('editLot', { title: change('A chair', 'A stool') }),
      ),
    allowed: () => editor.commit(...lotChanged('editor', LOT, { title: 'A stool', description: 'x' })),
  },
  {
    name: 'a new lot without a record',
    denied: () => editor.commit(create(`${sale}/lots/${fresh}`, newLot('editor'))),
    allowed: () => editor.commit(...lotMade('editor', fresh)),
  },
  {
    name: 'a new lot with words that its record leaves out',
    denied: () =>
      editor.commit(
        create(`${sale}/lots/${fresh}`, { ...newLot('editor'), lastOp: fresh }),
        record('createLot', changesOf({ number: 12, suffix: '', order: 'a0', title: 'A chair' }), fresh),
      ),
    allowed: () => editor.commit(...lotMade('editor', fresh)),
  },
  {
    name: 'a reserve that no record tells of',
    denied: () => editor.commit(update(secret, { reserve: 1, ...changedBy('editor'), lastOp: fresh })),
    allowed: () => editor.commit(...secretly()),
  },
  {
    name: 'a note that the record of a reserve does not name',
    denied: () =>
      editor.commit(
        update(secret, { reserve: 1, notes: 'x', ...changedBy('editor'), lastOp: fresh }),
        create(
          `${sale}/opsPrivate/${fresh}`,
          recordOf('editor', 'editPrivate', LOT, { reserve: change(CANARY.reserve, 1) }),
        ),
      ),
    allowed: () => editor.commit(...secretly()),
  },
  {
    name: 'a reserve with a record for the eyes of viewers',
    denied: () =>
      editor.commit(
        update(secret, { reserve: 1, ...changedBy('editor'), lastOp: fresh }),
        edited({ title: 'A stool' }),
        record('editLot', { title: change('A chair', 'A stool') }),
      ),
    allowed: () => editor.commit(...secretly()),
  },
  {
    name: 'a photo that no record tells of',
    denied: () => editor.commit(create(`${sale}/photos/${fresh}`, newPhoto('editor', fresh))),
    allowed: () => editor.commit(...photoAdded('editor', fresh)),
  },
  {
    name: 'a caption that no record tells of',
    denied: () => editor.commit(update(photo, { caption: 'x', lastOp: fresh })),
    allowed: () => editor.commit(...photoChanged('editor', PHOTO, LOT, { caption: 'x' })),
  },
  {
    name: 'a turn that the record of a caption does not name',
    denied: () =>
      editor.commit(
        update(photo, { caption: 'x', rotation: 180, lastOp: fresh }),
        record('editPhoto', { ...ofPhoto(PHOTO, PHOTO), caption: change('', 'x') }),
      ),
    allowed: () => editor.commit(...photoChanged('editor', PHOTO, LOT, { caption: 'x', rotation: 180 })),
  },
]);

/** Records without a change, and records that lie. */
runCases([
  {
    name: 'a record of a change that nobody makes',
    denied: () => editor.commit(record('editLot', { title: change('A chair', 'A stool') })),
    allowed: rightly,
  },
  {
    name: 'a record of what the lot does not hold afterwards',
    denied: () => editor.commit(edited({ title: 'A stool' }), record('editLot', { title: change('', 'A throne') })),
    allowed: rightly,
  },
  {
    name: 'a record of a text that stood elsewhere before',
    denied: () => editor.commit(edited({ title: 'A stool' }), record('editLot', { title: change('A bed', 'A stool') })),
    allowed: () =>
      editor.commit(edited({ title: 'A stool' }), record('editLot', { title: change('A chair', 'A stool') })),
  },
  {
    name: 'a reserve recorded as if another had stood before',
    denied: () =>
      editor.commit(
        update(secret, { reserve: 1, ...changedBy('editor'), lastOp: fresh }),
        create(`${sale}/opsPrivate/${fresh}`, recordOf('editor', 'editPrivate', LOT, { reserve: change(5, 1) })),
      ),
    allowed: () => editor.commit(...secretly()),
  },
  {
    name: 'a record of a lot that there is not',
    denied: () => editor.commit(record('editLot', { title: change('', 'x') }, deviceId('noLot'))),
    allowed: rightly,
  },
  {
    name: 'an edit under the name of a move',
    denied: () => editor.commit(...lotChanged('editor', LOT, { title: 'A stool' }, { kind: 'moveLot' })),
    allowed: () => editor.commit(...lotChanged('editor', LOT, { order: 'b0' }, { kind: 'moveLot' })),
  },
  {
    name: 'a lot that goes to no place',
    denied: () => editor.commit(...lotChanged('editor', LOT, { order: '' }, { kind: 'moveLot' })),
    allowed: () => editor.commit(...lotChanged('editor', LOT, { order: 'b0' }, { kind: 'moveLot' })),
  },
  {
    name: 'a change under the name of a creation',
    denied: () => editor.commit(...lotChanged('editor', LOT, { title: 'A stool' }, { kind: 'createLot' })),
    allowed: rightly,
  },
  {
    name: "a move of a lot under the name of its photo's",
    denied: () =>
      editor.commit(
        ...photoChanged('editor', PHOTO, LOT, { order: 'b0' }).slice(1, 1),
        edited({ order: 'b0' }),
        update(photo, { order: 'b0', lastOp: fresh }),
        record('editPhoto', { ...ofPhoto(PHOTO, PHOTO), order: change('a0', 'b0') }),
      ),
    allowed: () => editor.commit(...lotChanged('editor', LOT, { order: 'b0' })),
  },
  {
    name: 'a record of a photo that nobody adds',
    denied: () => editor.commit(record('addPhoto', ofPhoto(null, fresh))),
    allowed: () => editor.commit(...photoAdded('editor', fresh)),
  },
  {
    name: 'a record of a photo that is there already',
    denied: () => editor.commit(record('addPhoto', ofPhoto(null, PHOTO))),
    allowed: () => editor.commit(...photoAdded('editor', fresh)),
  },
  {
    name: 'a record of a turn that nobody makes',
    denied: () => editor.commit(record('editPhoto', { ...ofPhoto(PHOTO, PHOTO), rotation: change(90, 180) })),
    allowed: () => editor.commit(...photoChanged('editor', PHOTO, LOT, { rotation: 180 })),
  },
  {
    name: 'a record of the removal of a photo that stays',
    denied: () => editor.commit(record('removePhoto', ofPhoto(PHOTO, null))),
    allowed: () => editor.commit(remove(photo), record('removePhoto', ofPhoto(PHOTO, null))),
  },
  {
    name: 'another cover than the photo that is added',
    denied: () =>
      editor.commit(
        create(`${sale}/photos/${fresh}`, { ...newPhoto('editor', fresh), lastOp: fresh }),
        edited({ coverPhotoId: deviceId('other') }),
        record('addPhoto', ofPhoto(null, fresh)),
      ),
    allowed: () =>
      editor.commit(
        create(`${sale}/photos/${fresh}`, { ...newPhoto('editor', fresh), lastOp: fresh }),
        edited({ coverPhotoId: fresh }),
        record('addPhoto', ofPhoto(null, fresh)),
      ),
  },
  {
    name: 'a cover taken away with a photo whose record does not say so',
    denied: () =>
      editor.commit(remove(photo), edited({ coverPhotoId: null }), record('removePhoto', ofPhoto(PHOTO, null))),
    allowed: () =>
      editor.commit(
        remove(photo),
        edited({ coverPhotoId: null }),
        record('removePhoto', { ...ofPhoto(PHOTO, null), coverPhotoId: change(PHOTO, null) }),
      ),
  },
]);

/** What a record may be of. */
const huge = 'x'.repeat(900_000);
const withRecord = (changes: Data) => editor.commit(edited({ title: 'A stool' }), record('editLot', changes));
const title = change('A chair', 'A stool');
runCases([
  ...(
    [
      ['900,000 characters of what stood before', { title: change(huge, 'A stool') }],
      ['a text before that no title can be', { title: change('x'.repeat(501), 'A stool') }],
      ['900,000 characters beside before and after', { title: { ...title, more: huge } }],
      ['a map of values before', { title: change({ more: huge }, 'A stool') }],
      ['a list of values before', { title: change([huge], 'A stool') }],
      ['a number before a text', { title: change(1, 'A stool') }],
      ['only what stands there afterwards', { title: { after: 'A stool' } }],
      ['a text instead of a change', { title: 'A stool' }],
      ['fields of a photo', { title, hash: change(null, 'x') }],
      ['fields of no lot', { title, anything: change(null, 'x') }],
      ['an amount before that is a text', { title, estimateLow: change(huge, 10_000) }],
      ['a place, which has a kind of its own', { title, order: change('a0', 'a0') }],
    ] as const
  ).map(([name, changes]) => ({
    name: `a record of an edit with ${name}`,
    denied: () => withRecord(changes),
    allowed: () => withRecord({ title }),
  })),
  ...(
    [
      ['900,000 characters of a hash', { hash: change(huge, null) }],
      ['a fingerprint longer than one', { source: change('f'.repeat(65), null) }],
      ['a caption longer than one', { caption: change('x'.repeat(501), null) }],
      ['a width that is a text', { width: change(huge, null) }],
      ['what stands there afterwards', { caption: change('', huge) }],
    ] as const
  ).map(([name, more]) => ({
    name: `a record of the removal of a photo with ${name}`,
    denied: () => editor.commit(remove(photo), record('removePhoto', { ...ofPhoto(PHOTO, null), ...more })),
    allowed: () => {
      const { lastOp: _, createdAt: _at, createdBy: _by, takenAt: _taken, ...fields } = newPhoto('editor', PHOTO);
      const gone = Object.entries(fields).map(([field, before]) => [field, change(before, null)]);
      return editor.commit(
        remove(photo),
        record('removePhoto', { ...ofPhoto(PHOTO, null), ...Object.fromEntries(gone) }),
      );
    },
  })),
  {
    name: 'a record of the trash with words instead of a time',
    denied: () =>
      editor.commit(edited({ deletedAt: SERVER_TIME }), record('trashLot', { deletedAt: change(huge, Date.now()) })),
    allowed: () =>
      editor.commit(edited({ deletedAt: SERVER_TIME }), record('trashLot', { deletedAt: change(null, Date.now()) })),
  },
  {
    name: 'a private record with 900,000 characters',
    denied: () =>
      editor.commit(
        update(secret, { reserve: 1, ...changedBy('editor'), lastOp: fresh }),
        create(`${sale}/opsPrivate/${fresh}`, {
          ...newPrivateOp('editor'),
          changes: { reserve: change(CANARY.reserve, 1), notes: change(huge, '') },
        }),
      ),
    allowed: () => editor.commit(...secretly()),
  },
]);

test('every kind of save goes through as the application makes it', async () => {
  await admin.commit(set(op(OP), { ...newOp('editor'), at: new Date(0) }));
  const all = [
    lotMade('editor', fresh),
    lotMade('editor', deviceId('bare'), { number: null, title: '', coverPhotoId: null }),
    lotChanged('editor', LOT, { status: 'ready' }),
    lotChanged('editor', LOT, { number: 13, suffix: 'A' }),
    lotChanged('editor', LOT, { order: 'b0' }),
    lotChanged('editor', LOT, { deletedAt: SERVER_TIME }),
    lotChanged('editor', LOT, { deletedAt: null, number: 14, suffix: '' }, { kind: 'restoreLot' }),
    privateSaid('editor', deviceId('bare'), { notes: 'Said first.' }),
    photoAdded('editor', fresh),
    photoChanged('editor', PHOTO, LOT, { lotId: fresh, order: 'c0' }),
  ];
  const verdicts: string[] = [];
  for (const writes of all) verdicts.push(await editor.commit(...writes));
  expect(verdicts).toEqual(all.map(() => 'allowed'));
});

function lastOpOf(writes: readonly object[]): unknown {
  const name = JSON.stringify(writes[1]);
  return /ops\/(\w{20})/.exec(name)?.[1];
}
