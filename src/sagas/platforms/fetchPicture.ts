import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { PlannedPicture } from '../../domain/platforms/bundle/bundlePlan';
import type { PictureRules } from '../../domain/platforms/profile';
import { selectUid } from '../../features/auth/model/authSlice';
import type { BundleProblem, LeftOutReason } from '../../features/platforms/model/bundleMachine';
import {
  bundleFoundNetwork,
  bundleLostNetwork,
  resumeBundle,
  selectBundleRun,
} from '../../features/platforms/model/exportSlice';
import type { BundleTarget } from '../../services/bundles/BundleFiles';
import { GatewayFailure } from '../../services/failure';
import type { PictureForm } from '../../services/photos/PhotoPreparer';
import { createResumeChannel } from '../auth/session/resumeChannel';
import { gateway } from '../base/effects';
import { reportFailure } from '../shared/reportFailure';

/** What came of a photo. `isThere`: a run that was broken off has written it. */
export type Fetched =
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly isThere: true }
  | { readonly left: LeftOutReason }
  | { readonly problem: BundleProblem };

/** Pauses before it is tried again; the last one is that of all further tries. */
const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 15_000];
/** So often the browser is asked whether there is a network: requests that hang do not say so. */
const LOOK_MS = 1_000;

const formOf = ({ photo }: PlannedPicture, { longestSide, mostBytes }: PictureRules): PictureForm => ({
  rotation: photo.rotation,
  longestSide: longestSide.is,
  mostBytes: mostBytes.is,
});

/** Whether the stored bytes are what the platform gets. */
function isAsStored({ photo }: PlannedPicture, { longestSide, mostBytes }: PictureRules): boolean {
  const isSmall = Math.max(photo.width, photo.height) <= (longestSide.is ?? Infinity);
  return photo.rotation === 0 && isSmall && photo.bytes <= (mostBytes.is ?? Infinity);
}

/** A photo in the form of a platform, unless it is in the bundle already. */
export function* fetchPicture(
  picture: PlannedPicture,
  rules: PictureRules,
  target: BundleTarget,
): SagaGenerator<Fetched> {
  if (isAsStored(picture, rules) && (yield* call([target, target.has], picture.name, picture.photo.bytes))) {
    return { isThere: true };
  }
  return yield* call(readPicture, picture, rules);
}

/** A photo in the form of a platform. A lost network is waited for, however long it takes. */
export function* readPicture(picture: PlannedPicture, rules: PictureRules): SagaGenerator<Fetched> {
  for (let attempt = 0; ; attempt += 1) {
    yield* call(untilGoingOn);
    const fetched = yield* call(tryOnce, picture, formOf(picture, rules), attempt);
    if (fetched !== null) {
      if ((yield* select(selectBundleRun)).status === 'waiting') yield* put(bundleFoundNetwork());
      return fetched;
    }
    yield* put(bundleLostNetwork());
    yield* call(untilTriedAgain, RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)] ?? 0);
  }
}

/** Null: the network was not there, or not good enough. */
function* tryOnce({ photo }: PlannedPicture, form: PictureForm, attempt: number): SagaGenerator<Fetched | null> {
  const files = yield* gateway('files');
  const preparer = yield* gateway('preparer');
  try {
    const { stored } = yield* race({
      stored: call([files, files.bytes], `${photo.path}/full.jpg`),
      lost: call(untilOffline),
    });
    if (stored === undefined) return null;
    return { bytes: yield* call([preparer, preparer.fit], stored, form) };
  } catch (error) {
    const uid = yield* select(selectUid);
    if (uid !== null && (yield* call(reportFailure, 'fetchPicture', error, uid))) return null;
    return outcomeOf(error instanceof GatewayFailure ? error.code : '', attempt);
  }
}

function outcomeOf(code: string, attempt: number): Fetched | null {
  switch (code) {
    case 'object-not-found':
      return { left: 'missing' };
    case 'damaged':
    case 'notAnImage':
    case 'tooLarge':
    case 'tooSmall':
    case 'heicNotSupported':
      return { left: 'damaged' };
    case 'unauthorized':
    case 'unauthenticated':
      return { problem: 'not-allowed' };
    case 'notPrepared':
      return attempt === 0 ? null : { left: 'notMade' };
    case 'retry-limit-exceeded':
    case 'canceled':
    case 'unknown':
    case 'notLoaded':
      return null;
    default:
      return { problem: 'unknown' };
  }
}

/** While a person has paused, nothing goes on. */
export function* untilGoingOn(): SagaGenerator<void> {
  while ((yield* select(selectBundleRun)).status === 'paused') yield* take(resumeBundle);
}

function* untilOffline(): SagaGenerator<void> {
  const network = yield* gateway('network');
  while (network.isOnline()) yield* delay(LOOK_MS);
}

/** After a pause, or when the network comes back. */
function* untilTriedAgain(wait: number): SagaGenerator<void> {
  const moments = yield* call(createResumeChannel, yield* gateway('resume'));
  try {
    yield* race({ waited: delay(wait), woken: take(moments) });
  } finally {
    moments.close();
  }
}
