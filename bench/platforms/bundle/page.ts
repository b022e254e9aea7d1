import { downloadZip } from 'client-zip';
import { runSaga } from 'redux-saga';
import { NEW_LOT, NO_PRIVATE_FIELDS } from '../../../src/domain/lots/lot';
import { PLAIN_PHOTO, type Photo } from '../../../src/domain/photos/photo';
import { type BundlePlan, planBundle } from '../../../src/domain/platforms/bundle/bundlePlan';
import type { PlatformLot } from '../../../src/domain/platforms/platformLot';
import { hiBid } from '../../../src/domain/platforms/profiles/hiBid';
import authSlice from '../../../src/features/auth/model/authSlice';
import { makeBundle } from '../../../src/sagas/platforms/downloadBundles';
import { openScratchFile } from '../../../src/services/bundles/scratchFiles';
import { createZipTarget } from '../../../src/services/bundles/zipTarget';
import { createWorkerPhotoPreparer } from '../../../src/services/photos/workerPhotoPreparer';
import type { BundleBenchApi, BundleBenchRun } from './api';

const LOTS = 500;

const lots: readonly PlatformLot[] = Array.from({ length: LOTS }, (_, index) => ({
  ...NEW_LOT,
  ...NO_PRIVATE_FIELDS,
  id: `lot${String(index)}`,
  number: index + 1,
  suffix: '',
  order: String(index).padStart(4, '0'),
  title: `Lot of the benchmark ${String(index)}`,
  description: 'A vase.',
  extras: {},
}));

const photoBytes = fetch('photo.jpg').then(async (response) => (await response.blob()).size);

async function planOf(photosOfLot: number): Promise<BundlePlan> {
  const bytes = await photoBytes;
  const photo = (lotId: string, place: number): Photo => {
    const id = `${lotId}x${String(place)}`;
    return {
      ...PLAIN_PHOTO,
      id,
      lotId,
      order: `a${String(place)}`,
      path: id,
      width: 960,
      height: 720,
      bytes,
      hash: '',
    };
  };
  const photosOf = (lotId: string) => Array.from({ length: photosOfLot }, (_, place) => photo(lotId, place));
  return planBundle({
    profile: hiBid,
    sale: { id: 's', title: 'Bench', date: '', place: null, currency: 'EUR', categories: {}, fieldNames: {} },
    which: 'all',
    lots,
    photos: new Map(lots.map(({ id }) => [id, photosOf(id)])),
    withPhotos: true,
  });
}

const read = (path: string): Promise<Response> => fetch(`photo.jpg?${path}`, { cache: 'no-store' });

/** As somebody would write it who only wants it done. */
async function bare({ pictures }: BundlePlan): Promise<number> {
  async function* files() {
    for (const { name, photo } of pictures) yield { name, input: await read(photo.path) };
  }
  return (await downloadZip(files()).blob()).size;
}

const preparer = createWorkerPhotoPreparer();

/** As the application makes one, but for the services: no Storage, and nothing is handed to the downloads. */
async function asTheApplication(plan: BundlePlan): Promise<number> {
  let bytes = 0;
  const place = await openScratchFile('bench.zip', (_, file) => void (bytes = file.size), navigator.storage);
  if (place === null) throw new Error('This browser has no place for files.');
  const context = {
    files: { bytes: async (path: string) => new Uint8Array(await (await read(path)).arrayBuffer()) },
    preparer,
    network: { isOnline: () => true },
    resume: { subscribe: () => () => undefined },
    bundleFiles: { openZip: async () => createZipTarget('bench.zip', place) },
  };
  const getState = () => ({
    navigation: { path: '/sales/s/export', search: '', hash: '' },
    auth: authSlice.getInitialState(),
  });
  const failures: unknown[] = [];
  const report = (_: string, error: unknown): void => void failures.push(error);
  await runSaga(
    { context: { ...context, report }, dispatch: () => undefined, getState },
    makeBundle,
    plan,
    'download',
  ).toPromise();
  if (failures.length > 0) throw failures[0];
  await place.drop();
  return bytes;
}

async function run(way: 'lotsmith' | 'floor', photosOfLot: number): Promise<BundleBenchRun> {
  const plan = await planOf(photosOfLot);
  const start = performance.now();
  const bytes = await (way === 'floor' ? bare(plan) : asTheApplication(plan));
  return { ms: performance.now() - start, bytes };
}

Object.assign(globalThis, { bundleBench: { run } satisfies BundleBenchApi });
