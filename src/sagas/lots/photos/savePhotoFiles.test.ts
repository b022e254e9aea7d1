import { savePhotoFile } from '../../../features/lots/model/photos/photosSlice';
import type { KeptPhoto } from '../../../services/outbox/PhotoOutbox';
import { settle } from '../../../testing/stores/makeTestStore';
import { makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.restoreAllMocks();
});

const PATH = `sales/${SALE}/photos/p1`;
const blob = (text: string): Blob => new Blob([text]);
const PREPARED = {
  files: { full: blob('full size'), view: blob('view'), thumb: blob('thumb') },
  width: 1,
  height: 1,
  hash: '',
};

function keep(fields: Partial<KeptPhoto>): void {
  const place = { id: 'p1', uid: 'somebody', saleId: SALE, lotId: 'lot1', order: 'a0', first: true, refused: null };
  space.photoOutbox.kept.set('p1', { ...place, fileName: 'lots/IMG.1.HEIC', file: null, prepared: null, ...fields });
}
const storeOnServer = (): void => void space.files.stored.set(`${PATH}/full.jpg`, blob('of the server'));

async function save(): Promise<(string | undefined)[]> {
  space.store.dispatch(savePhotoFile({ photo: { id: 'p1', path: PATH } }));
  await settle();
  const [saved] = space.workExport.savedPhotos;
  return [saved?.fileName, await saved?.bytes.text()];
}

it.each<[string, () => void, [string, string]]>([
  [
    'the full size of this device, a JPEG whatever was chosen',
    () => keep({ prepared: PREPARED }),
    ['IMG.1.jpg', 'full size'],
  ],
  ['the file as it was chosen, when no sizes are made', () => keep({ file: blob('chosen') }), ['IMG.1.HEIC', 'chosen']],
  [
    'the file of no folder under its own name',
    () => keep({ file: blob('chosen'), fileName: 'camera-1.jpg' }),
    ['camera-1.jpg', 'chosen'],
  ],
  ['what the server has, when this device has nothing', () => undefined, ['p1.jpg', 'of the server']],
  ['what the server has, when this device has no bytes of it', () => keep({}), ['p1.jpg', 'of the server']],
  [
    'what the server has, when this device cannot be read',
    () => void (space.photoOutbox.find = () => Promise.reject(new DOMException('No storage.', 'UnknownError'))),
    ['p1.jpg', 'of the server'],
  ],
])('hands over %s', async (_, prepare, saved) => {
  storeOnServer();
  prepare();
  expect(await save()).toEqual(saved);
  expect(space.state().notifications.list).toEqual([]);
});

it('says when the file is nowhere, and hands over the next one', async () => {
  expect(await save()).toEqual([undefined, undefined]);
  expect(space.state().notifications.list).toMatchObject([{ kind: 'error' }]);
  storeOnServer();
  expect(await save()).toEqual(['p1.jpg', 'of the server']);
});
