import { all, call, cancelled, delay, type SagaGenerator } from 'typed-redux-saga';
import type { PublishedPhoto } from '../../domain/catalogue/catalogue';
import type { Photo, PhotoSize } from '../../domain/photos/photo';
import type { PublicationCode } from '../../features/catalogue/publicationSlice';
import { GatewayFailure } from '../../services/failure';
import { gateway } from '../base/effects';

const AT_ONCE = 3;
/** Together, and the full size behind them: when it is there, the others are. */
const SMALL: readonly PhotoSize[] = ['thumb', 'view'];
const SIZES: readonly PhotoSize[] = [...SMALL, 'full'];
/** Pauses before a photo is copied again, in ms. */
const RETRY_DELAYS_MS = [2_000, 8_000];
const FINAL: ReadonlySet<string> = new Set(['object-not-found', 'unauthorized', 'unauthenticated', 'damaged']);

const publicPath = (slug: string, id: string, size: PhotoSize): string => `catalogues/${slug}/${id}/${size}.jpg`;

/**
 * Copies photos to where everybody may see them, turned as they are seen. What visitors have already in the same turn is
 * not copied again. `begun`: those that a publishing may have copied before it was broken off. `onCopied` is called with how
 * many are done.
 */
export function* publishPhotos(
  slug: string,
  photos: readonly Photo[],
  there: ReadonlyMap<string, PublishedPhoto>,
  begun: ReadonlySet<string>,
  onCopied: (done: number) => SagaGenerator<void>,
): SagaGenerator<void> {
  const wanted = photos.filter(({ id, rotation }) => there.get(id)?.turn !== rotation);
  let done = photos.length - wanted.length;
  yield* call(onCopied, done);
  for (let first = 0; first < wanted.length; first += AT_ONCE) {
    yield* all(
      wanted.slice(first, first + AT_ONCE).map((photo) =>
        call(function* () {
          yield* call(copyPhoto, slug, photo, begun.has(photo.id));
          done += 1;
          yield* call(onCopied, done);
        }),
      ),
    );
  }
}

function* copyPhoto(slug: string, photo: Photo, begun: boolean): SagaGenerator<void> {
  const files = yield* gateway('files');
  // Of a turned photo the size says nothing.
  const isCopy = begun && photo.rotation === 0;
  if (isCopy && (yield* call([files, files.isStored], publicPath(slug, photo.id, 'full'), photo.bytes))) return;
  for (let attempt = 0; ; attempt += 1) {
    try {
      yield* all(SMALL.map((size) => call(copyFile, slug, photo, size)));
      yield* call(copyFile, slug, photo, 'full' as const);
      return;
    } catch (error) {
      const code = error instanceof GatewayFailure ? error.code : '';
      if (code.startsWith('auth/')) throw error;
      const wait = RETRY_DELAYS_MS[attempt];
      if (wait === undefined || FINAL.has(code)) {
        throw new GatewayFailure<PublicationCode>('photos-not-copied', error);
      }
      yield* delay(wait);
    }
  }
}

function* copyFile(slug: string, photo: Photo, size: PhotoSize): SagaGenerator<void> {
  const files = yield* gateway('files');
  const turner = yield* gateway('turner');
  const file = yield* call([files, files.load], `${photo.path}/${size}.jpg`);
  const turned = yield* call([turner, turner.turn], file, photo.rotation);
  const upload = files.upload(publicPath(slug, photo.id, size), turned, () => undefined);
  try {
    yield* call(() => upload.done);
  } finally {
    if (yield* cancelled()) upload.cancel();
  }
}

/** Takes the files of photos away from where everybody may see them; those that are not there are done. */
export function* removePhotoFiles(slug: string, ids: readonly string[]): SagaGenerator<void> {
  const files = yield* gateway('files');
  for (const id of ids) {
    yield* all(SIZES.map((size) => call([files, files.remove] as const, publicPath(slug, id, size))));
  }
}
