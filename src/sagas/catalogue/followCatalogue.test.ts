import { catalogueModule } from '../../app/modules/catalogueModule';
import type { PublishedLot } from '../../domain/catalogue/catalogue';
import { chunkId } from '../../domain/catalogue/catalogueChunks';
import { NEW_LOT_FIELDS } from '../../domain/lots/lot';
import { type CatalogueState, retryCatalogue } from '../../features/catalogue/catalogueSlice';
import type { CatalogueChunk } from '../../services/catalogue/CatalogueReader';
import { createFakeCatalogues } from '../../testing/fakes/fakeCatalogues';
import { makeTestStore, onFakes, settle } from '../../testing/stores/makeTestStore';

const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR' };
const lotOf = (title: string): PublishedLot => ({
  ...NEW_LOT_FIELDS,
  id: title,
  number: 1,
  suffix: '',
  order: 'a0',
  title,
  status: 'published',
  photos: [],
});

/** Publishes a version; each of its chunks has two lots. */
function publish(server: ReturnType<typeof createFakeCatalogues>, slug: string, version: number, chunkCount: number) {
  server.headers.set(slug, { saleId: `sale of ${slug}`, details, version, chunkCount });
  for (let place = 0; place < chunkCount; place += 1) {
    const lots = ['a', 'b'].map((letter) => lotOf(`${slug} ${version}.${place}${letter}`));
    server.chunks.set(`${slug}/${chunkId(version, place)}`, { version, lots });
  }
}

let server: ReturnType<typeof createFakeCatalogues>;
let page: ReturnType<typeof makeTestStore>;
async function open(at: string): Promise<void> {
  page = makeTestStore({ at, gateways: { catalogueReader: server } });
  page.store.injectModule(onFakes(catalogueModule));
  await settle();
}
const go = async (to: string): Promise<void> => {
  page.history.push(to);
  await settle();
};
const retry = async (): Promise<void> => {
  page.store.dispatch(retryCatalogue());
  await settle();
};
const state = () => (page.store.getState() as unknown as { readonly catalogue: CatalogueState }).catalogue;
const titles = () => {
  const now = state();
  return now.status === 'shown' ? now.lots.map(({ title }) => title) : now.status;
};
const asked = (what = ''): string[] => server.log.filter((each) => each.startsWith(what));

beforeEach(() => {
  server = createFakeCatalogues('nobody');
  publish(server, 'clocks', 3, 2);
  publish(server, 'vases', 1, 1);
});
afterEach(() => page.store.stop());

it.each<[string, () => void, Partial<CatalogueState>]>([
  ['what is published', () => undefined, { status: 'shown', details, slug: 'clocks' }],
  ['that nothing ever was', () => server.headers.clear(), { status: 'missing', slug: 'clocks' }],
  [
    'whose it is while it is offline',
    () => publish(server, 'clocks', 4, 0),
    { status: 'offline', saleId: 'sale of clocks' },
  ],
  ['why it cannot be read', () => server.failNext('header', 'unavailable'), { status: 'failed', code: 'unavailable' }],
  [
    'why a part cannot be read',
    () => server.failNext('chunk', 'permission-denied'),
    { status: 'failed', code: 'permission-denied' },
  ],
])('shows %s', async (_, prepare, shown) => {
  prepare();
  await open('/c/clocks');
  expect(state()).toMatchObject(shown);
});

it('reads a large catalogue eight parts at once, in the order of the sale', async () => {
  publish(server, 'clocks', 3, 17);
  const waiting: (() => void)[] = [];
  const { chunk } = server;
  server.chunk = async (...args) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return chunk(...args);
  };
  await open('/c/clocks');
  const rounds: number[] = [];
  while (waiting.length > 0) {
    rounds.push(waiting.length);
    // The last that was asked for answers first.
    for (const answer of waiting.splice(0).toReversed()) answer();
    await settle();
  }
  expect(rounds).toEqual([8, 8, 1]);
  expect(titles()).toEqual(Array.from({ length: 17 }, (_, at) => [`clocks 3.${at}a`, `clocks 3.${at}b`]).flat());
});

describe('a version that is replaced while one reads it', () => {
  /** Before each answer that has a chunk. */
  function meanwhile(act: (nth: number) => CatalogueChunk | null | undefined): void {
    const { chunk } = server;
    let nth = 0;
    server.chunk = async (...args) => {
      nth += 1;
      const instead = act(nth);
      return instead === undefined ? chunk(...args) : instead;
    };
  }

  it.each<[string, CatalogueChunk | null]>([
    ['a part of it is gone', null],
    ['a part is of another one', { version: 5, lots: [lotOf('too new')] }],
  ])('is read anew, never half, when %s', async (_, part) => {
    meanwhile((nth) => {
      if (nth !== 2) return undefined;
      publish(server, 'clocks', 4, 1);
      return part;
    });
    await open('/c/clocks');
    expect(titles()).toEqual(['clocks 4.0a', 'clocks 4.0b']);
    expect(asked('header')).toHaveLength(2);
  });

  it('is tried three times in all', async () => {
    meanwhile((nth) => (nth <= 4 ? null : undefined));
    await open('/c/clocks');
    expect(titles()).toEqual(['clocks 3.0a', 'clocks 3.0b', 'clocks 3.1a', 'clocks 3.1b']);
    expect(asked('header')).toHaveLength(3);
  });

  it('is given up then', async () => {
    meanwhile(() => null);
    await open('/c/clocks');
    expect(state()).toMatchObject({ status: 'failed', code: 'aborted' });
    expect(asked('header')).toHaveLength(3);
  });
});

it('reads once on the pages of one catalogue, anew on those of another, and nothing elsewhere', async () => {
  await open('/');
  expect(asked()).toEqual([]);
  await go('/c/clocks');
  await go('/c/clocks/1');
  await go('/');
  await go('/c/clocks');
  expect(asked('header')).toEqual(['header clocks']);
  await go('/c/vases/1');
  expect([titles(), asked('header')]).toEqual([
    ['vases 1.0a', 'vases 1.0b'],
    ['header clocks', 'header vases'],
  ]);
});

it('shows no late answer of a catalogue that one has left', async () => {
  const { header } = server;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.header = async (slug) => {
    if (slug === 'clocks') await held;
    return header(slug);
  };
  await open('/c/clocks');
  expect(state().status).toBe('loading');
  await go('/c/vases');
  answer();
  await settle();
  expect(titles()).toEqual(['vases 1.0a', 'vases 1.0b']);
});

it('reads anew when it is asked to, on the pages of a catalogue', async () => {
  server.failNext('header', 'unavailable');
  await open('/c/clocks');
  await go('/c/clocks/1');
  expect(state().status).toBe('failed');
  await retry();
  expect(titles()).toHaveLength(4);
  publish(server, 'clocks', 4, 1);
  await retry();
  expect(titles()).toHaveLength(2);
  await go('/');
  await retry();
  expect(asked('header')).toHaveLength(3);
});
