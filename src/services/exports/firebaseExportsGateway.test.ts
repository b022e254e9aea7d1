import type { Firestore } from 'firebase/firestore';
import type { NewSentExport, SentEntry } from '../../domain/platforms/sent/sentExport';
import { Moment, serve, server, snapshotOf } from '../../testing/services/documentsSdk';
import { createFirebaseExportsGateway } from './firebaseExportsGateway';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../testing/services/documentsSdk').documentsSdk(),
);

const NOW = 'the server’s time';
const gateway = () => createFirebaseExportsGateway({} as Firestore);
const entry = (id: string): SentEntry => ({ id, number: '1', cells: `hash of ${id}`, pictures: null, pictureCount: 0 });
const lot = (id: string, text = 'A jug') => ({ id, number: '1', cells: { Title: text }, pictures: ['ab:0'] });
const sent: NewSentExport = {
  id: 'one',
  platform: 'hiBid',
  platformName: 'HiBid',
  version: 'v1',
  scope: 'all',
  pictures: false,
  fileName: 'lots.csv',
  fieldNames: { provenance: 'Provenienz' },
  entries: [entry('a'), { ...entry('gone'), isGone: true }, entry('b')],
  lots: [lot('a'), lot('b')],
};
const written = () => server.writes.map(([write]) => write.replace('sales/s/exports/', ''));

describe('an export that is remembered', () => {
  it('is whole before it is there: what went out, what it was made of, and then its header', async () => {
    serve({});
    await gateway().remember('s', sent, 'ada');
    expect(written()).toEqual(['set one/parts/l0', 'set one/parts/e0', 'set one']);
    expect(server.writes[2]?.[1]).toEqual({
      platform: 'hiBid',
      platformName: 'HiBid',
      version: 'v1',
      scope: 'all',
      pictures: false,
      fileName: 'lots.csv',
      lots: 3,
      by: 'ada',
      at: NOW,
    });
    expect(server.writes[0]?.[1]).toMatchObject({ by: 'ada' });
    expect(server.commits).toEqual([1, 1, 1]);
  });

  it('is read as it was, and of the lots those that are asked for', async () => {
    serve({});
    await gateway().remember('s', sent, 'ada');
    const read = gateway();
    expect(await read.readContent('s', 'one')).toEqual({ fieldNames: sent.fieldNames, entries: sent.entries });
    server.reads = [];
    expect(await read.readLots('s', 'one', ['b', 'gone', 'nobody'])).toEqual([lot('b')]);
    // Where the texts are is known by then.
    expect(server.reads).toEqual(['get sales/s/exports/one/parts/l0']);
    // And otherwise read first.
    expect(await gateway().readLots('s', 'one', ['a'])).toEqual([lot('a')]);
    expect(await read.readLots('s', 'one', ['gone'])).toEqual([]);
  });

  it('is in several documents where it is large, and only the wanted ones are read', async () => {
    serve({});
    const ids = Array.from({ length: 4_001 }, (_, place) => `lot${place}`);
    const long = 'x'.repeat(900);
    const large = { ...sent, entries: ids.map(entry), lots: ids.map((id) => lot(id, long)) };
    await gateway().remember('s', large, 'ada');
    const parts = written().filter((write) => write.includes('/parts/l'));
    expect(parts.length).toBeGreaterThan(1);
    expect(written().filter((write) => write.includes('/parts/e'))).toEqual(['set one/parts/e0', 'set one/parts/e1']);
    const read = gateway();
    expect((await read.readContent('s', 'one')).entries).toEqual(large.entries);
    server.reads = [];
    expect(await read.readLots('s', 'one', ['lot4000'])).toEqual([lot('lot4000', long)]);
    expect(server.reads).toEqual([`get sales/s/exports/one/parts/l${parts.length - 1}`]);
  });

  it('is not written once more when it is there', async () => {
    serve({ 'sales/s/exports/one': {} });
    await gateway().remember('s', sent, 'ada');
    expect(server.writes).toEqual([]);
  });

  it('is remembered when another page was faster, and not when nobody was', async () => {
    serve({}, '', 'permission-denied');
    await expect(gateway().remember('s', sent, 'ada')).rejects.toMatchObject({ code: 'permission-denied' });
    serve({}, '', 'permission-denied');
    // The second look finds what the other page has written meanwhile.
    const find = server.documents.get.bind(server.documents);
    let looks = 0;
    server.documents.get = (path) => {
      if (path !== 'sales/s/exports/one') return find(path);
      looks += 1;
      return looks > 1 ? {} : undefined;
    };
    await expect(gateway().remember('s', sent, 'ada')).resolves.toBeUndefined();
  });
});

it('does not show half of an export that cannot be read', async () => {
  serve({});
  await expect(gateway().readContent('s', 'one')).rejects.toMatchObject({ code: 'not-found' });
  serve({ 'sales/s/exports/one/parts/e0': { bytes: 'text' } });
  await expect(gateway().readContent('s', 'one')).rejects.toMatchObject({ code: 'not-found' });
});

it('shows what was sent, oldest first, once the server has said that the person may see it', () => {
  serve({});
  const received: unknown[] = [];
  const stop = gateway().listen('s', (event) => received.push(event));
  const [one] = server.listened;
  const header = { platform: 'hiBid', by: 'ada' };
  const documents = {
    'sales/s/exports/c': { ...header, at: new Moment(9) },
    'sales/s/exports/b': { ...header, at: new Moment(5) },
    'sales/s/exports/a': { ...header, at: new Moment(5) },
    'sales/s/exports/none': { ...header, at: 'today' },
  };
  one?.next(snapshotOf(documents, { fromCache: true }));
  expect(received).toEqual([]);
  one?.next(snapshotOf(documents));
  const [event] = received as { readonly exports: readonly { readonly id: string; readonly at: number }[] }[];
  expect(event?.exports.map(({ id, at }) => [id, at])).toEqual([
    ['none', 0],
    ['a', 5],
    ['b', 5],
    ['c', 9],
  ]);
  one?.next(snapshotOf({}, { fromCache: true }));
  expect(received[1]).toEqual({ type: 'exports', exports: [] });
  one?.fail(new Error('of the SDK'));
  expect(received[2]).toEqual({ type: 'failed', code: 'unknown' });
  stop();
});

it('says what became of a bundle beside what is known of it', async () => {
  serve({});
  await gateway().sayOutcome('s', 'one', 'forgotten');
  expect(server.writes).toEqual([['merge sales/s/exports/one', { outcome: 'forgotten' }]]);
});
