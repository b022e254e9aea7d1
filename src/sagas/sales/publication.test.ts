import {
  buildCatalogue,
  type CatalogueStatus,
  catalogueToCome,
  CATALOGUE_STATUSES,
} from '../../domain/catalogue/catalogue';
import { chunkId } from '../../domain/catalogue/catalogueChunks';
import type { Lot } from '../../domain/lots/lot';
import {
  askForAddress,
  publicationStepped,
  publishCatalogue,
  selectAddressAnswer,
  selectPublicationRun,
  selectPublished,
  takeCatalogueBack,
} from '../../features/catalogue/publicationSlice';
import { selectLot, selectLots } from '../../features/lots/model/lots/lotsSlice';
import { editLots, withdrawLot } from '../../features/lots/model/operations/lotCommands';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { selectStoredPhotos } from '../../features/lots/model/photos/photosSlice';
import { selectSale } from '../../features/sales/salesSlice';
import { makeMembers, type MembersSpace } from '../../testing/stores/makeMembers';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, SALE } from '../../testing/stores/makeWorkspace';

const SLUG = 'clocks-2027';
let space: MembersSpace;

/** A sale with two ready lots, a draft, and photos that are stored. */
async function locked(proved = true): Promise<void> {
  space = await makeMembers({ proved });
  space.server.setSale(SALE, { status: 'numbersLocked' });
  const lots: Lot[] = [
    buildLot({ id: 'lot1', status: 'ready', coverPhotoId: 'photo1' }),
    buildLot({ id: 'lot2', status: 'ready', number: 2, order: 'a1', coverPhotoId: 'photo2' }),
    buildLot({ id: 'lot3', number: 3, order: 'a2', title: '', coverPhotoId: 'photo3' }),
  ];
  const photos = ['1', '2', '3'].map((name) => buildPhoto({ id: `photo${name}`, lotId: `lot${name}` }));
  const turned = photos.map((photo) => (photo.id === 'photo2' ? { ...photo, rotation: 90 as const } : photo));
  space.lots.seed(SALE, lots, turned);
  const [lot, secret] = [{ id: 'lot1' }, { reserve: 123_456, consignor: 'canary', notes: 'canary', toCheck: 'canary' }];
  space.lots.seedPrivate(SALE, [{ ...lot, ...secret }]);
  for (const { path } of photos) {
    for (const size of ['full', 'view', 'thumb'])
      space.files.stored.set(`${path}/${size}.jpg`, new Blob(['ten bytes.']));
  }
  space.files.automatic = true;
  space.lots.emit(SALE, { type: 'lots', changed: lots, removed: [], fromServer: true });
  space.lots.emit(SALE, { type: 'photos', changed: turned, removed: [], fromServer: true });
  await settle();
}
afterEach(() => space.store.stop());

const publish = async (): Promise<void> => {
  space.store.dispatch(publishCatalogue({ saleId: SALE, slug: SLUG }));
  await settle();
};
const run = () => space.read(selectPublicationRun, SALE);
const publicFiles = (): string[] => [...space.files.stored.keys()].filter((path) => path.startsWith('catalogues/'));
const visible = (): string[] => {
  const header = space.catalogue.headers.get(SLUG);
  const chunks = [...space.catalogue.chunks.values()].filter(({ version }) => version === header?.version);
  return header?.chunkCount === 0 ? [] : chunks.flatMap(({ lots }) => lots.map(({ id, status }) => `${id} ${status}`));
};

describe('publishing a sale', () => {
  beforeEach(() => locked());

  it('makes its ready lots public with their photos, and nothing private', async () => {
    await publish();
    expect(run()).toMatchObject({ status: 'done', work: 'publish', left: 0 });
    expect(space.server.sales.get(SALE)).toMatchObject({ status: 'published', slug: SLUG });
    expect(visible()).toEqual(['lot1 published', 'lot2 published']);
    expect(space.catalogue.headers.get(SLUG)).toMatchObject({ version: 2, chunkCount: 1 });
    expect(publicFiles()).toHaveLength(6);
    expect(JSON.stringify([...space.catalogue.chunks.values()])).not.toMatch(/canary|123456/);
    expect(space.read(selectLot, 'lot3')?.status).toBe('draft');
  });

  it('turns the files of a turned photo', async () => {
    await publish();
    const fileOf = (id: string) => space.files.stored.get(`catalogues/${SLUG}/${id}/full.jpg`)?.text();
    expect(await fileOf('photo1')).toBe('ten bytes.');
    expect(await fileOf('photo2')).toBe('ten bytes. turned 90');
  });

  it('asks of no photo whether it is copied, unless a publishing was broken off', async () => {
    space.catalogue.failNext('writeHeader', 'permission-denied');
    await publish();
    expect(run()).toMatchObject({ status: 'refused' });
    expect(space.files.asked).toEqual([]);
    const uploads = space.files.uploads.length;
    await publish();
    expect(run()).toMatchObject({ status: 'done' });
    expect(space.files.asked).toEqual([`catalogues/${SLUG}/photo1/full.jpg`]);
    // Of the turned one the size says nothing.
    const again = space.files.uploads.slice(uploads).map(({ path }) => path);
    expect(again).toHaveLength(3);
    for (const path of again) expect(path).toMatch(/photo2/);
  });

  it('publishes all lots in one act', async () => {
    await publish();
    const groups = space.lots.applied.filter(({ kind }) => kind === 'setLotStatus').map(({ group }) => group);
    expect(groups).toHaveLength(2);
    expect(new Set(groups).size).toBe(1);
  });

  it('shows what was changed only when the changes are published, and copies no photo twice', async () => {
    await publish();
    const uploads = space.files.uploads.length;
    space.store.dispatch(withdrawLot({ lotId: 'lot2' }));
    await settle();
    expect(visible()).toEqual(['lot1 published', 'lot2 published']);
    await publish();
    expect(visible()).toEqual(['lot1 published', 'lot2 withdrawn']);
    expect(space.files.uploads).toHaveLength(uploads);
    expect(space.catalogue.chunks.size).toBe(1);
    expect(space.read(selectPublished, SALE)?.version).toBe(3);
  });

  it('says nothing of sending where nothing is to be sent', async () => {
    await publish();
    const steps = new Set<string>();
    space.store.subscribe(() => {
      const now = run();
      if (now.status === 'working') steps.add(now.step);
    });
    await publish();
    expect([...steps]).toEqual(['address', 'reading', 'writing', 'photos', 'clearing']);
  });

  it('reads no draft from the server, and says of how many lots it reads', async () => {
    const read = jest.spyOn(space.saleReader, 'read');
    await publish();
    expect(read.mock.calls).toEqual([[SALE, ['lot1', 'lot2']]]);
    const steps = space.actions.filter(publicationStepped.match).map(({ payload }) => payload);
    expect(steps.filter(({ step }) => step === 'reading')).toEqual([{ step: 'reading', done: 0, total: 2 }]);
  });

  it('leaves out a lot with a change that the server refused, and counts it', async () => {
    space.lots.failNext('apply', 'permission-denied');
    space.store.dispatch(editLots({ edits: [{ lotId: 'lot1', changes: { title: 'A clock' } }] }));
    await settle();
    await publish();
    expect(run()).toMatchObject({ status: 'done', left: 1 });
    expect(visible()).toEqual(['lot2 published']);
    expect(space.read(selectLot, 'lot1')?.status).toBe('ready');
  });

  it('is refused when a colleague has shown the same version before', async () => {
    const { writeHeader } = space.catalogue;
    jest.spyOn(space.catalogue, 'writeHeader').mockImplementationOnce(async (slug, header) => {
      space.catalogue.headers.set(slug, header);
      await writeHeader(slug, header);
    });
    await publish();
    expect(run()).toMatchObject({ status: 'refused', code: 'failed-precondition' });
  });

  it('asks nothing of the server while the sale is not open here', async () => {
    space.store.dispatch(navigate('/sales'));
    await settle();
    const before = space.catalogue.log.length;
    await publish();
    expect(run()).toMatchObject({ status: 'refused', code: 'unavailable' });
    expect(space.catalogue.log.slice(before)).toEqual([]);
    expect(space.server.sales.get(SALE)?.status).toBe('numbersLocked');
  });

  it('says when photos cannot be copied, and visitors have what they had', async () => {
    space.files.failNext('load', 'unauthorized');
    await publish();
    expect(run()).toMatchObject({ status: 'refused', code: 'photos-not-copied' });
    expect(visible()).toEqual([]);
  });

  it('does not take the address of another sale', async () => {
    const details = { title: 'Books', date: '2027-01-01', place: null, currency: 'EUR' };
    space.catalogue.headers.set(SLUG, { saleId: 'other', details, version: 4, chunkCount: 1 });
    space.store.dispatch(askForAddress({ saleId: SALE, slug: SLUG }));
    const answer = () => space.read(selectAddressAnswer, SALE, SLUG);
    while (answer() === 'asking') await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answer()).toBe('taken');
    await publish();
    expect(run()).toMatchObject({ status: 'refused', code: 'already-exists' });
    expect(space.server.sales.get(SALE)?.status).toBe('numbersLocked');
  });

  it('removes the files of photos that are not shown any more', async () => {
    await publish();
    space.lots.documents(SALE).photos.delete('photo1');
    await publish();
    expect(publicFiles().every((path) => path.includes('photo2'))).toBe(true);
  });
});

describe('publishing over a server that is slow to answer', () => {
  const CALLS = ['publishSale', 'writeChunk', 'writeHeader', 'removeChunk'] as const;
  beforeEach(async () => {
    await locked();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  });
  afterEach(() => jest.useRealTimers());

  it.each(CALLS)('goes on when it is asked again after %s had no answer for a minute', async (op) => {
    if (op === 'removeChunk') await publish();
    const answer = space.catalogue.silence(op);
    await publish();
    await jest.advanceTimersByTimeAsync(45_000);
    expect(run()).toMatchObject({ status: 'working', isSlow: true });
    await jest.advanceTimersByTimeAsync(15_000);
    expect(run()).toMatchObject({ status: 'refused', code: 'unavailable' });
    answer();
    await publish();
    expect(run()).toMatchObject({ status: 'done' });
    expect(visible()).toEqual(['lot1 published', 'lot2 published']);
    expect(space.catalogue.chunks.size).toBe(1);
  });

  it.each(CALLS)('goes on by itself after %s was not answered once, or its answer was lost', async (op) => {
    if (op === 'removeChunk') await publish();
    space.catalogue.failNext(op, 'unavailable');
    await publish();
    expect(run()).toMatchObject({ status: 'working' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(run()).toMatchObject({ status: 'done', left: 0 });
    space.catalogue.loseNext(op);
    await publish();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(run()).toMatchObject({ status: 'done', left: 0 });
    expect(visible()).toEqual(['lot1 published', 'lot2 published']);
  });

  it('is refused when its person may no longer publish, though the answer that was lost said that all is shown', async () => {
    space.catalogue.loseNext('writeHeader');
    await publish();
    space.catalogue.failNext('writeHeader', 'permission-denied');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(run()).toMatchObject({ status: 'refused', code: 'permission-denied' });
  });

  it('goes on by itself after the lots could not be read', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    space.saleReader.failNext('read', 'unavailable');
    space.catalogue.failNext('header', 'unavailable');
    space.catalogue.failNext('chunk', 'unavailable');
    await publish();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(run()).toMatchObject({ status: 'done' });
  });

  it('does not ask again what the server has refused', async () => {
    space.catalogue.failNext('writeChunk', 'permission-denied');
    await publish();
    expect(run()).toMatchObject({ status: 'refused', code: 'permission-denied' });
  });

  it('waits for lots that are sent slowly, however long all of them take, and says how far they are', async () => {
    const answers = [space.lots.hang('apply'), space.lots.hang('apply')];
    await publish();
    expect(run()).toMatchObject({ status: 'working', step: 'lots', done: 0, total: 2, isSlow: false });
    await jest.advanceTimersByTimeAsync(40_000);
    expect(run()).toMatchObject({ status: 'working', done: 0, isSlow: true });
    answers[0]?.();
    await settle();
    expect(run()).toMatchObject({ status: 'working', step: 'lots', done: 1, total: 2, isSlow: false });
    await jest.advanceTimersByTimeAsync(40_000);
    expect(run()).toMatchObject({ status: 'working', step: 'lots' });
    answers[1]?.();
    await settle();
    expect(run()).toMatchObject({ status: 'done', left: 0 });
  });

  it('takes a conflict for an answer: the server is there', async () => {
    const answers = [space.lots.hang('apply'), space.lots.hang('apply')];
    const edit = (lotId: string, title: string) => editLots({ edits: [{ lotId, changes: { title } }] });
    space.store.dispatch(edit('lot1', 'A clock'));
    space.store.dispatch(edit('lot2', 'A chair'));
    await publish();
    expect(run()).toMatchObject({ status: 'working', step: 'sending', total: 2 });
    await jest.advanceTimersByTimeAsync(40_000);
    const lot = space.lots.documents(SALE).lots.get('lot1');
    if (lot !== undefined) space.lots.seed(SALE, [{ ...lot, title: 'A table' }]);
    answers[0]?.();
    await settle();
    expect(space.types()).toContain('saves/saveConflicted');
    await jest.advanceTimersByTimeAsync(40_000);
    expect(run()).toMatchObject({ status: 'working', step: 'sending', done: 1 });
    answers[1]?.();
    await settle();
    expect(run()).toMatchObject({ status: 'done' });
  });

  it.each([
    ['before the sale has its address', 'publishSale'],
    ['while the lots are on their way', 'lots'],
    ['while the lots are read', 'chunk'],
  ] as const)('goes on with the same lots when the person leaves the sale %s', async (_name, step) => {
    const answers =
      step === 'lots' ? [space.lots.hang('apply'), space.lots.hang('apply')] : [space.catalogue.silence(step)];
    await publish();
    expect(run()).toMatchObject({ status: 'working' });
    space.store.dispatch(navigate('/sales'));
    await settle();
    expect(space.read(selectLots)).toEqual([]);
    for (const answer of answers) answer();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(run()).toMatchObject({ status: 'done', left: 0 });
    expect(visible()).toEqual(['lot1 published', 'lot2 published']);
    expect(publicFiles()).toHaveLength(6);
  });

  it('stops when nothing could be sent for a minute, and says that', async () => {
    const answers = [space.lots.hang('apply'), space.lots.hang('apply')];
    await publish();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(run()).toMatchObject({ status: 'refused', code: 'not-sent' });
    for (const answer of answers) answer();
    await publish();
    expect(run()).toMatchObject({ status: 'done', left: 0 });
  });

  it('waits first for what this device did to the lots, and says how much that is', async () => {
    const answer = space.lots.hang('apply');
    space.store.dispatch(editLots({ edits: [{ lotId: 'lot1', changes: { title: 'A clock' } }] }));
    await publish();
    expect(run()).toMatchObject({ status: 'working', step: 'sending', done: 0, total: 1 });
    answer();
    await settle();
    expect(run()).toMatchObject({ status: 'done', left: 0 });
  });
});

describe('the look at it before', () => {
  /** Lots of every kind, on the server and here. */
  async function seed(): Promise<void> {
    const incomplete: readonly Partial<Lot>[] = [
      { description: ' ' },
      { title: '' },
      { coverPhotoId: null },
      { estimateLow: null },
      { estimateLow: 90_000, estimateHigh: 10_000 },
      { number: null },
    ];
    const kinds: readonly Partial<Lot>[] = [
      ...incomplete.map((fields) => ({ status: 'ready' as const, ...fields })),
      ...CATALOGUE_STATUSES.map((each: CatalogueStatus) => ({ status: each })),
      { status: 'ready', suffix: 'B', order: 'a05' },
      { status: 'ready', deletedAt: 1 },
    ];
    const more = kinds.map((fields, place) =>
      buildLot({ id: `more${place}`, number: 10 + place, order: `b${place}`, coverPhotoId: 'photo1', ...fields }),
    );
    space.lots.seed(SALE, more, []);
    space.lots.emit(SALE, { type: 'lots', changed: more, removed: [], fromServer: true });
    await settle();
  }
  const toCome = () => {
    const sale = space.read(selectSale, SALE);
    if (sale === undefined) throw new Error('There is no sale.');
    return catalogueToCome(sale, space.read(selectLots), space.read(selectStoredPhotos));
  };
  const written = () => {
    const { version } = space.catalogue.headers.get(SLUG) ?? {};
    return [...space.catalogue.chunks.values()]
      .filter((chunk) => chunk.version === version)
      .flatMap(({ lots }) => lots);
  };

  it.each(['numbersLocked', 'published'])('shows of a sale that is %s what publishing then writes', async (status) => {
    await locked();
    if (status === 'published') await publish();
    await seed();
    const shown = toCome();
    await publish();
    expect(run()).toMatchObject({ status: 'done', left: 0 });
    expect(written()).toHaveLength(7);
    expect(shown).toEqual(written());
    // Nothing is left to come.
    expect(toCome()).toEqual(shown);
  });

  it('shows no more of a closed sale than what is in its catalogue', async () => {
    await locked();
    space.server.setSale(SALE, { status: 'closed' });
    await seed();
    expect(toCome().map(({ id }) => id)).toEqual(['more6', 'more7', 'more8', 'more9']);
  });
});

describe('taking a catalogue back', () => {
  beforeEach(() => locked());
  const takeBack = async (): Promise<void> => {
    space.store.dispatch(takeCatalogueBack({ saleId: SALE, slug: SLUG }));
    await settle();
  };

  it('leaves nothing to see and keeps the address, so that it can be published again', async () => {
    await publish();
    await takeBack();
    expect(run()).toMatchObject({ status: 'done', work: 'takeBack' });
    expect(space.catalogue.headers.get(SLUG)).toMatchObject({ saleId: SALE, chunkCount: 0 });
    expect(space.catalogue.chunks.size).toBe(0);
    expect(publicFiles()).toEqual([]);
    expect(space.read(selectPublished, SALE)).toMatchObject({ details: null, lots: [] });
    await publish();
    expect(visible()).toEqual(['lot1 published', 'lot2 published']);
    expect(publicFiles()).toHaveLength(6);
  });

  it('says of how many photos the files are gone', async () => {
    await publish();
    const before = space.actions.length;
    await takeBack();
    const steps = space.actions.slice(before).filter(publicationStepped.match);
    expect(steps.map(({ payload: { step, done, total } }) => [step, done, total])).toEqual([
      ['clearing', 0, 0],
      ['clearing', 0, 2],
      ['clearing', 1, 2],
    ]);
  });

  it('goes on where it broke off', async () => {
    await publish();
    space.files.failNext('remove', 'unknown');
    await takeBack();
    expect(run()).toMatchObject({ status: 'refused' });
    expect(visible()).toEqual([]);
    const header = space.catalogue.headers.get(SLUG);
    await takeBack();
    expect(publicFiles()).toEqual([]);
    expect(space.catalogue.chunks.size).toBe(0);
    // Visitors saw nothing before: nothing is shown anew.
    expect(space.catalogue.headers.get(SLUG)).toEqual(header);
    expect(space.read(selectPublished, SALE)?.version).toBe(header?.version);
  });

  it('finds the photos of all its chunks', async () => {
    await publish();
    const far = buildLot({ id: 'far', status: 'published', number: 99, coverPhotoId: 'photo9' });
    const lots = buildCatalogue([far], [buildPhoto({ id: 'photo9', lotId: 'far' })]);
    const header = space.catalogue.headers.get(SLUG);
    if (header === undefined) throw new Error('There is no catalogue.');
    space.catalogue.headers.set(SLUG, { ...header, chunkCount: 2 });
    space.catalogue.chunks.set(`${SLUG}/${chunkId(header.version, 1)}`, { version: header.version, lots });
    space.files.stored.set(`catalogues/${SLUG}/photo9/full.jpg`, new Blob(['ten bytes.']));
    await takeBack();
    expect(run()).toMatchObject({ status: 'done' });
    expect(publicFiles()).toEqual([]);
    expect(space.catalogue.chunks.size).toBe(0);
  });
});

describe('somebody whose address is not confirmed', () => {
  it('publishes nothing', async () => {
    await locked(false);
    await publish();
    expect(run()).toMatchObject({ status: 'refused', code: 'permission-denied' });
    expect(space.catalogue.headers.size).toBe(0);
  });
});
