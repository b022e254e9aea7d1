import type { Lot } from '../../../domain/lots/lot';
import type { AwayKind, Sale } from '../../../domain/sales/sale';
import { editLot } from '../../../features/lots/model/lots/lotsSlice';
import {
  type LeftReason,
  selectTransferOffer,
  selectTransferRuns,
  transferAsked,
  transferConfirmed,
  transferDismissed,
  transferRetried,
} from '../../../features/lots/model/transfer/transferSlice';
import { createFakeDeviceMemory } from '../../../testing/fakes/fakeDeviceMemory';
import { AUTUMN, buildSale, makeTransfers, seedTransfers } from '../../../testing/stores/makeTransfers';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
async function begin(gateways: Parameters<typeof makeTransfers>[0] = {}): Promise<void> {
  space = makeTransfers(gateways);
  seedTransfers(space);
  await space.signIn();
}
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await begin();
});
afterEach(async () => {
  await space.store.stop();
  jest.restoreAllMocks();
});

const CHOICE = { to: AUTUMN, numbered: true, withPrices: true };
const runs = () => Object.values(space.read(selectTransferRuns));
const here = (id: string) => space.lots.documents(SALE).lots.get(id);
const there = () => [...space.lots.documents(AUTUMN).lots.values()].filter(({ id }) => id !== 'old');
const said = () => space.state().notifications.list.map(({ message }) => message);
const change = (saleId: string, lot: Lot | undefined, fields: Partial<Lot>): void => {
  if (lot === undefined) throw new Error('There is no such lot.');
  space.lots.documents(saleId).lots.set(lot.id, { ...lot, ...fields });
};

/** `between`: what others do after the person has said yes. */
async function move(lotIds: readonly string[] = ['lot1', 'lot2'], between = (): void => undefined): Promise<void> {
  space.store.dispatch(transferAsked({ lotIds }));
  const offer = space.read(selectTransferOffer);
  if (offer === null) throw new Error('Nothing was offered.');
  between();
  space.store.dispatch(transferConfirmed({ offer, choice: CHOICE }));
  await settle();
}
/** What others do when everything is there and the lots are about to go. */
function whenClearing(act: () => void): void {
  const stop = space.store.subscribe(() => {
    if (!runs().some(({ step }) => step === 'clearing')) return;
    stop();
    act();
  });
}
/** An owner puts a sale away, or brings it back. */
function setAway(id: string, kind: AwayKind | null): void {
  const sale = space.sales.sales.get(id) ?? buildSale({ id });
  space.sales.sales.set(id, { ...sale, away: kind === null ? null : { kind, at: 1 } });
  space.sales.emit({ type: 'sales', sales: [...space.sales.sales.values()] });
}
/** The clock is brought back from the trash, and the person tries again. */
async function goOnWithClock(): Promise<void> {
  change(SALE, here('lot2'), { deletedAt: null });
  space.store.dispatch(transferRetried({ id: runs()[0]?.id ?? '' }));
  await settle();
}
const vaseThere = () => there().find(({ title }) => title === 'A vase');

it.each<[string, () => void, LeftReason, string | null]>([
  ['was deleted for ever', () => void space.lots.documents(SALE).lots.delete('lot2'), 'gone', null],
  ['is in the trash', () => change(SALE, here('lot2'), { deletedAt: 5 }), 'inTrash', 'Lot 2 A clock'],
  ['is published', () => change(SALE, here('lot2'), { status: 'published' }), 'published', 'Lot 2 A clock'],
  ['is sold', () => change(SALE, here('lot2'), { status: 'sold', title: '' }), 'published', 'Lot 2'],
])('leaves a lot that %s meanwhile, calls it by its name, and moves the others', async (_, between, reason, name) => {
  await move(['lot1', 'lot2'], between);
  expect(runs()).toMatchObject([{ status: 'left', left: [{ lotId: 'lot2', name, reason }] }]);
  expect(there().map(({ title }) => title)).toEqual(['A vase']);
  expect(here('lot1')?.deletedAt).not.toBeNull();
  expect(said()).toEqual(['The lot is in “Autumn” now.']);
  expect(JSON.parse(space.memory.read('transfers') ?? '')).toMatchObject([{ lotIds: ['lot2'] }]);
});

it('leaves a lot for which the server has refused something', async () => {
  space.lots.failNext('apply', 'permission-denied');
  space.store.dispatch(editLot({ lotId: 'lot2', changes: { title: 'A tall clock' } }));
  await settle();
  await move();
  expect(runs()).toMatchObject([{ left: [{ lotId: 'lot2', reason: 'unsent' }] }]);
  expect(there().map(({ title }) => title)).toEqual(['A vase']);
});

it('waits for what this device did to the lots, and takes it along', async () => {
  const arrive = space.lots.hang('apply');
  space.store.dispatch(editLot({ lotId: 'lot2', changes: { title: 'A tall clock' } }));
  await settle();
  await move(['lot2']);
  expect([runs()[0]?.status, there()]).toEqual(['running', []]);
  arrive();
  await settle();
  expect([runs(), there().map(({ title }) => title)]).toEqual([[], ['A tall clock']]);
});

it.each<[string, () => void, LeftReason]>([
  ['was put into the trash there', () => change(AUTUMN, vaseThere(), { deletedAt: 5 }), 'trashedThere'],
  ['is gone there', () => void space.lots.documents(AUTUMN).lots.delete(vaseThere()?.id ?? ''), 'notArrived'],
  ['has lost a photo there', () => space.lots.documents(AUTUMN).photos.clear(), 'notArrived'],
  ['was changed there', () => change(AUTUMN, vaseThere(), { category: 'Glass' }), 'changed'],
  ['was changed here', () => change(SALE, here('lot1'), { category: 'Glass' }), 'changed'],
  ['is gone here', () => void space.lots.documents(SALE).lots.delete('lot1'), 'changed'],
  ['may not go, says the server', () => space.lots.failNext('apply', 'permission-denied'), 'changed'],
])('keeps a lot that %s before it goes', async (_, act, reason) => {
  whenClearing(act);
  await move();
  expect(runs()).toMatchObject([{ status: 'left', left: [{ lotId: 'lot1', name: 'Lot 1 A vase', reason }] }]);
  expect(here('lot1')?.deletedAt ?? null).toBeNull();
  expect(here('lot2')?.deletedAt).not.toBeNull();
  expect(JSON.parse(space.memory.read('transfers') ?? '')).toMatchObject([{ lotIds: ['lot1'] }]);
});

it('keeps a lot whose copy is gone before it is finished, and moves the others', async () => {
  const stop = space.store.subscribe(() => {
    if (!runs().some(({ step }) => step === 'arriving')) return;
    stop();
    space.lots.documents(AUTUMN).lots.delete(vaseThere()?.id ?? '');
  });
  await move();
  expect(runs()).toMatchObject([{ status: 'left', left: [{ lotId: 'lot1', reason: 'notArrived' }] }]);
  expect([here('lot1')?.deletedAt, there().map(({ title }) => title)]).toEqual([null, ['A clock']]);
});

it('calls a lot gone that was deleted for ever before it has begun, also after others have gone over', async () => {
  await move(['lot1', 'lot2'], () => change(SALE, here('lot2'), { deletedAt: 5 }));
  space.lots.documents(SALE).lots.delete('lot2');
  space.store.dispatch(transferRetried({ id: runs()[0]?.id ?? '' }));
  await settle();
  expect(runs()).toMatchObject([{ status: 'left', left: [{ lotId: 'lot2', name: null, reason: 'gone' }] }]);
  expect(said()).toEqual(['The lot is in “Autumn” now.']);
});

it('counts a lot among those that went whose copy was whole before it was deleted for ever here', async () => {
  whenClearing(() => space.lots.failNext('apply', 'permission-denied'));
  await move(['lot1']);
  space.lots.documents(SALE).lots.delete('lot1');
  space.store.dispatch(transferRetried({ id: runs()[0]?.id ?? '' }));
  await settle();
  expect([runs(), said(), space.memory.read('transfers')]).toEqual([[], ['The lot is in “Autumn” now.'], null]);
});

it.each([
  ['is there no more', () => void space.lots.documents(AUTUMN).lots.delete(vaseThere()?.id ?? '')],
  ['is in the trash there', () => change(AUTUMN, vaseThere(), { deletedAt: 5 })],
])('calls a lot gone that was deleted for ever here, and whose copy %s', async (_, act) => {
  whenClearing(() => space.lots.failNext('apply', 'permission-denied'));
  await move(['lot1']);
  act();
  space.lots.documents(SALE).lots.delete('lot1');
  space.store.dispatch(transferRetried({ id: runs()[0]?.id ?? '' }));
  await settle();
  expect(runs()).toMatchObject([{ status: 'left', left: [{ lotId: 'lot1', reason: 'gone' }] }]);
  expect(said()).toEqual([]);
});

it('says nothing of lots that went when none did', async () => {
  await move(['lot2'], () => change(SALE, here('lot2'), { deletedAt: 5 }));
  expect(said()).toEqual([]);
});

it.each<[string, string, Partial<Sale>, string]>([
  ['this sale', SALE, { status: 'numbersLocked' }, 'failed-precondition'],
  ['this sale', SALE, { roles: { 'user-1': 'viewer', other: 'owner' } }, 'permission-denied'],
  ['the other sale', AUTUMN, { status: 'closed' }, 'failed-precondition'],
  ['the other sale', AUTUMN, { roles: { other: 'owner' } }, 'permission-denied'],
  ['this sale', SALE, { away: { kind: 'deleted', at: 1 } }, 'failed-precondition'],
  ['the other sale', AUTUMN, { away: { kind: 'deleted', at: 1 } }, 'failed-precondition'],
])('reads nothing when %s is one whose lots do not move', async (_, id, fields, code) => {
  await move(['lot1'], () => {
    const changed = buildSale({ id, ...fields });
    space.sales.sales.set(id, changed);
    space.sales.emit({
      type: 'sales',
      sales: [...space.sales.sales.values()].filter(({ roles }) => 'user-1' in roles),
    });
  });
  expect(runs()).toMatchObject([{ status: 'stopped', code }]);
  expect(space.saleReader.asked).toEqual([]);
});

it('keeps all lots here when the other sale was deleted before they go', async () => {
  whenClearing(() => setAway(AUTUMN, 'deleted'));
  await move();
  expect(runs()).toMatchObject([{ status: 'stopped', code: 'failed-precondition' }]);
  expect(['lot1', 'lot2'].map((id) => here(id)?.deletedAt)).toEqual([null, null]);
  setAway(AUTUMN, null);
  space.resume.resume('online');
  await settle();
  expect([runs(), there().length, said()]).toEqual([[], 2, ['2 lots are in “Autumn” now.']]);
});

it('goes on when the other sale was archived meanwhile, in which everything works as before', async () => {
  await move(['lot1'], () => setAway(AUTUMN, 'archived'));
  expect([runs(), said()]).toEqual([[], ['The lot is in “Autumn” now.']]);
});

it.each([
  ['deadline-exceeded', 'deadline-exceeded'],
  ['no code of ours', 'unknown'],
])('stops with the reason of the server: %s', async (code, said_) => {
  space.saleReader.failNext('read', code);
  await move();
  expect(runs()).toMatchObject([{ status: 'stopped', code: said_ }]);
});

describe('a lot that somebody has put into the trash here before it is tried again', () => {
  async function retryFromTrash(): Promise<void> {
    change(SALE, here('lot1'), { deletedAt: 5 });
    space.store.dispatch(transferRetried({ id: runs()[0]?.id ?? '' }));
    await settle();
  }

  it('is not said to be there while its copy is half', async () => {
    space.files.stored.delete(`sales/${SALE}/photos/cover/view.jpg`);
    await move(['lot1']);
    expect(runs()).toMatchObject([{ left: [{ reason: 'photoUnread' }] }]);
    await retryFromTrash();
    expect(runs()).toMatchObject([{ left: [{ lotId: 'lot1', reason: 'inTrash', name: 'Lot 1 A vase' }] }]);
    expect(said()).toEqual([]);
  });

  it('is there when its copy has everything, as after a page that died at the very end', async () => {
    whenClearing(() => space.lots.failNext('apply', 'permission-denied'));
    await move(['lot1']);
    expect(runs()).toMatchObject([{ left: [{ reason: 'changed' }] }]);
    await retryFromTrash();
    expect([runs(), said()]).toEqual([[], ['The lot is in “Autumn” now.']]);
  });
});

describe('lots that were left', () => {
  const isHere = (id: string): boolean => here(id)?.deletedAt === null;
  const retry = async (lotId: string): Promise<void> => {
    const id = runs().find(({ left }) => left.some((each) => each.lotId === lotId))?.id ?? '';
    space.store.dispatch(transferRetried({ id }));
    await settle();
  };

  it('go when their own move is tried again, and those of another move stay', async () => {
    for (const id of ['lot1', 'lot2']) {
      await move([id], () => change(SALE, here(id), { deletedAt: 5 }));
      change(SALE, here(id), { deletedAt: null });
    }
    await retry('lot2');
    expect([isHere('lot1'), isHere('lot2')]).toEqual([true, false]);
    expect(runs()).toMatchObject([{ status: 'left', left: [{ lotId: 'lot1' }] }]);
  });

  it('wait for their person, also when the network is back', async () => {
    await move(['lot2'], () => change(SALE, here('lot2'), { deletedAt: 5 }));
    change(SALE, here('lot2'), { deletedAt: null });
    space.resume.resume('online');
    await settle();
    expect([runs()[0]?.status, isHere('lot2'), there()]).toEqual(['left', true, []]);
  });

  it('have a copy that is not finished: it is a draft until they can go', async () => {
    change(SALE, here('lot1'), { coverPhotoId: 'side' });
    space.files.stored.delete(`sales/${SALE}/photos/cover/view.jpg`);
    await move(['lot1']);
    expect(runs()).toMatchObject([{ left: [{ lotId: 'lot1', reason: 'photoUnread' }] }]);
    expect([vaseThere()?.status, vaseThere()?.coverPhotoId]).toEqual(['draft', expect.any(String)]);
  });
});

describe('places and numbers there', () => {
  it('follow the order of the sale, whatever was chosen first', async () => {
    await move(['lot2', 'lot1']);
    expect(there().toSorted((one, other) => (one.order < other.order ? -1 : 1))).toMatchObject([
      { title: 'A vase', number: 41 },
      { title: 'A clock', number: 42 },
    ]);
  });

  it('end with the largest number that there is', async () => {
    space.lots.seed(AUTUMN, [buildLot({ id: 'old', number: 99_998, order: 'a5' })]);
    await move();
    expect(there().map(({ title, number }) => [title, number])).toEqual([
      ['A vase', 99_999],
      ['A clock', null],
    ]);
  });

  it('begin in a sale without lots', async () => {
    space.lots.documents(AUTUMN).lots.clear();
    await move(['lot2']);
    expect(there()).toMatchObject([{ number: 1, order: 'a0' }]);
  });

  it('are asked for again only for lots that have none yet', async () => {
    await move(['lot1', 'lot2'], () => change(SALE, here('lot2'), { deletedAt: 5 }));
    await goOnWithClock();
    expect(there().map(({ title, number }) => [title, number])).toEqual([
      ['A vase', 41],
      ['A clock', 42],
    ]);
    expect(space.memory.read('transfers')).toBeNull();
  });

  it('follow those of lots that have theirs and were left as well', async () => {
    const file = `sales/${SALE}/photos/cover/view.jpg`;
    space.files.stored.delete(file);
    await move(['lot1', 'lot2'], () => change(SALE, here('lot2'), { deletedAt: 5 }));
    space.files.stored.set(file, new Blob(['again']));
    await goOnWithClock();
    expect(there().map(({ title, number }) => [title, number])).toEqual([
      ['A vase', 41],
      ['A clock', 42],
    ]);
  });
});

describe('what the device remembers', () => {
  it('goes when the person leaves it so', async () => {
    await move(['lot2'], () => change(SALE, here('lot2'), { deletedAt: 5 }));
    space.store.dispatch(transferDismissed({ id: runs()[0]?.id ?? '' }));
    await settle();
    expect([runs(), space.memory.read('transfers')]).toEqual([[], null]);
  });

  it.each([
    ['nothing that can be read', '{"uid":7}', 1],
    ['a transfer of somebody else', JSON.stringify([transferOf('user-2')]), 0],
  ])('may be %s', async (_, transfers, warnings) => {
    await space.store.stop();
    const memory = createFakeDeviceMemory({ transfers });
    await begin({ memory });
    await settle();
    expect([runs(), there()]).toEqual([[], []]);
    const warned = jest.mocked(console.warn).mock.calls.filter(([text]) => String(text).includes('transfers'));
    expect(warned).toHaveLength(warnings);
    expect(memory.read('transfers')).toBe(transfers);
  });

  it('may be a move to a sale that is no longer there for its person: it stops, and nothing calls the sale', async () => {
    await space.store.stop();
    const transfers = JSON.stringify([{ ...transferOf('user-1'), to: 'saleC000000000000000' }]);
    await begin({ memory: createFakeDeviceMemory({ transfers }) });
    await settle();
    expect(runs()).toMatchObject([{ status: 'stopped', code: 'permission-denied', toTitle: '' }]);
    expect(here('lot2')?.deletedAt).toBeNull();
  });
});

function transferOf(uid: string) {
  return { id: 't1', uid, from: SALE, to: AUTUMN, numbered: true, withPrices: true, lotIds: ['lot2'], planned: [] };
}
