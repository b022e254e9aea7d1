import { call, fork, put, type SagaGenerator } from 'typed-redux-saga';
import type { Task } from 'redux-saga';
import { type BundlePlan, nameAfter, type PlannedPicture } from '../../domain/platforms/bundle/bundlePlan';
import type { Photo } from '../../domain/photos/photo';
import { numberOf } from '../../domain/platforms/pictures/pictureNames';
import type { BundleProblem, LeftOutPhoto } from '../../features/platforms/model/bundleMachine';
import { bundleProgressed } from '../../features/platforms/model/exportSlice';
import type { BundleTarget } from '../../services/bundles/BundleFiles';
import { fetchPicture, type Fetched, readPicture, untilGoingOn } from './fetchPicture';

/** Photos that are on their way at once: more only makes each slower, and each is in memory. */
const AT_ONCE = 4;
const PROGRESS_EVERY_MS = 200;

/** Nothing more can be written. */
export class BundleStopped extends Error {
  constructor(readonly problem: BundleProblem) {
    super(problem);
  }
}

/**
 * Writes the photos of a bundle in their order, those behind it already on their way. Gives the ids of those that could not
 * go into it. Throws BundleStopped, and what the target rejects with.
 */
export function* writePictures(plan: BundlePlan, target: BundleTarget): SagaGenerator<ReadonlySet<string>> {
  const { pictures, profile } = plan;
  const ahead: Task[] = [];
  const written = new Map<string, Photo[]>();
  const left: LeftOutPhoto[] = [];
  let bytes = 0;
  let saidAt = Date.now();
  for (const [place, picture] of pictures.entries()) {
    for (const next of pictures.slice(place + ahead.length, place + AT_ONCE)) {
      ahead.push(yield* fork(fetchPicture, next, profile.pictures, target));
    }
    const task = ahead.shift();
    if (task === undefined) continue;
    const own = written.get(picture.lot.id) ?? [];
    const name = nameAfter(picture, own, profile);
    let fetched = yield* call(() => task.toPromise<Fetched>());
    // It is there under a name that it no longer has, because one before it is missing.
    if ('isThere' in fetched && name !== picture.name) fetched = yield* call(readPicture, picture, profile.pictures);
    yield* call(untilGoingOn);
    if ('problem' in fetched) throw new BundleStopped(fetched.problem);
    if ('left' in fetched) left.push(leftOut(picture, fetched.left));
    else {
      if ('bytes' in fetched) yield* call([target, target.write], name, fetched.bytes);
      else target.keep(name);
      bytes += 'bytes' in fetched ? fetched.bytes.length : picture.photo.bytes;
      written.set(picture.lot.id, [...own, picture.photo]);
    }
    if ('left' in fetched || place + 1 === pictures.length || Date.now() - saidAt >= PROGRESS_EVERY_MS) {
      saidAt = Date.now();
      yield* put(bundleProgressed({ done: place + 1, bytes, left: [...left] }));
    }
  }
  return new Set(left.map(({ photoId }) => photoId));
}

const leftOut = ({ lot, photo }: PlannedPicture, reason: LeftOutPhoto['reason']): LeftOutPhoto => ({
  lotId: lot.id,
  number: numberOf(lot),
  photoId: photo.id,
  reason,
});
