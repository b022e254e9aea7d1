import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { putDocuments } from '../../../../local/emulators/seed';
import { testServices } from '../../../../local/testServices';
import { type Lot, type LotPrivate, NEW_LOT } from '../../../domain/lots/lot';
import { type Photo, PLAIN_PHOTO } from '../../../domain/photos/photo';
import type { Operation } from '../../../domain/operations/operations';
import { newId } from '../../../shared/id';
import { buildOperations } from '../../../testing/contracts/lots/operationsForTests';
import { lotConflictsContract } from '../../../testing/contracts/lots/lotConflicts.contract';
import { lotOperationsContract } from '../../../testing/contracts/lots/lotOperations.contract';
import { lotsGatewayContract } from '../../../testing/contracts/lots/lotsGateway.contract';
import { enterPerson, putIntoSale, type ServicePerson } from '../../../testing/services/servicePeople';
import type { LotsGateway } from '../LotsGateway';
import { createFirebaseLotPurge } from './firebaseLotPurge';
import { createFirebaseLotsGateway } from './firebaseLotsGateway';

/** So few that a sale of some lots comes in several parts. */
const FEW = { lotsTogether: 6, photosTogether: 6 };
/** Each sale that has a lot comes so. */
const NONE = { lotsTogether: 0.5, photosTogether: 0.5 };
const LOTS = 40;
const services = testServices();
let owner: ServicePerson;
let viewer: ServicePerson;
let stranger: ServicePerson;

beforeAll(async () => {
  [owner, viewer, stranger] = await Promise.all([enterPerson(services), enterPerson(services), enterPerson(services)]);
}, 30_000);
afterAll(async () => {
  await Promise.all([owner, viewer, stranger].map((person) => person.leave()));
});

async function openSale(): Promise<string> {
  const saleId = newId();
  await owner.sales.create(saleId, { title: 'Spring', date: '2027-04-17', currency: 'EUR' }, owner.uid);
  await putIntoSale(saleId, { [owner.uid]: 'owner', [viewer.uid]: 'viewer' });
  return saleId;
}

describe('with every collection in parts', () => {
  let saleId: string;
  beforeAll(async () => {
    saleId = await openSale();
  });
  const large = ({ uid, documents }: ServicePerson) => ({
    uid,
    lots: createFirebaseLotsGateway(documents, () => true, NONE),
  });
  const parties = () => ({ saleId, owner: large(owner), viewer: large(viewer), stranger: large(stranger) });
  lotsGatewayContract('Firebase, a large sale', parties);
  lotOperationsContract('Firebase, a large sale', parties);
  lotConflictsContract('Firebase, a large sale', parties);
});

describe('a large sale', () => {
  /** By their ids, and where they stand in the order of ids: what comes first, and last. */
  const ids = Array.from({ length: LOTS }, newId).sort();
  const [first = '', second = '', third = '', last = ''] = [ids[0], ids[1], ids[2], ids.at(-1)];
  let saleId: string;

  const photoOf = (lotId: string, id: string): Photo => ({
    ...PLAIN_PHOTO,
    id,
    lotId,
    order: 'a0',
    path: `sales/${saleId}/photos/${id}`,
    width: 3840,
    height: 2880,
    bytes: 1_000,
    hash: '0123456789abcdef'.repeat(4),
  });
  beforeEach(async () => {
    saleId = await openSale();
    const now = new Date();
    const made = { createdAt: now, createdBy: owner.uid };
    const changed = { updatedAt: now, updatedBy: owner.uid };
    await putDocuments(
      services,
      ids.flatMap((id) => {
        const { id: _is, ...photo } = photoOf(id, id);
        const lot = { ...NEW_LOT, number: null, suffix: '', order: `a${id}`, ...made, ...changed };
        return [
          [`sales/${saleId}/lots/${id}`, lot] as const,
          [`sales/${saleId}/photos/${id}`, { ...photo, takenAt: null, ...made }] as const,
          [`sales/${saleId}/lotPrivate/${id}`, { notes: 'Old', ...changed }] as const,
        ];
      }),
    );
  });

  interface Watched {
    readonly lots: Map<string, Lot>;
    readonly photos: Map<string, Photo>;
    readonly privates: Map<string, LotPrivate>;
    /** The size of the first event of each kind. */
    readonly first: Record<'lots' | 'photos' | 'lotPrivate', number | null>;
    /** Whether the server tells the present lots. */
    connected: boolean;
    parts: number;
    until(is: () => boolean): Promise<void>;
    stop(): void;
  }

  /** Everything that a gateway tells, from its first event on. `onPart`: a part of the lots has come. */
  function watch({ documents }: ServicePerson, withPrivate = true, onPart: (part: number) => void = () => undefined) {
    const gateway: LotsGateway = createFirebaseLotsGateway(documents, () => true, FEW);
    let look = (): void => undefined;
    const watched: Watched = {
      lots: new Map(),
      photos: new Map(),
      privates: new Map(),
      first: { lots: null, photos: null, lotPrivate: null },
      connected: false,
      parts: 0,
      until: (is) =>
        new Promise((resolve) => {
          look = () => (is() ? resolve() : undefined);
          look();
        }),
      stop: () => stops.forEach((stop) => stop()),
    };
    function take<Entity extends { readonly id: string }>(
      of: keyof Watched['first'],
      known: Map<string, Entity>,
      { changed, removed, fromServer }: { changed: readonly Entity[]; removed: readonly string[]; fromServer: boolean },
    ): void {
      if (fromServer) watched.first[of] ??= changed.length;
      for (const each of changed) known.set(each.id, each);
      for (const id of removed) known.delete(id);
    }
    const stops = [
      gateway.listen(saleId, (event) => {
        if (event.type === 'lots') {
          take('lots', watched.lots, event);
          watched.connected = event.fromServer;
        } else if (event.type === 'photos') take('photos', watched.photos, event);
        else if (event.type === 'progress' && event.of === 'lots') onPart((watched.parts += 1));
        look();
      }),
    ];
    if (withPrivate) {
      const stop = gateway.listenPrivate(saleId, (event) => {
        if (event.type === 'lotPrivate') take('lotPrivate', watched.privates, event);
        look();
      });
      stops.push(stop);
    }
    return watched;
  }
  const opened = async (watched: Watched, withPrivate = true): Promise<Watched> => {
    await watched.until(
      () =>
        watched.first.lots !== null &&
        watched.first.photos !== null &&
        (watched.first.lotPrivate !== null || !withPrivate),
    );
    return watched;
  };
  const of = (lotId: string): Pick<Operation, 'id' | 'saleId' | 'lotId' | 'uid'> => ({
    id: newId(),
    saleId,
    lotId,
    uid: owner.uid,
  });
  const retitled = (lotId: string, after: string): Operation => ({
    ...of(lotId),
    kind: 'editLot',
    changes: { title: { before: '', after } },
  });

  it('comes as a whole, in parts, for who may only look, too', async () => {
    const mine = await opened(watch(owner));
    expect(mine.parts).toBeGreaterThan(2);
    expect(mine.first).toEqual({ lots: LOTS, photos: LOTS, lotPrivate: LOTS });
    const theirs = await opened(watch(viewer, false), false);
    expect(theirs.first).toMatchObject({ lots: LOTS, photos: LOTS });
    [mine, theirs].forEach(({ stop }) => stop());
  });

  it('reports each change of a lot, a photo and a private part to each person who may read it', async () => {
    const colleague = await enterPerson(services);
    await putIntoSale(saleId, { [owner.uid]: 'owner', [colleague.uid]: 'editor', [viewer.uid]: 'viewer' });
    const [mine, theirs, seen] = [watch(owner), watch(colleague), watch(viewer, false)];
    await Promise.all([opened(mine), opened(theirs), opened(seen, false)]);
    const all = [mine, theirs, seen];
    const untilAll = (is: (watched: Watched) => boolean) => Promise.all(all.map((each) => each.until(() => is(each))));

    await owner.lots.apply(retitled(first, 'A vase'));
    await untilAll(({ lots }) => lots.get(first)?.title === 'A vase');

    await owner.lots.apply({ ...of(last), kind: 'moveLot', before: `a${last}`, after: 'a1' });
    await untilAll(({ lots }) => lots.get(last)?.order === 'a1');

    const make = buildOperations(saleId, owner.uid);
    await owner.lots.apply(make.createLot(12));
    await untilAll(({ lots }) => lots.get(make.lotId)?.number === 12);

    const photo = make.photo();
    await owner.lots.apply({ ...make.base(), kind: 'addPhoto', photo, cover: true });
    await untilAll(({ photos, lots }) => photos.has(photo.id) && lots.get(make.lotId)?.coverPhotoId === photo.id);
    const moved = { lotId: { before: make.lotId, after: second } };
    await owner.lots.apply({ ...make.base(), kind: 'editPhoto', photoId: photo.id, changes: moved });
    await untilAll(({ photos }) => photos.get(photo.id)?.lotId === second);
    const removed = { ...photo, lotId: second };
    await owner.lots.apply({ ...of(second), kind: 'removePhoto', photo: removed, cover: false, coverAfter: null });
    await untilAll(({ photos }) => !photos.has(photo.id));
    await owner.lots.apply({ ...of(second), kind: 'addPhoto', photo: removed, cover: false });
    await untilAll(({ photos }) => photos.has(photo.id));

    const notes = { notes: { before: 'Old', after: 'From the attic' } };
    await owner.lots.apply({ ...of(third), kind: 'editPrivate', changes: notes });
    await Promise.all(
      [mine, theirs].map((each) => each.until(() => each.privates.get(third)?.notes === 'From the attic')),
    );
    expect(seen.privates.size).toBe(0);
    all.forEach(({ stop }) => stop());
    await colleague.leave();
  });

  it('reports what goes into the trash, comes back, and is deleted for ever with all that belongs to it', async () => {
    const [mine, seen] = [watch(owner), watch(viewer, false)];
    await Promise.all([opened(mine), opened(seen, false)]);
    const purge = createFirebaseLotPurge(owner.documents);
    const trash = (lotId: string): Promise<unknown> =>
      owner.lots.apply({ ...of(lotId), kind: 'trashLot', number: null, deletedAt: 1 });
    await trash(first);
    await trash(second);
    for (const each of [mine, seen]) {
      await each.until(() => each.lots.get(first)?.deletedAt !== null && each.lots.get(second)?.deletedAt !== null);
    }
    await owner.lots.apply({ ...of(first), kind: 'restoreLot', number: null, deletedAt: 1 });
    await purge.purge(saleId, second);
    for (const each of [mine, seen]) {
      await each.until(() => each.lots.get(first)?.deletedAt === null && !each.lots.has(second));
      await each.until(() => !each.photos.has(second));
    }
    await mine.until(() => !mine.privates.has(second));
    expect([mine.lots.size, mine.photos.size, mine.privates.size]).toEqual([LOTS - 1, LOTS - 1, LOTS - 1]);
    [mine, seen].forEach(({ stop }) => stop());
  });

  it('misses nothing that changes between two of its parts', async () => {
    const made = buildOperations(saleId, owner.uid);
    const changes: Promise<unknown>[] = [];
    // The first part has come by then, and so have the first lots.
    const mine = watch(owner, true, (part) => {
      if (part !== 2) return;
      changes.push(
        owner.lots.apply(retitled(first, 'In between')),
        owner.lots.apply({
          ...of(second),
          kind: 'removePhoto',
          photo: photoOf(second, second),
          cover: false,
          coverAfter: null,
        }),
        owner.lots.apply(made.createLot(31)),
      );
    });
    await opened(mine);
    expect(changes).toHaveLength(3);
    await Promise.all(changes);
    await mine.until(() => mine.lots.get(first)?.title === 'In between' && !mine.photos.has(second));
    await mine.until(() => mine.lots.has(made.lotId));
    expect([mine.lots.size, mine.photos.size]).toEqual([LOTS + 1, LOTS - 1]);
    mine.stop();
  });

  it('says when it is cut off, and catches up with everything on return', async () => {
    const seen = await opened(watch(viewer, false), false);
    expect(seen.connected).toBe(true);
    await disableNetwork(viewer.documents);
    await seen.until(() => !seen.connected);
    await owner.lots.apply(retitled(first, 'Meanwhile'));
    await owner.lots.apply({
      ...of(third),
      kind: 'removePhoto',
      photo: photoOf(third, third),
      cover: false,
      coverAfter: null,
    });
    // Into the trash and out of it for ever: of its photos no record tells.
    await owner.lots.apply({ ...of(last), kind: 'trashLot', number: null, deletedAt: 1 });
    await createFirebaseLotPurge(owner.documents).purge(saleId, last);
    await enableNetwork(viewer.documents);
    await seen.until(() => seen.connected);
    expect(seen.lots.get(first)?.title).toBe('Meanwhile');
    expect(seen.lots.has(last)).toBe(false);
    await seen.until(() => !seen.photos.has(third) && !seen.photos.has(last));
    expect([seen.lots.size, seen.photos.size]).toEqual([LOTS - 1, LOTS - 2]);
    seen.stop();
  });

  it('shows a change of this page that the server refuses as the server has it', async () => {
    const gateway = createFirebaseLotsGateway(viewer.documents, () => true, FEW);
    const seen = await opened(watch(viewer, false), false);
    const move: Operation = { ...of(first), uid: viewer.uid, kind: 'moveLot', before: `a${first}`, after: 'a9' };
    await expect(gateway.apply(move)).rejects.toMatchObject({ code: 'permission-denied' });
    await owner.lots.apply(retitled(first, 'Still in its place'));
    await seen.until(() => seen.lots.get(first)?.title === 'Still in its place');
    expect(seen.lots.get(first)?.order).toBe(`a${first}`);
    seen.stop();
  });
});
