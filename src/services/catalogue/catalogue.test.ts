import { NEW_LOT } from '../../domain/lots/lot';
import type { Sale } from '../../domain/sales/sale';
import { newId } from '../../shared/id';
import { shareAppCheckTokens } from '../firebase/connection/appCheckTokens';
import { createSaleServer } from '../sales/saleServer';
import { catalogueContract } from '../../testing/contracts/catalogue.contract';
import { createCatalogueServer, createFakeCatalogues } from '../../testing/fakes/fakeCatalogues';
import { readChunk, readHeader } from './readCatalogue';
import { createRestCatalogueReader } from './restCatalogueReader';
import { plainFields } from '../firebase/read/restValues';

const sales = createSaleServer();
const server = createCatalogueServer();
const person = (uid: string, proved = true) => ({ uid, catalogues: createFakeCatalogues(uid, proved, sales, server) });

catalogueContract('fake', () => ({
  owner: person('ada'),
  other: person('ben'),
  unproved: person('cleo', false),
  visitor: createFakeCatalogues('nobody', false, sales, server),
  async makeSale(uid, locked = false) {
    const id = newId();
    const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR' };
    const status = locked ? 'numbersLocked' : 'open';
    const sale: Sale = { id, ...details, status, roles: { [uid]: 'owner' }, createdBy: uid };
    sales.sales.set(id, sale);
    return id;
  },
}));

describe('the HTTP interface of the document database', () => {
  it('gives plain values', () => {
    const list = { arrayValue: { values: [{ integerValue: '12' }, { nullValue: null }, { booleanValue: false }] } };
    const map = {
      mapValue: { fields: { text: { stringValue: '' }, when: { timestampValue: '2027-01-01T00:00:00Z' } } },
    };
    expect(plainFields({ list, map, empty: { arrayValue: {} }, half: { doubleValue: 0.5 } })).toEqual({
      list: [12, null, false],
      map: { text: '', when: '2027-01-01T00:00:00Z' },
      empty: [],
      half: 0.5,
    });
  });

  const firebase = {
    apiKey: 'k',
    authDomain: 'd',
    projectId: 'p',
    storageBucket: 'p.firebasestorage.app',
    appId: 'a',
    tenantId: null,
  };
  const reader = createRestCatalogueReader({ firebase, local: null });
  const answers = (answer: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  afterEach(() => jest.restoreAllMocks());

  describe('on a slow line', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    /** A document that comes in pieces, each so many ms after the one before. */
    const comes = (pieces: readonly string[], every: number) =>
      jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
        let left = [...pieces];
        const body = new ReadableStream<Uint8Array>({
          async pull(controller) {
            const broken = new Promise<void>((_resolve, reject) =>
              init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
            );
            await Promise.race([new Promise<void>((resolve) => setTimeout(resolve, every)), broken]);
            const [piece, ...rest] = left;
            left = rest;
            if (piece === undefined) controller.close();
            else controller.enqueue(new TextEncoder().encode(piece));
          },
        });
        return Promise.resolve(new Response(body));
      });

    it('is waited for while it comes', async () => {
      comes(['{"fields":{"version":{"integer', 'Value":"2"},"lots":', '{"arrayValue":{}}}}'], 10_000);
      const chunk = reader.chunk('autumn-sale', '0');
      await jest.advanceTimersByTimeAsync(40_000);
      expect(await chunk).toEqual({ version: 2, lots: [] });
    });

    it('is given up when nothing came for a while', async () => {
      comes(['{"fields":{}}'], 20_000);
      const refused = reader.chunk('autumn-sale', '0').catch((error: unknown) => error);
      await jest.advanceTimersByTimeAsync(15_000);
      expect(await refused).toMatchObject({ code: 'unavailable' });
    });
  });

  it('is asked for one document, without a sign-in', async () => {
    const asked = answers(async () => new Response('', { status: 404 }));
    expect(await reader.header('autumn-sale')).toBeNull();
    expect(String(asked.mock.calls[0]?.[0])).toBe(
      'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents/catalogues/autumn-sale?key=k',
    );
  });

  it('is shown that the question comes from this application, where that is set up', async () => {
    const asked = answers(async () => new Response('', { status: 404 }));
    await reader.header('autumn-sale');
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ headers: {}, credentials: 'omit' });
    shareAppCheckTokens(async () => 'a-token');
    await reader.header('autumn-sale');
    expect(asked.mock.calls[1]?.[1]).toMatchObject({ headers: { 'X-Firebase-AppCheck': 'a-token' } });
  });

  it.each([
    [403, 'permission-denied'],
    [429, 'resource-exhausted'],
    [500, 'internal'],
    [418, 'unknown'],
  ])('says with %s: %s', async (status, code) => {
    answers(async () => new Response('', { status }));
    await expect(reader.chunk('a', '0')).rejects.toMatchObject({ name: 'GatewayFailure', code });
  });

  it('says unavailable without a network', async () => {
    answers(async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(reader.header('a')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('has the pictures at an address that changes when they are turned', () => {
    expect(reader.photoAddress('a-sale', { id: 'one', turn: 90 }, 'view')).toBe(
      'https://firebasestorage.googleapis.com/v0/b/p.firebasestorage.app/o/catalogues%2Fa-sale%2Fone%2Fview.jpg?alt=media&turn=90',
    );
  });
});

describe('what a visitor’s page reads of a catalogue', () => {
  const { deletedAt: _deletedAt, hammer: _hammer, ...fields } = NEW_LOT;
  const photo = { id: 'p', width: 300, height: 200, caption: 'The back', turn: 90 };
  const lot = { ...fields, id: 'l', number: 7, suffix: 'A', order: 'a0', status: 'published', photos: [photo] };

  it('is every lot of a chunk that is as it should be, whatever the others are', () => {
    const odd = [
      null,
      { ...lot, number: 7.5 },
      { ...lot, status: 'draft' },
      { ...lot, photos: [{ ...photo, turn: 45 }] },
    ];
    const chunk = readChunk({ version: 3, lots: [lot, ...odd, { ...lot, id: 'other' }] });
    expect(chunk).toMatchObject({ version: 3, lots: [lot, { ...lot, id: 'other' }] });
    expect(chunk?.lots).toHaveLength(2);
    expect(readChunk({ version: -1, lots: [lot] })).toBeNull();
  });

  it('is nothing that was not published', () => {
    expect(readChunk({ version: 3, lots: [{ ...lot, reserve: 500 }] })?.lots[0]).not.toHaveProperty('reserve');
  });

  it('is no catalogue whose currency is none', () => {
    const header = { saleId: 's', title: 'Clocks', date: '2027-04-17', place: null, version: 3, chunkCount: 2 };
    expect(readHeader({ ...header, currency: 'EUR' })).toEqual({
      saleId: 's',
      details: { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR' },
      version: 3,
      chunkCount: 2,
    });
    expect(readHeader({ ...header, currency: 'euro' })).toBeNull();
  });
});
