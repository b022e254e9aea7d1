import { NEW_LOT_FIELDS, NO_PRIVATE_FIELDS } from '../../src/domain/lots/lot';
import { create, SERVER_TIME, set, update, type Data } from './firestoreClient';
import { changedBy, deviceId, newLot, newPhoto, SALE } from './fixture';

const sale = `sales/${SALE}`;
const at = (collection: string, id: string) => `${sale}/${collection}/${id}`;
/** What every change brings along, and no record tells of. */
const BOOKKEEPING = new Set(['createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'lastOp']);

let saves = 0;
/** An id of a record that there is not yet. */
export const nextOp = (): string => deviceId(`saved${(saves += 1)}x`);

/** Under which id a document says that it is recorded; odd ones are tried too, and then the record has another one. */
export const opOf = ({ lastOp }: Data): string =>
  typeof lastOp === 'string' && /^\w+$/.test(lastOp) ? lastOp : deviceId('elsewhere');

const recordedValue = (value: unknown): unknown =>
  value === SERVER_TIME ? Date.now() : value instanceof Date ? value.getTime() : value;

/** A record's changes: each field with what it held in `before`, and holds from now on. A time is the device's own. */
export const changesOf = (fields: Data, before: Data = {}): Data =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => !BOOKKEEPING.has(field))
      .map(([field, after]) => [field, { before: recordedValue(before[field] ?? null), after: recordedValue(after) }]),
  );

export const recordOf = (by: string, kind: string, lotId: string, changes: Data): Data => ({
  by,
  at: SERVER_TIME,
  kind,
  lotId,
  changes,
});

/** The record that goes with a new lot: it names what the lot is made with. */
export function creationOf(by: string, lotId: string, lot: Data): object {
  const { status = 'draft', deletedAt = null, ...fields } = lot;
  const odd = { ...(status === 'draft' ? {} : { status }), ...(deletedAt === null ? {} : { deletedAt }) };
  return create(at('ops', opOf(lot)), recordOf(by, 'createLot', lotId, changesOf({ ...fields, ...odd })));
}

/** A new lot with its record, as the application saves it. */
export function lotMade(by: string, lotId: string, fields: Data = {}): object[] {
  const lot = { ...newLot(by), lastOp: nextOp(), ...fields };
  return [create(at('lots', lotId), lot), creationOf(by, lotId, lot)];
}

/** A change of a lot, which the fixture made unless `before` says otherwise, with its record. */
export function lotChanged(
  by: string,
  lotId: string,
  fields: Data,
  { before = {}, kind = kindOf(fields) }: { readonly before?: Data; readonly kind?: string } = {},
): object[] {
  const lastOp = nextOp();
  return [
    update(at('lots', lotId), { ...changedBy(by), lastOp, ...fields }),
    create(
      at('ops', lastOp),
      recordOf(by, kind, lotId, changesOf(fields, { ...NEW_LOT_FIELDS, ...newLot(by), ...before })),
    ),
  ];
}

function kindOf(fields: Data): string {
  if ('status' in fields) return 'setLotStatus';
  if ('number' in fields || 'suffix' in fields) return 'setNumber';
  if ('order' in fields) return 'moveLot';
  if ('deletedAt' in fields) return fields['deletedAt'] === null ? 'restoreLot' : 'trashLot';
  return 'editLot';
}

/** What nobody has said yet of a lot that only editors see. */
export const UNSAID: Data = { ...NO_PRIVATE_FIELDS };

/** What only editors see of a lot, with its record; `before`: what was said until then. */
export function privateSaid(by: string, lotId: string, fields: Data, before = UNSAID): object[] {
  const lastOp = nextOp();
  const secret = at('lotPrivate', lotId);
  const content = { ...changedBy(by), ...fields, lastOp };
  return [
    before === UNSAID ? set(secret, content) : update(secret, content),
    create(at('opsPrivate', lastOp), recordOf(by, 'editPrivate', lotId, changesOf(fields, before))),
  ];
}

export const ofPhoto = (before: string | null, after: string | null): Data => ({ photo: { before, after } });

/** A new photo with its record. */
export function photoAdded(by: string, photoId: string, fields: Data = {}): object[] {
  const photo: Data = { ...newPhoto(by, photoId), lastOp: nextOp(), ...fields };
  return [create(at('photos', photoId), photo), additionOf(by, photoId, photo)];
}

export const additionOf = (by: string, photoId: string, photo: Data): object =>
  create(at('ops', opOf(photo)), recordOf(by, 'addPhoto', String(photo['lotId']), ofPhoto(null, photoId)));

/** A change of a photo with its record. */
export function photoChanged(by: string, photoId: string, lotId: string, fields: Data): object[] {
  const lastOp = nextOp();
  return [
    update(at('photos', photoId), { lastOp, ...fields }),
    create(at('ops', lastOp), recordOf(by, 'editPhoto', lotId, { ...ofPhoto(photoId, photoId), ...changesOf(fields) })),
  ];
}
