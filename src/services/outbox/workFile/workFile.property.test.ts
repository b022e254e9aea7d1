import fc from 'fast-check';
import { EDITABLE_LOT_FIELDS, LOT_STATUSES, NEW_LOT, PRIVATE_LOT_FIELDS } from '../../../domain/lots/lot';
import { RESULT_STATUSES } from '../../../domain/lots/lotResult';
import { type Photo, PHOTO_ROTATIONS } from '../../../domain/photos/photo';
import type { Operation } from '../../../domain/operations/operations';
import type { KeptPhoto } from '../PhotoOutbox';
import type { WorkFile } from '../WorkExport';
import { createZipExport } from './zipExport';
import { zipImport } from './zipImport';

const UID = 'anna';
const word = fc.string({ unit: 'grapheme', maxLength: 30 });
/** Of these letters, one is what every object has: no id of a lot. */
const id = fc.stringMatching(/^[A-Za-z0-9]{20}$/).filter((made) => made !== 'propertyIsEnumerable');
const order = fc.stringMatching(/^[a-z][A-Za-z0-9]{1,8}$/);
const whole = fc.integer({ min: -1e12, max: 1e12 });
const value = fc.oneof(word, whole, fc.boolean(), fc.constant(null));
const EXTRAS = ['extras.endTime', 'extras.ofANewerBuild'] as const;
const change = fc.record({ before: value, after: value });
const lotNumber = fc.record({ number: fc.integer({ min: 1, max: 99_999 }), suffix: fc.constantFrom('', 'A', 'Z') });
const status = fc.constantFrom(...LOT_STATUSES);
const rotation = fc.constantFrom(...PHOTO_ROTATIONS);
const between = <Value>(each: fc.Arbitrary<Value>) => fc.record({ before: each, after: each });
const changesOf = <Field extends string>(names: readonly Field[]) =>
  fc.dictionary(fc.constantFrom(...names), change, { maxKeys: 4, noNullPrototype: true });
const theirs = fc.dictionary(
  fc.constantFrom(...EDITABLE_LOT_FIELDS),
  fc.record({ value, by: fc.option(word), at: fc.option(whole) }),
  { maxKeys: 2, noNullPrototype: true },
);
const follows = fc.dictionary(fc.constantFrom(...EDITABLE_LOT_FIELDS), id, { maxKeys: 2, noNullPrototype: true });

const result = fc.record({ status: fc.constantFrom(...RESULT_STATUSES), hammer: fc.option(whole) });

const photoChanges = fc.record(
  { order: between(order), lotId: between(id), caption: between(word), rotation: between(rotation) },
  { requiredKeys: [] },
);

/** What each kind has beside ids; a photo gets its sale's path below. */
const KINDS: {
  readonly [Kind in Operation['kind']]: fc.Arbitrary<
    Omit<Extract<Operation, { kind: Kind }>, 'id' | 'saleId' | 'lotId' | 'uid' | 'group' | 'photo'>
  >;
} = {
  createLot: fc.record(
    {
      kind: fc.constant('createLot' as const),
      number: fc.option(fc.integer({ min: 1, max: 99_999 })),
      suffix: fc.constantFrom('', 'B'),
      order,
      fields: fc.record(
        {
          title: word,
          'extras.endTime': value,
          quantity: whole,
          lotType: fc.constant(NEW_LOT.lotType),
          buyNow: fc.option(whole),
        },
        { requiredKeys: [] },
      ),
      wanted: fc.oneof(lotNumber, fc.constant('next' as const)),
    },
    { requiredKeys: ['kind', 'number', 'suffix', 'order', 'fields'] },
  ),
  editLot: fc.record(
    { kind: fc.constant('editLot' as const), changes: changesOf([...EDITABLE_LOT_FIELDS, ...EXTRAS]), theirs, follows },
    { requiredKeys: ['kind', 'changes'] },
  ),
  editPrivate: fc.record({ kind: fc.constant('editPrivate' as const), changes: changesOf(PRIVATE_LOT_FIELDS) }),
  setLotStatus: fc.record({ kind: fc.constant('setLotStatus' as const), before: status, after: status }),
  setResult: fc.record({ kind: fc.constant('setResult' as const), before: result, after: result }),
  setNumber: fc.record({
    kind: fc.constant('setNumber' as const),
    before: fc.option(lotNumber),
    after: fc.option(lotNumber),
  }),
  moveLot: fc.record({ kind: fc.constant('moveLot' as const), before: order, after: order }),
  trashLot: fc.record({ kind: fc.constant('trashLot' as const), number: fc.option(lotNumber), deletedAt: whole }),
  restoreLot: fc.record({ kind: fc.constant('restoreLot' as const), number: fc.option(lotNumber), deletedAt: whole }),
  addPhoto: fc.record(
    { kind: fc.constant('addPhoto' as const), cover: fc.boolean(), coverBefore: fc.option(id) },
    { requiredKeys: ['kind', 'cover'] },
  ),
  editPhoto: fc.record({
    kind: fc.constant('editPhoto' as const),
    photoId: id,
    changes: photoChanges,
  }),
  removePhoto: fc.record({
    kind: fc.constant('removePhoto' as const),
    cover: fc.boolean(),
    coverAfter: fc.option(id),
  }),
};

const ids = fc.record({ id, saleId: id, lotId: id, group: id }, { requiredKeys: ['id', 'saleId', 'lotId'] });
const sizes = { width: fc.nat(), height: fc.nat(), bytes: fc.nat() };
const look = fc.record({ order, source: fc.constantFrom('', 'ab12'), caption: word, rotation, ...sizes });

const operation: fc.Arbitrary<Operation> = fc
  .tuple(ids, look, fc.oneof(...Object.values(KINDS)))
  .map(([base, { order: place, ...seen }, fields]): Operation => {
    const known = { ...base, uid: UID };
    const path = `sales/${base.saleId}/photos/${base.id}`;
    const photo: Photo = { id: base.id, lotId: base.lotId, order: place, path, hash: 'ab12', ...seen };
    if (fields.kind === 'addPhoto' || fields.kind === 'removePhoto') return { ...known, photo, ...fields };
    return { ...known, ...fields };
  });

const bytes = fc
  .tuple(fc.uint8Array({ maxLength: 3_000 }), fc.constantFrom('', 'image/jpeg', 'image/heic'))
  .map(([data, type]) => new Blob([new Uint8Array(data)], { type }));
/** Nothing of most photos. */
const said = fc.record(
  { changes: photoChanges.filter((changes) => Object.keys(changes).length > 0), cover: fc.boolean(), addId: id },
  { requiredKeys: [] },
);
const photo: fc.Arbitrary<KeptPhoto> = fc
  .tuple(
    fc
      .tuple(
        fc.record({ id, saleId: id, lotId: id, fileName: word, order, first: fc.boolean(), refused: fc.option(word) }),
        said,
      )
      .map(([known, more]) => ({ ...known, ...more })),
    bytes,
    fc.option(fc.tuple(bytes, bytes, fc.nat())),
  )
  .map(([known, full, sizes]) => {
    if (sizes === null) return { ...known, uid: UID, file: full, prepared: null };
    const [view, thumb, edge] = sizes;
    const prepared = { files: { full, view, thumb }, width: edge, height: edge, hash: 'cd34' };
    return { ...known, uid: UID, file: null, prepared };
  });

const work: fc.Arbitrary<WorkFile> = fc.record({
  uid: fc.constant(UID),
  operations: fc.uniqueArray(fc.record({ operation, refused: fc.option(fc.constant('permission-denied')) }), {
    maxLength: 12,
    selector: (each) => each.operation.id,
  }),
  photos: fc.uniqueArray(photo, { maxLength: 4, selector: (each) => each.id }),
});

async function exported(all: WorkFile): Promise<Blob> {
  const files: Blob[] = [];
  await createZipExport((_name, file) => files.push(file)).save(all);
  return files[0] ?? new Blob();
}

/** Bytes as text, so that two can be compared. */
const seen = async (blob: Blob | null | undefined) =>
  blob ? [blob.type, Buffer.from(await blob.arrayBuffer()).toString('base64')] : null;
const plain = ({ operations, photos, uid }: WorkFile) =>
  Promise.all(
    photos.map(async ({ file, prepared, ...known }) => {
      const { files, ...measured } = prepared ?? { files: null };
      const sizes = await Promise.all([seen(file), seen(files?.full), seen(files?.view), seen(files?.thumb)]);
      return { ...known, ...measured, sizes };
    }),
  ).then((all) => ({ uid, operations, photos: all }));

it('gives back every kind of operation and every byte as it was', async () => {
  await fc.assert(
    fc.asyncProperty(work, async (all) => {
      const back = await zipImport.read(await exported(all));
      expect(await plain(back)).toEqual(await plain(all));
    }),
    { numRuns: 60 },
  );
});

it('refuses a file with any changed byte, or gives back what was in it', async () => {
  await fc.assert(
    fc.asyncProperty(work, fc.nat(), fc.integer({ min: 1, max: 255 }), async (all, where, by) => {
      const data = new Uint8Array(await (await exported(all)).arrayBuffer());
      const at = where % data.length;
      data[at] = (data[at] ?? 0) ^ by;
      const back = await zipImport.read(new Blob([data])).catch((error: unknown) => error);
      if (back instanceof Error) expect(back).toMatchObject({ name: 'GatewayFailure' });
      else expect(await plain(back as WorkFile)).toEqual(await plain(all));
    }),
    { numRuns: 60 },
  );
});
