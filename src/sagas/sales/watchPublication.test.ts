import { chunkId } from '../../domain/catalogue/catalogueChunks';
import {
  askForAddress,
  publicationDone,
  publicationRefused,
  publicationStarted,
  publishCatalogue,
  publishedRead,
  selectAddressAnswer,
  selectPublicationRun,
  selectPublished,
  takeCatalogueBack,
} from '../../features/catalogue/publicationSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import type { Role } from '../../domain/sales/sale';
import { GatewayFailure } from '../../services/failure';
import { makeMembers, ME, type MembersSpace } from '../../testing/stores/makeMembers';
import { settle } from '../../testing/stores/makeTestStore';
import { SALE } from '../../testing/stores/makeWorkspace';

const SLUG = 'clocks-2027';
const SETTINGS = `/sales/${SALE}/settings`;
const DETAILS = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR' };
let space: MembersSpace;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await start();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A sale on a page that is none of those where it can be published. */
async function start(role: Role = 'owner'): Promise<void> {
  space = await makeMembers({ at: '/sales', roles: { [ME]: role, ben: 'owner' } });
}
const dispatch = async (action: Parameters<typeof space.store.dispatch>[0]): Promise<void> => {
  space.store.dispatch(action);
  await settle();
};
const goTo = (path: string) => dispatch(navigate(path));
const run = () => space.read(selectPublicationRun, SALE);
const published = () => space.read(selectPublished, SALE);
const countOf = (op: string): number => space.catalogue.log.filter((line) => line.startsWith(op)).length;
const pass = async (ms: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
};

describe('an address', () => {
  const ask = (slug = SLUG) => dispatch(askForAddress({ saleId: SALE, slug }));
  const answer = (slug = SLUG) => space.read(selectAddressAnswer, SALE, slug);
  const header = { details: DETAILS, version: 1, chunkCount: 0 };

  it('is asked for when nobody has typed for a moment', async () => {
    await ask('c');
    await pass(299);
    await ask('cl');
    await pass(299);
    await ask();
    expect(answer()).toBe('asking');
    await pass(299);
    expect(countOf('header')).toBe(0);
    await pass(1);
    expect(space.catalogue.log).toEqual([`header ${SLUG}`]);
    expect(answer()).toBe('free');
  });

  it.each([
    ['own', SALE],
    ['taken', 'otherA00000000000000'],
  ])('is %s when it belongs to the sale %s', async (expected, saleId) => {
    space.catalogue.headers.set(SLUG, { saleId, ...header });
    await ask();
    await pass(300);
    expect(answer()).toBe(expected);
  });

  it('is not known when the server does not say, and can be asked for again', async () => {
    space.catalogue.failNext('header', 'unavailable');
    await ask();
    await pass(300);
    expect(answer()).toBe('unknown');
    await ask();
    await pass(300);
    expect(answer()).toBe('free');
    expect(space.failures).toEqual([]);
  });

  it('is suggested where the owner can publish', async () => {
    space.server.setSale(SALE, { status: 'numbersLocked' });
    await goTo(SETTINGS);
    await pass(300);
    expect(answer('clocks-2027-04-17')).toBe('free');
  });

  it.each([
    ['to one who only edits', 'editor', 'numbersLocked', SETTINGS],
    ['while numbers may change', 'owner', 'open', SETTINGS],
    ['on another page', 'owner', 'numbersLocked', `/sales/${SALE}`],
  ] as const)('is not suggested %s', async (_name, role, status, path) => {
    await space.store.stop();
    await start(role);
    space.server.setSale(SALE, { status });
    await goTo(path);
    await pass(300);
    expect(space.catalogue.log).toEqual([]);
  });
});

describe('what visitors have', () => {
  const lot = { id: 'lot1', number: '1', title: 'A clock' } as never;
  /** The sale is published; the catalogue has these chunks. */
  function publishedBefore(chunkCount: number, version = 4): void {
    space.server.setSale(SALE, { status: 'published', slug: SLUG });
    space.catalogue.headers.set(SLUG, { saleId: SALE, details: DETAILS, version, chunkCount });
    for (let place = 0; place < chunkCount; place += 1) {
      space.catalogue.chunks.set(`${SLUG}/${chunkId(version, place)}`, { version, lots: [lot] });
    }
  }

  /** The next header does not come before this is called. */
  function holdHeader(): () => void {
    const header = space.catalogue.header.bind(space.catalogue);
    let answer = (): void => undefined;
    jest.spyOn(space.catalogue, 'header').mockImplementationOnce(async (slug) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return header(slug);
    });
    return () => answer();
  }

  it('is read on the pages where it can be changed, once', async () => {
    publishedBefore(2);
    await goTo(`/sales/${SALE}`);
    expect(published()).toBeNull();
    await goTo(`/sales/${SALE}/preview`);
    expect(published()).toEqual({ details: DETAILS, version: 4, lots: [lot, lot] });
    await goTo(`/sales/${SALE}`);
    await goTo(SETTINGS);
    expect(countOf('header')).toBe(1);
  });

  it('is nothing after it was taken back, and the version counts on', async () => {
    publishedBefore(0);
    await goTo(SETTINGS);
    expect(published()).toEqual({ details: null, version: 4, lots: [] });
  });

  it('is nothing where there was never a catalogue', async () => {
    space.server.setSale(SALE, { status: 'published', slug: SLUG });
    await goTo(SETTINGS);
    expect(published()).toEqual({ details: null, version: 0, lots: [] });
  });

  it('is not known when it cannot be read, and is asked for at the next visit', async () => {
    publishedBefore(1);
    space.catalogue.failNext('header', 'unavailable');
    await goTo(SETTINGS);
    expect(published()).toBeNull();
    expect(space.failures).toEqual([]);
    await goTo(`/sales/${SALE}`);
    await goTo(SETTINGS);
    expect(published()?.version).toBe(4);
  });

  it('is not what was read before a publishing that has begun meanwhile', async () => {
    publishedBefore(1);
    space.catalogue.silence('publishSale');
    const answer = holdHeader();
    await goTo(SETTINGS);
    await dispatch(publishCatalogue({ saleId: SALE, slug: SLUG }));
    answer();
    await settle();
    expect(published()).toBeNull();
  });

  it('is read anew when the publishing that has begun meanwhile was refused', async () => {
    publishedBefore(1);
    const answer = holdHeader();
    await goTo(SETTINGS);
    await dispatch(publicationStarted({ saleId: SALE, work: 'publish' }));
    answer();
    await settle();
    expect(published()).toBeNull();
    await dispatch(publicationRefused({ code: 'unavailable' }));
    expect(published()?.version).toBe(4);
  });

  it('is read while another sale is being published, and stays when that is done', async () => {
    publishedBefore(1);
    await dispatch(publicationStarted({ saleId: 'otherA00000000000000', work: 'publish' }));
    await goTo(SETTINGS);
    expect(published()?.version).toBe(4);
    const theirs = { details: DETAILS, version: 9, lots: [] };
    await dispatch(publishedRead({ saleId: 'otherA00000000000000', catalogue: theirs }));
    await dispatch(publicationDone({ left: 0 }));
    expect(published()?.version).toBe(4);
  });
});

describe('a publishing', () => {
  const publish = () => dispatch(publishCatalogue({ saleId: SALE, slug: SLUG }));
  beforeEach(async () => {
    space.server.setSale(SALE, { status: 'numbersLocked' });
    await goTo(`/sales/${SALE}`);
    space.lots.emit(SALE, { type: 'lots', changed: [], removed: [], fromServer: true });
    await settle();
  });

  it('is slow after eight seconds without a step, each time anew', async () => {
    const answer = space.catalogue.silence('publishSale');
    const answerChunk = space.catalogue.silence('chunk');
    space.files.automatic = true;
    await publish();
    expect(run()).toMatchObject({ status: 'working', work: 'publish', step: 'address', isSlow: false });
    await pass(7_999);
    expect(run()).toMatchObject({ isSlow: false });
    await pass(1);
    expect(run()).toMatchObject({ isSlow: true });
    answer();
    answerChunk();
    await pass(8_000);
    expect(run()).toMatchObject({ status: 'done', left: 0 });
    await pass(60_000);
    expect(run()).toMatchObject({ status: 'done', left: 0 });
  });

  it('is one, however often the button is pressed', async () => {
    space.catalogue.silence('publishSale');
    await publish();
    await publish();
    expect(countOf('publishSale')).toBe(1);
  });

  it('is none of a sale that is not there', async () => {
    await dispatch(publishCatalogue({ saleId: 'otherA00000000000000', slug: SLUG }));
    expect(space.read(selectPublicationRun, 'otherA00000000000000')).toEqual({ status: 'idle' });
    expect(space.catalogue.log).toEqual([]);
  });

  it('finds a session that is over', async () => {
    jest.spyOn(space.catalogue, 'publishSale').mockRejectedValueOnce(new GatewayFailure('auth/user-token-expired'));
    await publish();
    expect(space.state().auth).toEqual({ status: 'signedOut', reason: 'user-token-expired' });
  });

  it('that fails for no known reason says so', async () => {
    jest.spyOn(space.catalogue, 'publishSale').mockRejectedValueOnce(new TypeError('a defect'));
    await publish();
    expect(run()).toEqual({ status: 'refused', saleId: SALE, work: 'publish', code: 'unknown' });
  });
});

describe('taking a catalogue back', () => {
  it('where there was never one changes nothing', async () => {
    await dispatch(takeCatalogueBack({ saleId: SALE, slug: SLUG }));
    expect(run()).toEqual({ status: 'done', saleId: SALE, work: 'takeBack', left: 0 });
    expect(published()).toBeNull();
    expect(space.catalogue.log).toEqual([`header ${SLUG}`]);
  });
});
