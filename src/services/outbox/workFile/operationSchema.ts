import * as v from 'valibot';
import { EDITABLE_LOT_FIELDS, LOT_STATUSES, LOT_TYPES, PRIVATE_LOT_FIELDS } from '../../../domain/lots/lot';
import { RESULT_STATUSES } from '../../../domain/lots/lotResult';
import { PHOTO_ROTATIONS } from '../../../domain/photos/photo';
import { operationEntries } from '../../lotFieldSchemas';
import type { Operation, OperationKind, OperationOf } from '../../../domain/operations/operations';
import { addedPhoto, removedPhoto } from '../../../domain/operations/entitiesOf';

/** Ids become parts of paths, and names in tables: nothing else may get into one, and nothing that every object has. */
export const idSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,128}$/),
  v.check((id) => !(id in {})),
);
export const wholeSchema = v.pipe(v.number(), v.safeInteger());
export const orderSchema = v.pipe(v.string(), v.maxLength(200));
export const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,64}$/));

/** Longer than the server takes: what it refused for its length must come back too. */
const text = v.pipe(v.string(), v.maxLength(200_000));
const amount = v.nullable(wholeSchema);
const value = v.nullable(v.union([text, v.pipe(v.number(), v.finite()), v.boolean()]));
const change = v.strictObject({ before: value, after: value });
const suffix = v.pipe(v.string(), v.regex(/^[A-Z]?$/));
const lotNumber = v.strictObject({ number: wholeSchema, suffix });
const wanted = v.exactOptional(v.union([lotNumber, v.literal('next')]));

const photo = v.strictObject({
  id: idSchema,
  lotId: idSchema,
  order: orderSchema,
  path: v.string(),
  width: wholeSchema,
  height: wholeSchema,
  bytes: wholeSchema,
  hash: hashSchema,
  source: v.optional(v.union([hashSchema, v.literal('')]), ''),
  caption: v.optional(text, ''),
  rotation: v.optional(v.picklist(PHOTO_ROTATIONS), 0),
});

const fields = v.strictObject(
  operationEntries(EDITABLE_LOT_FIELDS, {
    text,
    longText: text,
    money: amount,
    count: wholeSchema,
    choice: v.picklist(LOT_TYPES),
    photo: v.nullable(idSchema),
  }),
);

const result = v.strictObject({ status: v.picklist(RESULT_STATUSES), hammer: amount });

const between = <Schema extends v.GenericSchema>(schema: Schema) => v.strictObject({ before: schema, after: schema });
export const photoChangesSchema = v.strictObject({
  order: v.exactOptional(between(orderSchema)),
  lotId: v.exactOptional(between(idSchema)),
  caption: v.exactOptional(between(text)),
  rotation: v.exactOptional(between(v.picklist(PHOTO_ROTATIONS))),
});

const contestedField = v.picklist([...EDITABLE_LOT_FIELDS, ...PRIVATE_LOT_FIELDS]);
const ofOthers = {
  theirs: v.exactOptional(
    v.record(contestedField, v.strictObject({ value, by: v.nullable(v.string()), at: v.nullable(v.number()) })),
  ),
  follows: v.exactOptional(v.record(contestedField, idSchema)),
};

const base = {
  id: idSchema,
  saleId: idSchema,
  lotId: idSchema,
  uid: v.string(),
  group: v.exactOptional(idSchema),
};
const numbered = { number: v.nullable(lotNumber), deletedAt: v.number() };

/** Every kind of operation, field by field; a kind that is missing here does not compile. */
const SCHEMAS = {
  createLot: v.strictObject({
    ...base,
    kind: v.literal('createLot'),
    number: amount,
    wanted,
    suffix,
    order: orderSchema,
    fields,
  }),
  editLot: v.strictObject({
    ...base,
    kind: v.literal('editLot'),
    changes: v.record(v.picklist(EDITABLE_LOT_FIELDS), change),
    ...ofOthers,
  }),
  editPrivate: v.strictObject({
    ...base,
    kind: v.literal('editPrivate'),
    changes: v.record(v.picklist(PRIVATE_LOT_FIELDS), change),
    ...ofOthers,
  }),
  setLotStatus: v.strictObject({
    ...base,
    kind: v.literal('setLotStatus'),
    before: v.picklist(LOT_STATUSES),
    after: v.picklist(LOT_STATUSES),
  }),
  setResult: v.strictObject({ ...base, kind: v.literal('setResult'), before: result, after: result }),
  setNumber: v.strictObject({
    ...base,
    kind: v.literal('setNumber'),
    before: v.nullable(lotNumber),
    after: v.nullable(lotNumber),
  }),
  moveLot: v.strictObject({ ...base, kind: v.literal('moveLot'), before: orderSchema, after: orderSchema }),
  trashLot: v.strictObject({ ...base, kind: v.literal('trashLot'), ...numbered }),
  restoreLot: v.strictObject({ ...base, kind: v.literal('restoreLot'), ...numbered, wanted }),
  addPhoto: v.strictObject({
    ...base,
    kind: v.literal('addPhoto'),
    photo,
    cover: v.boolean(),
    coverBefore: v.exactOptional(v.nullable(idSchema)),
  }),
  editPhoto: v.strictObject({ ...base, kind: v.literal('editPhoto'), photoId: idSchema, changes: photoChangesSchema }),
  removePhoto: v.strictObject({
    ...base,
    kind: v.literal('removePhoto'),
    photo,
    cover: v.boolean(),
    coverAfter: v.nullable(idSchema),
  }),
} satisfies { readonly [Kind in OperationKind]: v.GenericSchema<unknown, OperationOf<Kind>> };

/** What has a field more or another type is no operation. */
export const operationSchema: v.GenericSchema<unknown, Operation> = v.variant('kind', Object.values(SCHEMAS));

/** Whether a photo's files lie where those of its sale's photos do. */
export function isInItsSale(operation: Operation): boolean {
  const photo = addedPhoto(operation) ?? removedPhoto(operation);
  return photo === null || photo.path === `sales/${operation.saleId}/photos/${photo.id}`;
}
