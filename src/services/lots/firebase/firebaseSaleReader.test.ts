import type { Firestore } from 'firebase/firestore';
import { serve, server } from '../../../testing/services/documentsSdk';
import type { DocumentQuery, FoundDocument } from '../../firebase/read/runQuery';
import { createFirebaseSaleReader } from './firebaseSaleReader';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../../testing/services/documentsSdk').documentsSdk(),
);

const lot = (more: object = {}) => ({ order: 'a0', status: 'ready', deletedAt: null, ...more });
const photo = (lotId: string, order: string) => ({ lotId, order, path: 'p', width: 4, height: 3 });
const found = (id: string, data: object): FoundDocument => ({ id, data: data as FoundDocument['data'] });

/** A reader whose questions the test answers; all of them are noted. */
function reading(answer: (query: DocumentQuery) => readonly FoundDocument[]) {
  const asked: DocumentQuery[] = [];
  const reader = createFirebaseSaleReader({} as Firestore, async (query) => {
    asked.push(query);
    return answer(query);
  });
  return { asked, reader };
}

describe('lots that are read with all that belongs to them', () => {
  it('have their private part and their photos, in the order of the photos', async () => {
    const { reader } = reading(({ collection }) => {
      if (collection === 'lots') return [found('a', lot()), found('b', lot())];
      if (collection === 'lotPrivate') return [found('b', { reserve: 500 })];
      return [found('2', photo('a', 'a2')), found('1', photo('a', 'a1')), found('3', photo('b', 'a0'))];
    });
    const read = await reader.read('s', ['a', 'b', 'a']);
    expect(
      read.map(({ lot: { id }, privately, photos }) => [id, privately.reserve, photos.map((each) => each.id)]),
    ).toEqual([
      ['a', null, ['1', '2']],
      ['b', 500, ['3']],
    ]);
    expect(read[0]?.privately).not.toHaveProperty('id');
  });

  it('are asked for thirty at a time, each once', async () => {
    const { reader, asked } = reading(() => []);
    const ids = Array.from({ length: 31 }, (_, place) => `lot${place}`);
    expect(await reader.read('s', [...ids, 'lot0'])).toEqual([]);
    expect(
      asked.map(({ parent, collection, where }) => [parent, collection, where?.[0]?.field, where?.[0]?.value?.length]),
    ).toEqual([
      ['sales/s', 'lots', '__name__', 30],
      ['sales/s', 'lots', '__name__', 1],
      ['sales/s', 'lotPrivate', '__name__', 30],
      ['sales/s', 'lotPrivate', '__name__', 1],
      ['sales/s', 'photos', 'lotId', 30],
      ['sales/s', 'photos', 'lotId', 1],
    ]);
    expect(asked[1]?.where).toEqual([{ field: '__name__', is: 'IN', value: ['lot30'] }]);
  });

  it('are left out when they cannot be read', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { reader } = reading(({ collection }) =>
      collection === 'lots' ? [found('odd', { status: 'burnt' }), found('a', lot())] : [],
    );
    expect((await reader.read('s', ['odd', 'a'])).map(({ lot: { id } }) => id)).toEqual(['a']);
    warn.mockRestore();
  });
});

describe('the end of a sale', () => {
  it('is its last place, and the largest number outside of the trash', async () => {
    const { reader, asked } = reading(({ orderBy }) => [
      orderBy?.field === 'order' ? found('last', lot({ order: 'z9' })) : found('largest', lot({ number: 47 })),
    ]);
    expect(await reader.end('s')).toEqual({ order: 'z9', number: 47 });
    expect(asked).toEqual([
      { parent: 'sales/s', collection: 'lots', limit: 1, orderBy: { field: 'order', descending: true } },
      {
        parent: 'sales/s',
        collection: 'lots',
        limit: 1,
        where: [{ field: 'deletedAt', is: 'EQUAL', value: null }],
        orderBy: { field: 'number', descending: true },
      },
    ]);
  });

  it('is the beginning of an empty one', async () => {
    expect(await reading(() => []).reader.end('s')).toEqual({ order: null, number: 0 });
    const unnumbered = reading(() => [found('a', lot({ number: null }))]);
    expect(await unnumbered.reader.end('s')).toEqual({ order: 'a0', number: 0 });
  });
});

describe('the overview of a sale', () => {
  const lots = [
    found('a', lot({ coverPhotoId: 'pa' })),
    found('trashed', lot({ coverPhotoId: 'pt', deletedAt: '2026-05-01T00:00:00Z' })),
    found('plain', lot({ coverPhotoId: null })),
    ...['b', 'c', 'd', 'e'].map((id) => found(id, lot({ coverPhotoId: `p${id}` }))),
  ];
  const people = [found('ada', { name: 'Ada' }), found('ben', { name: '' }), found('cleo', { name: 5 })];
  const answer = ({ collection, where }: DocumentQuery) => {
    if (collection === 'lots') return lots;
    if (collection === 'people') return people;
    // The server answers in an order of its own, and one photo is gone.
    const ids = where?.[0]?.value as readonly string[];
    return ids
      .filter((id) => id !== 'pb')
      .toReversed()
      .map((id) => found(id, photo('a', 'a0')));
  };

  it('counts lots outside of the trash, and shows a few covers in the order of the lots', async () => {
    serve({
      'sales/s/lots/a': lot(),
      'sales/s/lots/b': lot({ status: 'draft' }),
      'sales/s/lots/c': lot({ deletedAt: 5 }),
    });
    const { reader, asked } = reading(answer);
    const overview = await reader.overview('s', true);
    expect({ ...overview, covers: overview.covers.map(({ id }) => id) }).toEqual({
      lots: 2,
      ready: 1,
      covers: ['pa', 'pc', 'pd'],
      names: { ada: 'Ada' },
    });
    expect(server.reads).toEqual([
      'list sales/s/lots | deletedAt == null',
      'list sales/s/lots | deletedAt == null | status == ready',
    ]);
    expect(asked).toMatchObject([
      { collection: 'lots', orderBy: { field: 'order', descending: false }, limit: 6 },
      { collection: 'people', limit: 12 },
      { collection: 'photos', where: [{ field: '__name__', value: ['pa', 'pb', 'pc', 'pd'] }] },
    ]);
  });

  it('asks for no people and no photos where there are none to show', async () => {
    serve({});
    const { reader, asked } = reading(() => []);
    expect(await reader.overview('s', false)).toEqual({ lots: 0, ready: 0, covers: [], names: {} });
    expect(asked.map(({ collection }) => collection)).toEqual(['lots']);
  });
});
