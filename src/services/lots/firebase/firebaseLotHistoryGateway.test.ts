import type { Firestore } from 'firebase/firestore';
import { Moment, serve, server } from '../../../testing/services/documentsSdk';
import { createFirebaseLotHistoryGateway } from './firebaseLotHistoryGateway';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../../testing/services/documentsSdk').documentsSdk(),
);

const history = createFirebaseLotHistoryGateway({} as Firestore);
const at = (ms: number) => new Moment(ms);
const title = { title: { before: '', after: 'A vase' } };
const record = (ms: number, more: object = {}) => ({
  lotId: 'l',
  by: 'ada',
  at: at(ms),
  kind: 'editLot',
  changes: title,
  ...more,
});
let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(() => warn.mockRestore());

describe('the history of a lot', () => {
  it('is its records, newest first, of one moment the later id first, with extras one by one', async () => {
    serve({
      'sales/s/ops/a': record(1),
      'sales/s/ops/c': record(2, { changes: { extras: { before: { weight: 3 }, after: { style: 'Rococo' } } } }),
      'sales/s/ops/b': record(2),
      'sales/s/ops/d': record(2),
      'sales/s/ops/other': record(9, { lotId: 'another' }),
      'sales/s/opsPrivate/p': record(3, { kind: 'editPrivate', changes: { reserve: { before: null, after: 5 } } }),
    });
    const entry = (id: string, ms: number, more: object = {}) => ({
      id,
      at: ms,
      by: 'ada',
      kind: 'editLot',
      changes: title,
      ...more,
    });
    const extras = {
      'extras.weight': { before: 3, after: null },
      'extras.style': { before: null, after: 'Rococo' },
    };
    const shared = [entry('d', 2), entry('c', 2, { changes: extras }), entry('b', 2), entry('a', 1)];
    expect(await history.read('s', 'l', false)).toEqual(shared);
    expect(server.reads).toEqual(['list sales/s/ops | lotId == l']);
    const reserve = entry('p', 3, { kind: 'editPrivate', changes: { reserve: { before: null, after: 5 } } });
    expect(await history.read('s', 'l', true)).toEqual([reserve, ...shared]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['a kind of a newer build', { kind: 'engraveLot' }],
    ['no time', { at: 'today' }],
    ['an empty time', { at: null }],
    ['changes of another form', { changes: { title: ['', 'A vase'] } }],
    ['nobody who made it', { by: null }],
  ])('leaves a record out that has %s, says so in the log, and shows the others', async (_name, odd) => {
    serve({ 'sales/s/ops/a': record(1), 'sales/s/ops/odd': record(2, odd) });
    expect((await history.read('s', 'l', false)).map(({ id }) => id)).toEqual(['a']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('odd'));
  });
});

describe('an import in the history', () => {
  const documents = {
    'sales/s/ops/a': record(1, { group: 'g' }),
    'sales/s/ops/b': record(2, { group: 'g', by: 'ben' }),
    'sales/s/ops/c': record(3, { group: 'act' }),
    'sales/s/ops/d': record(4),
    'sales/s/imports/g': { name: 'lots.csv', by: 'ada' },
  };

  it('is named with what its person made, and not with a colleague’s work', async () => {
    serve(documents);
    const read = await history.read('s', 'l', true);
    expect(read.map(({ id, importedFrom }) => [id, importedFrom])).toEqual([
      ['d', undefined],
      ['c', undefined],
      ['b', undefined],
      ['a', 'lots.csv'],
    ]);
    expect(server.reads.filter((asked) => asked.includes('imports')).toSorted()).toEqual([
      'get sales/s/imports/act',
      'get sales/s/imports/g',
    ]);
    expect(read.some((change) => 'group' in change)).toBe(false);
  });

  it('is not asked for by who may not read it', async () => {
    serve(documents);
    const read = await history.read('s', 'l', false);
    expect(read.every((change) => !('importedFrom' in change))).toBe(true);
    expect(server.reads).toEqual(['list sales/s/ops | lotId == l']);
  });

  it('is noted once, by the server’s time', async () => {
    serve({});
    await history.noteImport('ada', { id: 'g', saleId: 's', name: 'lots.csv' });
    expect(server.writes).toEqual([
      ['set sales/s/imports/g', { name: 'lots.csv', by: 'ada', at: 'the server’s time' }],
    ]);
    serve(documents);
    await history.noteImport('ada', { id: 'g', saleId: 's', name: 'again.csv' });
    expect(server.writes).toEqual([]);
  });

  it('says with the code of the database why it could not be noted', async () => {
    serve({}, 'permission-denied');
    const noted = history.noteImport('ada', { id: 'g', saleId: 's', name: 'lots.csv' });
    await expect(noted).rejects.toMatchObject({ name: 'GatewayFailure', code: 'permission-denied' });
  });
});
