import type { PhotoPreparer } from './PhotoPreparer';
import { createPhotoPool } from './photoPool';
import workerUrl from './prepare.worker?worker&url';
import { trustWorkerUrl } from '../workers/trustedWorkerUrl';

/** Two workers keep two cores busy; beyond four, memory is the limit, not time. */
const MIN_WORKERS = 2;
const MAX_WORKERS = 4;

let trustedUrl: (() => string | URL) | undefined;

/** The preparer of the browser: workers with the browser's own decoders and encoders. Nothing starts before its use. */
export function createWorkerPhotoPreparer(): PhotoPreparer {
  const size = Math.min(Math.max(navigator.hardwareConcurrency, MIN_WORKERS), MAX_WORKERS);
  return createPhotoPool(() => {
    trustedUrl ??= trustWorkerUrl(workerUrl);
    return new Worker(trustedUrl(), { type: 'module', name: 'photos' });
  }, size);
}
