import * as v from 'valibot';
import { type ExtraField, isExtraField } from '../../../domain/lots/extras';
import {
  EDITABLE_LOT_FIELDS,
  type EditableLotFields,
  LOT_STATUSES,
  LOT_TYPES,
  PRIVATE_LOT_FIELDS,
} from '../../../domain/lots/lot';
import { RESULT_STATUSES } from '../../../domain/lots/lotResult';
import { PHOTO_ROTATIONS } from '../../../domain/photos/photo';
import { operationEntries } from '../../lotFieldSchemas';
import type { SharedChanges } from '../../../domain/operations/fieldEdits';
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
  // A photo that is put into a lot before its file was looked at has none yet, in what can be undone.
  hash: v.union([hashSchema, v.literal('')]),
  source: v.optional(v.union([hashSchema, v.literal('')]), ''),
  caption: v.optional(text, ''),
  rotation: v.optional(v.picklist(PHOTO_ROTATIONS), 0),
});

const registryFields = v.strictObject(
  operationEntries(EDITABLE_LOT_FIELDS, {
    text,
    longText: text,
    money: amount,
    count: wholeSchema,
    choice: v.picklist(LOT_TYPES),
    photo: v.nullable(idSchema),
  }),
);

/** The kind of an extra is known by its profile or its house, which may be a newer one: any value that one may have. */
const extra = v.nullable(v.union([text, v.pipe(v.number(), v.finite()), v.boolean()]));
const extraName = v.custom<ExtraField>((name) => typeof name === 'string' && isExtraField(name));

/** Fields of the registry, strictly, and extras beside them. */
const fields = v.pipe(
  v.record(v.string(), v.unknown()),
  v.rawTransform(({ dataset, addIssue, NEVER }): Partial<EditableLotFields> => {
    const names = Object.keys(dataset.value);
    const pick = (wanted: (name: string) => boolean): object =>
      Object.fromEntries(names.filter(wanted).map((name) => [name, dataset.value[name]]));
    const known = v.safeParse(
      registryFields,
      pick((name) => !isExtraField(name)),
    );
    const extras = v.safeParse(v.record(extraName, extra), pick(isExtraField));
    if (known.success && extras.success) return { ...known.output, ...extras.output };
    addIssue({ message: 'These are no fields of a lot.' });
    return NEVER;
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

const sharedField = v.union([v.picklist(EDITABLE_LOT_FIELDS), extraName]);
// Of keys by a pattern the library thinks that any may be undefined; the schema of the values lets none be so.
const sharedChanges = v.pipe(
  v.record(sharedField, change),
  v.transform((changes) => changes as SharedChanges),
);
const contestedField = v.union([v.picklist([...EDITABLE_LOT_FIELDS, ...PRIVATE_LOT_FIELDS]), extraName]);
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
    changes: sharedChanges,
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
