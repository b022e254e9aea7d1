import type { Firestore } from 'firebase/firestore';
import { documentIn, Moment, serve, server } from '../../testing/services/documentsSdk';
import { createFirebasePeopleGateway } from './firebasePeopleGateway';
import type { OwnSettings } from './PeopleGateway';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../testing/services/documentsSdk').documentsSdk(),
);

const NOW = 'the server’s time';
const people = createFirebasePeopleGateway({} as Firestore);
const saleOf = (roles: Record<string, string>, more: object = {}) => ({
  title: 'Books',
  roles,
  memberUids: Object.keys(roles),
  ...more,
});
const writesOf = (path: string) => server.writes.filter(([write]) => write.endsWith(` ${path}`));

describe('what leaving for good does to the sales of a person', () => {
  const documents = {
    'sales/shared': saleOf({ ada: 'owner', ben: 'owner' }, { title: 'Clocks' }),
    'sales/handed': saleOf({ ada: 'owner', ben: 'viewer' }, { slug: 'spring' }),
    'sales/alone': saleOf({ ada: 'owner' }),
    // Only a newer build can read it otherwise: of who is in it, this one can say enough.
    'sales/newer': saleOf({ ada: 'owner', cleo: 'clerk', ben: 'editor' }, { title: { en: 'New' }, slug: 5 }),
    'sales/others': saleOf({ ben: 'owner' }),
  };

  it('is said before, and changes nothing', async () => {
    serve(documents);
    expect(await people.departure('ada')).toEqual([
      { saleId: 'shared', title: 'Clocks', fate: 'leaves', slug: null },
      { saleId: 'handed', title: 'Books', fate: 'handedOver', slug: 'spring' },
      { saleId: 'alone', title: 'Books', fate: 'deleted', slug: null },
      { saleId: 'newer', title: '', fate: 'handedOver', slug: null },
    ]);
    expect(server.reads).toEqual(['list sales | memberUids array-contains ada | 200']);
    expect(server.writes).toEqual([]);
  });

  it('takes the person out of each, with what says that they were there', async () => {
    serve(documents);
    await people.depart('ada');
    expect(writesOf('sales/shared')).toEqual([
      ['update sales/shared', { roles: { ben: 'owner' }, memberUids: ['ben'] }],
    ]);
    expect(writesOf('sales/handed')).toEqual([
      ['update sales/handed', { roles: { ben: 'owner' }, memberUids: ['ben'] }],
    ]);
    // Emptied, and not deleted: nobody can make it anew.
    expect(writesOf('sales/alone')).toEqual([['set sales/alone', { roles: {}, memberUids: [] }]]);
    expect(writesOf('sales/newer')).toEqual([
      ['update sales/newer', { roles: { cleo: 'clerk', ben: 'owner' }, memberUids: ['cleo', 'ben'] }],
    ]);
    expect(writesOf('sales/others')).toEqual([]);
    for (const sale of ['shared', 'handed', 'alone', 'newer']) {
      expect(writesOf(`sales/${sale}/people/ada`)).toEqual([[`delete sales/${sale}/people/ada`]]);
      expect(writesOf(`sales/${sale}/presence/ada`)).toEqual([[`delete sales/${sale}/presence/ada`]]);
    }
    expect(server.writes.slice(-2)).toEqual([['delete users/ada'], ['delete users/ada/keys/outbox']]);
  });

  it('goes on when the person is in more sales than the rules answer at a time', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 201 }, (_, place) => [`sales/many${place}`, saleOf({ ada: 'editor', ben: 'owner' })]),
    );
    serve(many);
    await people.depart('ada');
    expect(server.writes.filter(([write]) => write.startsWith('update sales/'))).toHaveLength(201);
  });

  it('keeps the settings, by which it can go on, when a sale could not be left', async () => {
    serve(documents, '', 'unavailable');
    await expect(people.depart('ada')).rejects.toMatchObject({ code: 'unavailable' });
    expect(writesOf('users/ada')).toEqual([]);
  });
});

describe('the catalogue of a sale that nobody owns any more', () => {
  const header = { saleId: 's', title: 'Books', date: '', place: null, currency: 'EUR', version: 3, chunkCount: 2 };
  const documents = { 'sales/s': saleOf({ ada: 'owner' }, { slug: 'spring' }), 'catalogues/spring': header };

  it('shows no lot any more, and stays at its address', async () => {
    serve(documents);
    await people.depart('ada');
    expect(server.writes.slice(0, 3)).toEqual([
      ['set catalogues/spring', { ...header, version: 4, chunkCount: 0, publishedAt: NOW }],
      ['delete catalogues/spring/chunks/50000'],
      ['delete catalogues/spring/chunks/50001'],
    ]);
  });

  it.each([
    ['another sale’s', { ...header, saleId: 'another' }],
    ['of a form that this build does not know', { saleId: 's' }],
  ])('is left alone when it is %s', async (_name, shown) => {
    serve({ ...documents, 'catalogues/spring': shown });
    await people.depart('ada');
    expect(server.writes[0]?.[0]).toBe('set sales/s');
  });

  it('goes on being shown while there are others', async () => {
    serve({ ...documents, 'sales/s': saleOf({ ada: 'owner', ben: 'viewer' }, { slug: 'spring' }) });
    await people.depart('ada');
    expect(server.reads).not.toContain('get catalogues/spring');
  });
});

describe('the settings of a person', () => {
  it('are read as the server has them, with what of them can be read', () => {
    serve({});
    const received: OwnSettings[] = [];
    const stop = people.follow('ada', (settings) => received.push(settings));
    const [one] = server.listened;
    const next = (data: Record<string, unknown> | undefined, metadata: object = {}) =>
      one?.next(documentIn('users/ada', data, { fromCache: false, hasPendingWrites: false, ...metadata }));
    next({ locale: 'fr' }, { fromCache: true });
    next({ locale: 'fr' }, { hasPendingWrites: true });
    expect(received).toEqual([]);
    next(undefined);
    next({ locale: 'de', sessionsEndedAt: new Moment(7) });
    next({ locale: 5, sessionsEndedAt: 'yesterday' });
    stop();
    expect(one?.path).toBe('users/ada');
    expect(received).toEqual([
      { locale: null, sessionsEndedAt: null },
      { locale: 'de', sessionsEndedAt: 7 },
      { locale: null, sessionsEndedAt: null },
    ]);
  });

  it('are written one by one', async () => {
    serve({});
    await people.saveLocale('ada', 'de');
    await people.endSessions('ada');
    expect(server.writes).toEqual([
      ['merge users/ada', { locale: 'de' }],
      ['merge users/ada', { sessionsEndedAt: NOW }],
    ]);
  });
});
