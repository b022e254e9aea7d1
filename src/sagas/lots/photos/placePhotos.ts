import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { planFilling } from '../../../domain/photos/fillLots';
import { parsePhotoName } from '../../../domain/photos/photoName';
import type { Operation } from '../../../domain/operations/operations';
import { photosPlaced } from '../../../features/lots/model/history/undoSlice';
import { type KnownFile, type Place, unplacedFound } from '../../../features/lots/model/photos/choicesSlice';
import { selectLotsToFill } from '../../../features/lots/model/photos/selectLotsToFill';
import { photosNow } from '../shared/photosNow';

/** The files of a choice that go on at once, and those that somebody has to say something about. */
interface PartedFiles {
  readonly named: readonly KnownFile[];
  readonly unnamed: readonly KnownFile[];
}

/** Parts files by whether their lot is known. `lotsOf`: lots that some files belong to already. */
export function partUnnamed(files: readonly KnownFile[], lotsOf: ReadonlyMap<string, string>): PartedFiles {
  const isUnnamed = ({ id, name }: KnownFile): boolean => !lotsOf.has(id) && parsePhotoName(name).lotNumber === null;
  return { named: files.filter((file) => !isUnnamed(file)), unnamed: files.filter(isUnnamed) };
}

/** Asks where photos go when there are lots that wait for some. Gives those that nobody has to be asked about. */
export function* askForPlace(saleId: string, unnamed: readonly KnownFile[]): SagaGenerator<readonly KnownFile[]> {
  const [first] = unnamed;
  if (first === undefined || (yield* select(selectLotsToFill)).length === 0) return unnamed;
  yield* put(unplacedFound({ id: first.id, saleId, files: unnamed }));
  return [];
}

interface Placed {
  /** Those for lots that are there first, in the order in which a lot shows them. */
  readonly files: readonly KnownFile[];
  readonly lotsOf: ReadonlyMap<string, string>;
}

/** Which of the lots that are there get which photos, as the lots are by now. */
export function* planPlaces(files: readonly KnownFile[], place: Place): SagaGenerator<Placed> {
  if (place.to !== 'lots') return { files, lotsOf: new Map() };
  const lotIds = (yield* select(selectLotsToFill)).map(({ id }) => id);
  const { filled, left } = planFilling(files, lotIds, place.perLot);
  const lotsOf = new Map(filled.flatMap(({ lotId, photos }) => photos.map(({ id }) => [id, lotId])));
  return { files: [...filled.flatMap(({ photos }) => photos), ...left], lotsOf };
}

/** Undo takes the photos out of their lots again, all at once. */
export function* rememberPlaces(
  uid: string,
  saleId: string,
  lotsOf: ReadonlyMap<string, string>,
  group: string,
): SagaGenerator<void> {
  const photoNow = yield* call(photosNow);
  const operations: Operation[] = [];
  for (const [id, lotId] of lotsOf) {
    const photo = photoNow(id);
    if (photo?.lotId === lotId)
      operations.push({ id, uid, saleId, lotId, group, kind: 'addPhoto', photo, cover: false });
  }
  if (operations.length > 0) yield* put(photosPlaced({ operations }));
}
