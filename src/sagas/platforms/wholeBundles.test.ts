import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runSaga } from 'redux-saga';
import { planBundle } from '../../domain/platforms/bundle/bundlePlan';
import { dataFileName } from '../../domain/platforms/file/dataFile';
import { PLATFORMS } from '../../domain/platforms/profiles/platforms';
import type { Profile } from '../../domain/platforms/profile';
import { createZipTarget } from '../../services/bundles/zipTarget';
import type { PhotoPreparer } from '../../services/photos/PhotoPreparer';
import { createFakeFilesGateway } from '../../testing/fakes/fakeFilesGateway';
import { createFakeNetwork } from '../../testing/fakes/fakeNetwork';
import { createFakePhotoPreparer } from '../../testing/fakes/fakePhotoPreparer';
import { createFakeResumeGateway } from '../../testing/fakes/fakeResumeGateway';
import { GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE } from '../../testing/platforms/goldenSale';
import { readJpeg } from '../../testing/platforms/reader/readJpeg';
import { readZip, unpack } from '../../testing/platforms/reader/readZip';
import { smallJpeg } from '../../testing/platforms/smallJpeg';
import { makeBundle } from './downloadBundles';

const FOLDER = path.join(__dirname, '../../../fixtures/platforms');
const stored = new Map(
  [...GOLDEN_PHOTOS.values()].flat().map((photo) => [`${photo.path}/full.jpg`, new Blob([smallJpeg(photo)])]),
);

/** Turns as the worker does, without decoding: only the sides are told in a JPEG of the tests. */
const preparer: PhotoPreparer = {
  ...createFakePhotoPreparer(),
  async fit(photo, { rotation, mostBytes }) {
    const size = readJpeg(photo);
    if (size === null || rotation % 180 === 0) return photo;
    const length = Math.min(photo.length, mostBytes ?? Infinity);
    return smallJpeg({ width: size.height, height: size.width, bytes: length });
  },
};

/** The ZIP file of the sample sale, made by all that makes one but the browser. */
async function zipOf(profile: Profile): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const bytes = new WritableStream<Uint8Array>({ write: (piece) => void pieces.push(piece) });
  const place = { bytes, give: () => undefined, drop: async () => undefined };
  const plan = planBundle({
    profile,
    sale: GOLDEN_SALE,
    which: 'all',
    lots: GOLDEN_LOTS,
    photos: GOLDEN_PHOTOS,
    withPhotos: true,
  });
  const context = {
    files: createFakeFilesGateway('editor', stored),
    preparer,
    network: createFakeNetwork(),
    resume: createFakeResumeGateway(),
    bundleFiles: { openZip: async () => createZipTarget('sale.zip', place) },
  };
  const getState = () => ({ navigation: { path: `/sales/${GOLDEN_SALE.id}/export`, search: '', hash: '' } });
  await runSaga({ context, dispatch: () => undefined, getState }, makeBundle, plan, 'download').toPromise();
  return Buffer.concat(pieces);
}

describe.each(PLATFORMS.map((profile) => [profile.name, profile] as const))('%s', (_, profile) => {
  it('gets the very data file and pictures that are kept, and takes them', async () => {
    const zip = await zipOf(profile);
    const read = unpack(zip);
    if ('broken' in read) throw new Error(read.broken);
    const { bundle } = read;
    const kept = (name: string): Buffer => readFileSync(path.join(FOLDER, profile.id, name));
    expect(bundle.fileName).toBe(dataFileName(GOLDEN_SALE, profile));
    expect(kept(`lots.${profile.file.extension}`).equals(bundle.bytes)).toBe(true);
    const list = bundle.pictures.map(({ name, width, height }) => `${name} ${width}×${height}\n`).join('');
    expect(list).toBe(kept('pictures.txt').toString());
    expect(readZip(profile.id, zip)).toEqual([]);
  });
});
