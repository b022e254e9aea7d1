import type { Firestore } from 'firebase/firestore';
import { serve, server } from '../../testing/services/documentsSdk';
import { createFirebaseCatalogueGateway } from './firebaseCatalogueGateway';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../testing/services/documentsSdk').documentsSdk(),
);

const NOW = 'the server’s time';
const gateway = createFirebaseCatalogueGateway({} as Firestore);
const details = { title: 'Books', date: '2026-05-01', place: null, currency: 'EUR' };
const header = { ...details, saleId: 's', version: 3, chunkCount: 2 };
const made = ['set catalogues/spring', { ...details, saleId: 's', version: 1, chunkCount: 0, publishedAt: NOW }];

describe('a sale that is published', () => {
  it.each<[string, Record<string, object>, unknown[]]>([
    [
      'takes a free address with its state',
      { 'sales/s': { status: 'numbersLocked' } },
      [made, ['update sales/s', { status: 'published', slug: 'spring' }]],
    ],
    [
      'goes on with an address that it has already',
      { 'sales/s': { status: 'numbersLocked', slug: null }, 'catalogues/spring': header },
      [['update sales/s', { status: 'published', slug: 'spring' }]],
    ],
    [
      'has its address since a try whose answer was lost',
      { 'sales/s': { status: 'published', slug: 'spring' }, 'catalogues/spring': header },
      [],
    ],
    [
      'gets an address when it was published before there were any',
      { 'sales/s': { status: 'closed' } },
      [made, ['update sales/s', { slug: 'spring' }]],
    ],
  ])('%s', async (_name, documents, writes) => {
    serve(documents as Parameters<typeof serve>[0]);
    await gateway.publishSale('s', 'spring', details);
    expect(server.writes).toEqual(writes);
  });

  it.each([
    ['its numbers are open', { 'sales/s': { status: 'open' } }, 'failed-precondition'],
    ['it is published elsewhere', { 'sales/s': { status: 'published', slug: 'autumn' } }, 'failed-precondition'],
    ['it is not there', {}, 'failed-precondition'],
    [
      'another sale has the address',
      { 'sales/s': { status: 'numbersLocked' }, 'catalogues/spring': { ...header, saleId: 'another' } },
      'already-exists',
    ],
    [
      'nobody can read whose the address is',
      { 'sales/s': { status: 'numbersLocked' }, 'catalogues/spring': { saleId: 's' } },
      'already-exists',
    ],
  ])('is not when %s', async (_name, documents, code) => {
    serve(documents as Parameters<typeof serve>[0]);
    await expect(gateway.publishSale('s', 'spring', details)).rejects.toMatchObject({ code });
    expect(server.writes).toEqual([]);
  });
});

describe('what visitors are shown', () => {
  const next = { saleId: 's', details, version: 4, chunkCount: 5 };
  const chunk = (place: number) => `catalogues/spring/chunks/${place}`;
  const chunks = (...versions: readonly number[]) =>
    Object.fromEntries(versions.map((version, place) => [chunk(place), { version, lots: [] }]));

  it('is the next version once all of its chunks are there, and only these are looked for', async () => {
    serve({ 'catalogues/spring': header, ...chunks(4, 4, 4, 4, 4) });
    await gateway.writeHeader('spring', next);
    expect(server.writes).toEqual([
      ['update catalogues/spring', { ...details, saleId: 's', version: 4, chunkCount: 5, publishedAt: NOW }],
    ]);
    expect(server.reads).toEqual(['get catalogues/spring', ...[0, 1, 2, 3, 4].map((place) => `get ${chunk(place)}`)]);
  });

  it.each([
    ['one as new is shown', { 'catalogues/spring': { ...header, version: 4 }, ...chunks(4, 4, 4, 4, 4) }],
    ['a newer one is shown', { 'catalogues/spring': { ...header, version: 9 }, ...chunks(4, 4, 4, 4, 4) }],
    ['none was ever shown', chunks(4, 4, 4, 4, 4)],
    ['a chunk is missing', { 'catalogues/spring': header, ...chunks(4, 4, 4, 4) }],
    ['a chunk is another owner’s', { 'catalogues/spring': header, ...chunks(4, 4, 4, 4, 6) }],
  ])('stays as it is when %s', async (_name, documents) => {
    serve(documents as Parameters<typeof serve>[0]);
    await expect(gateway.writeHeader('spring', next)).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(server.writes).toEqual([]);
  });

  it('comes and goes chunk by chunk', async () => {
    serve({});
    await gateway.writeChunk('spring', '0', { version: 4, lots: [] });
    await gateway.removeChunk('spring', '1');
    expect(server.writes).toEqual([[`set ${chunk(0)}`, { version: 4, lots: [] }], [`delete ${chunk(1)}`]]);
  });
});
