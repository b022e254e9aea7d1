import {
  purgeLots,
  type PurgeState,
  selectPurgeFailed,
  selectPurgeRunning,
} from '../../../features/lots/model/trash/purgeSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

/** What was asked of the server, in order. */
let log: string[];
let space: Workspace;
beforeEach(async () => {
  log = [];
  space = makeWorkspace();
  const { lotPurge, files } = space;
  const [{ photosOf, purge }, { list, remove }] = [{ ...lotPurge }, { ...files }];
  lotPurge.photosOf = (saleId, lotId) => (log.push(`photos of ${lotId}`), photosOf(saleId, lotId));
  lotPurge.purge = (saleId, lotId) => (log.push(`documents of ${lotId}`), purge(saleId, lotId));
  files.list = (folder) => (log.push(`files of ${folder.split('/').at(-1) ?? ''}`), list(folder));
  files.remove = (path) => (log.push(path.split('/').slice(-2).join('/')), remove(path));
  const trashed = { deletedAt: 5, coverPhotoId: null };
  space.lots.seed(
    SALE,
    [
      buildLot({ id: 'here', number: 1, coverPhotoId: null }),
      buildLot({ id: 'a', number: 2, order: 'a1', ...trashed }),
      buildLot({ id: 'b', number: 3, order: 'a2', ...trashed }),
      buildLot({ id: 'c', number: 4, order: 'a3', ...trashed }),
    ],
    ['here', 'a', 'a2', 'c'].map((id) => buildPhoto({ id: `photo-${id}`, lotId: id === 'a2' ? 'a' : id })),
  );
  for (const { path } of space.lots.documents(SALE).photos.values()) {
    for (const size of ['full', 'thumb']) files.stored.set(`${path}/${size}.jpg`, new Blob(['x']));
  }
  await space.signIn();
});
afterEach(() => space.store.stop());

async function purge(...lotIds: readonly string[]): Promise<void> {
  space.store.dispatch(purgeLots({ lotIds }));
  await settle();
}
const lotsLeft = (): string[] => [...space.lots.documents(SALE).lots.keys()];
const said = (): string[] => space.state().notifications.list.map(({ message }) => message);
const failed = (): PurgeState['failed'] => space.read(selectPurgeFailed);

it('takes all files of a lot first, then its documents, and then the next lot', async () => {
  await purge('a', 'c');
  expect(log).toEqual([
    'photos of a',
    'files of photo-a',
    'photo-a/full.jpg',
    'photo-a/thumb.jpg',
    'files of photo-a2',
    'photo-a2/full.jpg',
    'photo-a2/thumb.jpg',
    'documents of a',
    'photos of c',
    'files of photo-c',
    'photo-c/full.jpg',
    'photo-c/thumb.jpg',
    'documents of c',
  ]);
  expect(lotsLeft()).toEqual(['here', 'b']);
  expect([...space.files.stored.keys()].map((path) => path.split('/').at(-2))).toEqual(['photo-here', 'photo-here']);
  expect([said(), failed(), space.read(selectPurgeRunning)]).toEqual([['2 lots are deleted for ever.'], null, null]);
});

it('touches no lot that is not in the trash, and each once', async () => {
  await purge('here', 'b', 'nobody', 'b');
  expect(log).toEqual(['photos of b', 'documents of b']);
  expect([lotsLeft(), said()]).toEqual([['here', 'a', 'c'], ['One lot is deleted for ever.']]);
});

it('does nothing, and says nothing, where no lot is left to delete or no sale is open', async () => {
  await purge('here', 'nobody');
  await purge();
  space.history.push('/sales');
  await settle();
  await purge('a');
  expect([log, said(), space.types().filter((type) => type === 'purge/purgeStarted')]).toEqual([[], [], []]);
});

it('counts what is done, and takes no second command meanwhile', async () => {
  let go = (): void => undefined;
  const { photosOf } = space.lotPurge;
  space.lotPurge.photosOf = async (saleId, lotId) => {
    if (lotId === 'b') await new Promise<void>((resolve) => (go = resolve));
    return photosOf(saleId, lotId);
  };
  await purge('a', 'b');
  expect(space.read(selectPurgeRunning)).toEqual({ saleId: SALE, lots: 2, done: 1 });
  await purge('c');
  go();
  await settle();
  expect([lotsLeft(), said()]).toEqual([['here', 'c'], ['2 lots are deleted for ever.']]);
});

describe('what cannot be deleted stays in the trash', () => {
  it('alone, where somebody has just restored it', async () => {
    space.lotPurge.failNext('purge', 'failed-precondition');
    await purge('a', 'b', 'c');
    expect(lotsLeft()).toEqual(['here', 'a']);
    expect(failed()).toEqual({ saleId: SALE, lotIds: ['a'], code: 'failed-precondition' });
    expect(said()).toEqual(['2 lots are deleted for ever.']);
  });

  it('with all behind it, after any other answer', async () => {
    await purge('a');
    space.lotPurge.failNext('photosOf', 'unavailable');
    await purge('b', 'c');
    expect(failed()).toEqual({ saleId: SALE, lotIds: ['b', 'c'], code: 'unavailable' });
    expect([lotsLeft(), said()]).toEqual([['here', 'b', 'c'], ['One lot is deleted for ever.']]);
    await purge('b', 'c');
    expect([lotsLeft(), failed()]).toEqual([['here'], null]);
  });

  it('with its documents, where a file of it could not be removed', async () => {
    space.files.failNext('remove', 'unauthorized');
    await purge('a', 'b');
    expect(log).not.toContain('documents of a');
    expect(failed()).toEqual({ saleId: SALE, lotIds: ['a', 'b'], code: 'unauthorized' });
    expect([lotsLeft(), said()]).toEqual([['here', 'a', 'b', 'c'], []]);
  });

  it('with a reason too when the failure is of no known kind', async () => {
    space.files.list = () => Promise.reject(new TypeError('Failed to fetch'));
    await purge('c', 'a');
    expect(failed()).toEqual({ saleId: SALE, lotIds: ['c', 'a'], code: 'unknown' });
  });

  it('when the session has ended in the middle, and nothing more is deleted', async () => {
    space.lotPurge.failNext('photosOf', 'auth/user-disabled');
    await purge('a', 'b');
    expect(space.types()).toContain('auth/sessionFailed');
    expect([lotsLeft(), log]).toEqual([['here', 'a', 'b', 'c'], ['photos of a']]);
    expect(said()).toEqual(['You are signed out: this account has been disabled.']);
    expect([space.read(selectPurgeRunning), failed()]).toEqual([null, null]);
  });

  it('with all behind it when the session cannot be asked about for now', async () => {
    space.lotPurge.failNext('purge', 'auth/network-request-failed');
    await purge('b', 'c');
    expect(failed()).toEqual({ saleId: SALE, lotIds: ['b', 'c'], code: 'unauthenticated' });
  });
});
