import {
  selectDoubles,
  selectLooking,
  selectMissed,
  doublesAnswered,
  missedForgotten,
} from '../../../features/lots/model/photos/choicesSlice';
import { selectRefusedPhotos } from '../../../features/lots/model/photos/intakeSelectors';
import { addEmptyLot, editLot, selectLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import {
  editLotPrivate,
  removePhotos,
  trashLots,
  turnPhotos,
} from '../../../features/lots/model/operations/lotCommands';
import {
  refusalsDismissed,
  selectIntakePhotos,
  selectPhotoIdsOfLot,
} from '../../../features/lots/model/photos/photosSlice';
import { selectEditsStatus, selectUnkeptCount } from '../../../features/lots/model/saves/savesSlice';
import type { Lot } from '../../../domain/lots/lot';
import type { Operation } from '../../../domain/operations/operations';
import { GatewayFailure } from '../../../services/failure';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const NAMES = ['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg'];

/** The page goes away as it is, and is opened again with the same device and the same server. */
async function reload(): Promise<void> {
  await open(() => space.photoOutbox.leave());
}
/** A new page on the same device; the old one has ended to the browser only when `end` says so. */
async function open(end: () => void): Promise<void> {
  const { photoOutbox, outbox, lots, files, auth } = space;
  await space.store.stop();
  end();
  const next = makeWorkspace({ photoOutbox, outbox, lots, files, auth });
  space = { ...next, photoOutbox, outbox, lots, files, auth };
  // Other ids than before: the fake counts from the beginning in each page.
  for (let held = 0; held < 20; held += 1) space.pictures.release(space.pictures.hold(new File([], 'x')));
  await settle();
}
/** The device writes photos down when the test lets it, in the order asked for. */
function holdDevice(): { release(): Promise<void>; readonly asked: () => readonly (readonly Operation[])[] } {
  const waiting: (() => void)[] = [];
  const asked: (readonly Operation[])[] = [];
  const { putAll } = space.outbox;
  space.outbox.putAll = async (operations, photos) => {
    asked.push(operations);
    if ((photos ?? []).length > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return putAll(operations, photos);
  };
  return {
    asked: () => asked,
    release: async () => {
      for (const each of waiting.splice(0)) each();
      await settle();
    },
  };
}
const lotsOnServer = (): number => space.lots.documents(SALE).lots.size;
const photosOf = (): number[] => space.read(selectLots).map(({ id }) => space.read(selectPhotoIdsOfLot, id).length);

describe('lots of chosen photos', () => {
  it('are on this device, and with the server, only together with the bytes of their photos', async () => {
    const device = holdDevice();
    space.choose(NAMES);
    await settle();
    // Shown at once, and said to be on their way.
    expect(space.read(selectLots)).toHaveLength(3);
    expect(space.read(selectEditsStatus)).toBe('saving');
    expect(space.outbox.entries.size + space.photoOutbox.kept.size + lotsOnServer()).toBe(0);
    await device.release();
    expect(space.photoOutbox.kept.size).toBe(3);
    expect(lotsOnServer()).toBe(3);
    expect(space.read(selectIntakePhotos).every(({ kept }) => kept)).toBe(true);
  });

  it('are written with what was said of their photos meanwhile, and that only once the device has the bytes', async () => {
    const change = jest.spyOn(space.photoOutbox, 'change');
    const device = holdDevice();
    const [id = ''] = space.choose(['IMG_1.jpg']);
    await settle();
    space.store.dispatch(turnPhotos({ photoIds: [id], way: 'right' }));
    await settle();
    expect(change).not.toHaveBeenCalled();
    await device.release();
    expect(space.photoOutbox.kept.get(id)?.changes?.rotation?.after).toBe(90);
    expect(space.read(selectIntakePhotos)).toMatchObject([{ kept: true, writing: false }]);
  });

  it('do not hold up words about others, but those about themselves', async () => {
    space.lots.seed(SALE, [buildLot()]);
    await reload();
    const device = holdDevice();
    space.choose(NAMES);
    await settle();
    const [, first] = space.read(selectLots);
    space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }));
    space.store.dispatch(editLot({ lotId: first?.id ?? '', changes: { title: 'New' } }));
    await settle();
    expect(device.asked()).toHaveLength(1);
    await device.release();
    expect([...space.lots.documents(SALE).lots.values()].map(({ title }) => title).sort()).toEqual([
      '',
      '',
      'A jug',
      'New',
    ]);
    const order = space.lots.applied.map(({ kind, lotId }) => (lotId === first?.id ? kind : ''));
    expect(order.indexOf('createLot')).toBeLessThan(order.indexOf('editLot'));
  });

  it('are made all the same where the device has no room, and it is noted what would be missing', async () => {
    space.outbox.failNext('putAll');
    space.photoOutbox.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
    const release = space.preparer.holdNext();
    space.choose(['IMG_1.jpg']);
    await settle();
    expect(lotsOnServer()).toBe(1);
    const [lot] = space.read(selectLots);
    expect([...space.photoOutbox.chosen.values()]).toMatchObject([{ fileName: 'IMG_1.jpg', lotId: lot?.id }]);
    release();
  });
});

describe('a page that goes away in the middle of an intake', () => {
  it('has no lot without its photo, and says at the next visit what is missing', async () => {
    holdDevice();
    space.choose(NAMES);
    await settle();
    await reload();
    expect(space.read(selectLots)).toEqual([]);
    expect(space.read(selectMissed, SALE).map(({ fileName }) => fileName)).toEqual(NAMES);
  });

  it('says it when the browser lets the old page end only after the new one has begun', async () => {
    holdDevice();
    space.choose(NAMES);
    await settle();
    await open(() => undefined);
    expect(space.read(selectMissed, SALE)).toEqual([]);
    space.photoOutbox.leave();
    space.outbox.endOtherPage();
    await settle();
    expect(space.read(selectMissed, SALE).map(({ fileName }) => fileName)).toEqual(NAMES);
  });

  it('says it no more when another page has brought them, or given them up', async () => {
    holdDevice();
    space.choose(NAMES);
    await settle();
    await reload();
    expect(space.read(selectMissed, SALE)).toHaveLength(3);
    const [first = ''] = space.photoOutbox.chosen.keys();
    space.photoOutbox.chosen.delete(first);
    space.outbox.endOtherPage();
    await settle();
    expect(space.read(selectMissed, SALE)).toHaveLength(2);
    space.photoOutbox.chosen.clear();
    space.outbox.endOtherPage();
    await settle();
    expect(space.read(selectMissed, SALE)).toEqual([]);
  });

  it('says it too when it had not even looked at the files', async () => {
    jest.spyOn(space.preparer, 'fingerprint').mockReturnValue(new Promise(() => undefined));
    space.choose(NAMES);
    await settle();
    expect(space.read(selectLooking)).toBe(3);
    expect(space.read(selectUnkeptCount)).toBeGreaterThan(0);
    await reload();
    expect(space.read(selectMissed, SALE)).toHaveLength(3);
  });

  it('brings only the missing ones when everything is chosen again, and asks about the others', async () => {
    space.files.automatic = true;
    space.choose(['IMG_1.jpg', 'IMG_2.jpg']);
    await settle();
    const { putAll } = space.outbox;
    holdDevice();
    space.choose(['IMG_3.jpg']);
    await settle();
    space.outbox.putAll = putAll;
    await reload();
    expect(space.read(selectMissed, SALE)).toHaveLength(1);
    space.choose(NAMES);
    await settle();
    expect(space.read(selectMissed, SALE)).toEqual([]);
    expect(photosOf()).toEqual([1, 1, 1]);
    const [asked] = space.read(selectDoubles, SALE);
    expect(asked?.files.map(({ name }) => name)).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
    await reload();
    // Nothing that is here is said to be missing.
    expect([space.read(selectMissed, SALE), photosOf()]).toEqual([[], [1, 1, 1]]);
  });

  it('puts photos that are chosen again into the lots that were made without them', async () => {
    space.outbox.failNext('putAll');
    const { put } = space.photoOutbox;
    space.photoOutbox.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
    jest.spyOn(space.preparer, 'prepare').mockReturnValue(new Promise(() => undefined));
    space.choose(['IMG_1.jpg']);
    await settle();
    space.photoOutbox.put = put;
    await reload();
    expect(photosOf()).toEqual([0]);
    expect(space.read(selectMissed, SALE)).toMatchObject([{ fileName: 'IMG_1.jpg' }]);
    space.choose(NAMES);
    await settle();
    expect(photosOf()).toEqual([1, 1, 1]);
  });

  it('forgets what the person does without', async () => {
    holdDevice();
    space.choose(NAMES);
    await settle();
    await reload();
    const ids = space.read(selectMissed, SALE).map(({ id }) => id);
    space.store.dispatch(missedForgotten({ ids }));
    await settle();
    await reload();
    expect([space.read(selectMissed, SALE), space.photoOutbox.chosen.size]).toEqual([[], 0]);
  });
});

describe('the same file', () => {
  it('chosen twice at once makes one lot, and is asked about', async () => {
    space.choose(['IMG_1.jpg', 'IMG_1.jpg']);
    await settle();
    expect(photosOf()).toEqual([1]);
    expect(space.read(selectDoubles, SALE)).toHaveLength(1);
  });

  it.each([
    ['comes when it is wanted', true, [1, 1]],
    ['is let go when it is not', false, [1]],
  ])('%s', async (_name, wanted, photos) => {
    space.choose(['IMG_1.jpg']);
    await settle();
    const [second = ''] = space.choose(['IMG_1.jpg']);
    await settle();
    const [doubles] = space.read(selectDoubles, SALE);
    if (doubles === undefined) throw new Error('Nobody asks.');
    space.store.dispatch(doublesAnswered({ doubles, wanted }));
    await settle();
    expect(photosOf()).toEqual(photos);
    expect(space.read(selectDoubles, SALE)).toEqual([]);
    expect(space.pictures.held.has(second)).toBe(wanted);
  });

  it('is known by what is in it, in the sale alone, and not once it was removed or thrown away', async () => {
    space.files.automatic = true;
    const [first = ''] = space.choose(['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg']);
    await settle();
    const [one, two] = space.read(selectLots);
    space.store.dispatch(removePhotos({ photoIds: [first] }));
    space.store.dispatch(trashLots({ lotIds: [two?.id ?? ''] }));
    await settle();
    expect(space.read(selectLot, one?.id ?? '')).toBeDefined();
    space.choose(NAMES);
    await settle();
    expect(space.read(selectDoubles, SALE)[0]?.files.map(({ name }) => name)).toEqual(['IMG_3.jpg']);
  });

  it('is not asked about when the device could not look into it', async () => {
    space.choose(['IMG_1.jpg']);
    await settle();
    space.preparer.failFingerprint('notLoaded');
    space.choose(['IMG_1.jpg']);
    await settle();
    expect(photosOf()).toEqual([1, 1]);
  });

  it('is not asked about when the device could look into neither of two that were chosen at once', async () => {
    for (let times = 0; times < 2; times += 1) space.preparer.failFingerprint('notLoaded');
    space.choose(['IMG_1.jpg', 'IMG_2.jpg']);
    await settle();
    expect([photosOf(), space.read(selectDoubles, SALE)]).toEqual([[1, 1], []]);
  });
});

it('a defect of one step ends no choice of files that is still being looked at', async () => {
  space.choose(['IMG_1.jpg']);
  await settle();
  space.choose(['IMG_1.jpg']);
  await settle();
  const [doubles] = space.read(selectDoubles, SALE);
  if (doubles === undefined) throw new Error('Nobody asks.');
  let look = (_source: string): void => undefined;
  jest.spyOn(space.preparer, 'fingerprint').mockReturnValueOnce(new Promise((resolve) => (look = resolve)));
  space.choose(['IMG_2.jpg']);
  await settle();
  jest.spyOn(space.pictures, 'release').mockImplementationOnce(() => {
    throw new TypeError('defect');
  });
  space.store.dispatch(doublesAnswered({ doubles, wanted: false }));
  look('another');
  await settle();
  expect([photosOf(), space.read(selectLooking)]).toEqual([[1, 1], 0]);
  expect(space.failures).toEqual([{ where: 'answerDoubles', error: expect.any(TypeError) as unknown }]);
});

describe('a file that cannot be read', () => {
  it('makes no lot, and is named', async () => {
    space.preparer.failFingerprint('damaged');
    space.choose(NAMES);
    await settle();
    expect(photosOf()).toEqual([1, 1]);
    expect(space.read(selectRefusedPhotos)).toMatchObject([{ fileName: 'IMG_1.jpg', refusal: 'damaged' }]);
    await reload();
    expect(space.read(selectMissed, SALE)).toEqual([]);
  });

  it.each([
    ['seen at once', () => space.preparer.failFingerprint('damaged')],
    ['seen when its sizes are made', () => space.preparer.failNext('prepare', 'damaged')],
  ])('is named in the next visit too, until the person has read it: %s', async (_name, fail) => {
    fail();
    space.choose(['IMG_1.jpg']);
    await settle();
    await reload();
    const refused = space.read(selectRefusedPhotos);
    expect(refused).toMatchObject([{ fileName: 'IMG_1.jpg', refusal: 'damaged', saleId: SALE }]);
    // Nobody says that the page was closed too early.
    expect(space.read(selectMissed, SALE)).toEqual([]);
    space.store.dispatch(refusalsDismissed({ ids: refused.map(({ id }) => id) }));
    await settle();
    await reload();
    expect([space.read(selectRefusedPhotos), space.photoOutbox.chosen.size]).toEqual([[], 0]);
  });

  it('that is found out only when its sizes are made leaves no lot either', async () => {
    space.preparer.failNext('prepare', 'damaged');
    space.choose(['IMG_1.jpg', 'IMG_2.jpg']);
    await settle();
    expect(photosOf()).toEqual([1]);
    expect(space.read(selectRefusedPhotos)).toMatchObject([{ fileName: 'IMG_1.jpg', refusal: 'damaged' }]);
  });

  /** The sizes of the next photo are not made before the test says that its file is damaged. */
  function holdDamaged(): () => Promise<void> {
    let refuse = (): void => undefined;
    const { preparer } = space;
    jest
      .spyOn(preparer, 'prepare')
      .mockImplementationOnce(
        () => new Promise((_resolve, reject) => (refuse = () => reject(new GatewayFailure('damaged')))),
      );
    return async () => {
      refuse();
      await settle();
    };
  }

  it('leaves the lot for which it was chosen, and which was there before', async () => {
    space.store.dispatch(addEmptyLot());
    await settle();
    const [lot] = space.read(selectLots);
    space.preparer.failNext('prepare', 'damaged');
    space.choose(['IMG_1.jpg'], lot?.id);
    await settle();
    expect(space.read(selectRefusedPhotos)).toMatchObject([{ fileName: 'IMG_1.jpg' }]);
    expect([photosOf(), space.failures]).toEqual([[0], []]);
  });

  it('is named also when the person has left the sale before it is found out', async () => {
    const refuse = holdDamaged();
    space.choose(['IMG_1.jpg']);
    await settle();
    space.history.push('/sales');
    await settle();
    await refuse();
    expect(space.read(selectRefusedPhotos)).toMatchObject([{ fileName: 'IMG_1.jpg', refusal: 'damaged' }]);
    expect(space.failures).toEqual([]);
  });

  it('leaves no lot either when the person was elsewhere as it was found out, once they are back', async () => {
    // What is private of a lot is read by those who may see it.
    const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
    space.sales.emit({
      type: 'sales',
      sales: [{ id: SALE, ...details, roles: { 'user-1': 'owner' }, createdBy: 'user-1' }],
    });
    await settle();
    const refuse = holdDamaged();
    space.choose(['IMG_1.jpg', 'IMG_2.jpg']);
    await settle();
    space.history.push('/sales');
    await settle();
    await refuse();
    space.history.push(`/sales/${SALE}`);
    await settle();
    expect(photosOf()).toEqual([1]);
    expect(space.failures).toEqual([]);
  });

  it.each<[string, (lot: Lot) => void]>([
    [
      'about which something was said',
      ({ id: lotId }) => space.store.dispatch(editLot({ lotId, changes: { title: 'A jug' } })),
    ],
    [
      'about which a private note was made',
      ({ id: lotId }) => space.store.dispatch(editLotPrivate({ lotId, changes: { consignor: 'House 7' } })),
    ],
    [
      'that a colleague has made ready',
      (lot) => {
        const changed = [{ ...lot, status: 'ready' as const }];
        space.lots.emit(SALE, { type: 'lots', changed, removed: [], fromServer: true });
      },
    ],
  ])('leaves the lot %s meanwhile', async (_name, change) => {
    const refuse = holdDamaged();
    space.choose(['IMG_1.jpg']);
    await settle();
    const [lot] = space.read(selectLots);
    if (lot !== undefined) change(lot);
    space.store.dispatch(addEmptyLot());
    await settle();
    await refuse();
    expect(space.read(selectRefusedPhotos)).toMatchObject([{ refusal: 'damaged' }]);
    expect(photosOf()).toEqual([0, 0]);
  });
});
