import * as v from 'valibot';
import { NEWEST_FIELD } from '../../../domain/lots/lotFields';
import { GatewayFailure } from '../../failure';
import {
  hashSchema,
  idSchema,
  isInItsSale,
  operationSchema,
  orderSchema,
  photoChangesSchema,
  wholeSchema,
} from './operationSchema';
import type { KeptPhoto } from '../PhotoOutbox';
import type { WorkFile, WorkFileProblem } from '../WorkExport';

const FORMAT = 'lotsmith-work';
/**
 * 2: results of lots; 3: by what photos are known; 5: extras of lots; then the version of the stored data that brought the
 * newest field, so that an older build says that the file is newer. What an older build wrote is read for ever.
 */
const VERSION = Math.max(5, NEWEST_FIELD);
/** More of either no outbox holds. */
const MOST_ITEMS = 100_000;

/** What a chosen file may say that it is; '' when it says nothing, or something else. */
const IMAGE_TYPE = /^(image\/(jpeg|png|webp|gif|avif|heic|heif))?$/;

const pieceSchema = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(2_000)),
  type: v.pipe(v.string(), v.regex(IMAGE_TYPE)),
});
/** Where a photo's bytes lie in the file, and their type. */
export type Piece = v.InferOutput<typeof pieceSchema>;

const photoSchema = v.strictObject({
  id: idSchema,
  saleId: idSchema,
  lotId: idSchema,
  fileName: v.pipe(v.string(), v.maxLength(2_000)),
  order: orderSchema,
  first: v.boolean(),
  refused: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  changes: v.exactOptional(photoChangesSchema),
  cover: v.exactOptional(v.nullable(v.boolean())),
  addId: v.exactOptional(v.nullable(idSchema)),
  source: v.exactOptional(hashSchema),
  /** Exactly one of these two is there. */
  file: v.nullable(pieceSchema),
  prepared: v.nullable(
    v.strictObject({
      width: wholeSchema,
      height: wholeSchema,
      hash: hashSchema,
      full: pieceSchema,
      view: pieceSchema,
      thumb: pieceSchema,
    }),
  ),
});
export type DescribedPhoto = v.InferOutput<typeof photoSchema>;

const headSchema = v.object({ format: v.literal(FORMAT), version: v.pipe(v.number(), v.integer()) });
const workSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(VERSION)),
  uid: v.string(),
  operations: v.pipe(
    v.array(
      v.strictObject({
        operation: operationSchema,
        refused: v.nullable(v.pipe(v.string(), v.maxLength(100))),
      }),
    ),
    v.maxLength(MOST_ITEMS),
  ),
  photos: v.pipe(v.array(photoSchema), v.maxLength(MOST_ITEMS)),
});
export type DescribedWork = v.InferOutput<typeof workSchema>;

/** Gives bytes a path in the file; `index`: of the photo among all. */
export type PathOf = (photo: KeptPhoto, index: number, size: 'full' | 'view' | 'thumb', bytes: Blob) => string;

/** What `work.json` says: everything but the bytes. */
export function describeWork({ uid, operations, photos }: WorkFile, pathOf: PathOf): DescribedWork {
  const place = (photo: KeptPhoto, index: number, size: 'full' | 'view' | 'thumb', bytes: Blob): Piece => ({
    path: pathOf(photo, index, size, bytes),
    type: IMAGE_TYPE.test(bytes.type) ? bytes.type : '',
  });
  return {
    format: FORMAT,
    version: VERSION,
    uid,
    operations: operations.map(({ operation, refused }) => ({ operation, refused })),
    photos: photos.map((photo, index) => {
      const { id, saleId, lotId, fileName, order, first, refused, file, prepared } = photo;
      const known = { id, saleId, lotId, fileName, order, first, refused, ...saidOf(photo) };
      if (prepared === null) {
        return { ...known, file: file === null ? null : place(photo, index, 'full', file), prepared: null };
      }
      const { width, height, hash, files } = prepared;
      const full = place(photo, index, 'full', files.full);
      const view = place(photo, index, 'view', files.view);
      const thumb = place(photo, index, 'thumb', files.thumb);
      return { ...known, file: null, prepared: { width, height, hash, full, view, thumb } };
    }),
  };
}

/** What was said of a photo since it was chosen; nothing for most. */
function saidOf(photo: KeptPhoto): Pick<DescribedPhoto, 'changes' | 'cover' | 'addId' | 'source'> {
  const { changes, cover, addId, source = '' } = photo;
  return {
    ...(changes === undefined || Object.keys(changes).length === 0 ? {} : { changes }),
    ...(cover === undefined || cover === null ? {} : { cover }),
    ...(addId === undefined || addId === null ? {} : { addId }),
    ...(source === '' ? {} : { source }),
  };
}

/** Reads `work.json`; nothing of it is believed unseen. Throws GatewayFailure<WorkFileProblem>. */
export function readDescription(text: string): DescribedWork {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch (error) {
    throw new GatewayFailure<WorkFileProblem>('damaged', error);
  }
  const head = v.safeParse(headSchema, said);
  if (!head.success) throw new GatewayFailure<WorkFileProblem>('notOurs');
  if (head.output.version > VERSION) throw new GatewayFailure<WorkFileProblem>('newer');
  const read = v.safeParse(workSchema, said);
  if (!read.success || !isSound(read.output)) throw new GatewayFailure<WorkFileProblem>('damaged');
  return read.output;
}

/** One person's, each item once, every photo with its bytes and at its own place. */
function isSound({ uid, operations, photos }: DescribedWork): boolean {
  const isWhole = photos.every(({ file, prepared }) => (file === null) !== (prepared === null));
  const paths = photos.flatMap(({ file, prepared }) =>
    [file, prepared?.full, prepared?.view, prepared?.thumb].flatMap((piece) => (piece ? [piece.path] : [])),
  );
  const isOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;
  return (
    isWhole &&
    isOnce(paths) &&
    isOnce(photos.map(({ id }) => id)) &&
    isOnce(operations.map(({ operation }) => operation.id)) &&
    operations.every(({ operation }) => operation.uid === uid && isInItsSale(operation))
  );
}
