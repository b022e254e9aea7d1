import type { Firestore } from 'firebase/firestore';
import { Moment, serve, server, snapshotOf } from '../../testing/services/documentsSdk';
import { createFirebaseMembersGateway } from './firebaseMembersGateway';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../testing/services/documentsSdk').documentsSdk(),
);

const NOW = 'the server’s time';
const members = createFirebaseMembersGateway({} as Firestore);
const roles = { olga: 'owner', ada: 'editor', vic: 'viewer' };
const sale = { title: 'Books', currency: 'EUR', status: 'open', roles, memberUids: Object.keys(roles) };

describe('the role of a member', () => {
  it('is written into the roles of this very moment', async () => {
    serve({ 'sales/s': sale });
    await members.setRole('s', 'vic', 'editor');
    expect(server.writes).toEqual([
      ['update sales/s', { roles: { ...roles, vic: 'editor' }, memberUids: ['olga', 'ada', 'vic'] }],
    ]);
  });

  it.each([
    ['the last owner', { 'sales/s': sale }, 'olga', 'failed-precondition'],
    ['anybody in a sale that is not there', {}, 'vic', 'not-found'],
  ])('stays as it is of %s', async (_name, documents, uid, code) => {
    serve(documents);
    await expect(members.setRole('s', uid, 'viewer')).rejects.toMatchObject({ code });
    expect(server.writes).toEqual([]);
  });
});

describe('a member who is removed', () => {
  const invitations = {
    'invitations/open': { saleId: 's', email: 'ada@example.com', acceptedBy: null, declinedAt: null },
    'invitations/declined': { saleId: 's', email: 'ada@example.com', acceptedBy: null, declinedAt: 1 },
    'invitations/others': { saleId: 's', email: 'eve@example.com', acceptedBy: null, declinedAt: null },
    'invitations/elsewhere': { saleId: 'another', email: 'ada@example.com', acceptedBy: null, declinedAt: null },
    'invitations/came': { saleId: 's', email: 'ada@work.example.com', acceptedBy: 'ada', declinedAt: null },
    'invitations/again': { saleId: 's', email: 'ada@work.example.com', acceptedBy: null, declinedAt: null },
  };

  it('leaves a mark beside those that are there, and no card, presence or invitation to any known address', async () => {
    const mark = new Moment(5);
    serve({
      ...invitations,
      'sales/s': { ...sale, removed: { ben: mark, odd: 'yesterday' } },
      'sales/s/people/ada': { name: 'Ada', email: 'Ada@example.com' },
    });
    await members.remove('s', 'ada');
    expect(server.writes).toEqual([
      [
        'update sales/s',
        {
          roles: { olga: 'owner', vic: 'viewer' },
          memberUids: ['olga', 'vic'],
          removed: { ben: mark, ada: NOW },
        },
      ],
      ['delete sales/s/people/ada'],
      ['delete sales/s/presence/ada'],
      ['delete invitationHints/open'],
      ['delete invitations/open'],
      ['delete invitationHints/again'],
      ['delete invitations/again'],
    ]);
  });

  it('is asked for by no address where none is known', async () => {
    serve({ 'sales/s': sale, 'sales/s/people/ada': { name: 5, email: 7 } });
    await members.remove('s', 'ada');
    expect(server.reads).toEqual([
      'get sales/s/people/ada',
      'list invitations | saleId == s | acceptedBy == ada | 29',
      'get sales/s',
    ]);
    expect(server.writes.map(([write]) => write)).toEqual([
      'update sales/s',
      'delete sales/s/people/ada',
      'delete sales/s/presence/ada',
    ]);
  });

  it('is gone already when somebody was faster', async () => {
    serve({ ...invitations, 'sales/s': sale, 'sales/s/people/eve': { name: 'Eve', email: 'eve@example.com' } });
    await members.remove('s', 'eve');
    expect(server.writes).toEqual([]);
  });
});

describe('a member who leaves', () => {
  it('leaves a mark while there is room for it', async () => {
    serve({ 'sales/s': sale });
    await members.leave('s', 'ada');
    expect(server.writes[0]?.[1]).toMatchObject({ memberUids: ['olga', 'vic'], removed: { ada: NOW } });
  });

  it('leaves none in a sale that is full of them, and every one that is there stays', async () => {
    const removed = Object.fromEntries(Array.from({ length: 1_000 }, (_, place) => [`uid${place}`, new Moment(place)]));
    serve({ 'sales/s': { ...sale, removed } });
    await members.leave('s', 'ada');
    expect(server.writes[0]?.[1]).not.toHaveProperty('removed');
  });

  it('leaves a sale that this build cannot read otherwise, and the roles that a newer one knows stay', async () => {
    serve({ 'sales/s': { roles: { olga: 'owner', ada: 'editor', cleo: 'clerk' }, status: 'auctioned' } });
    await members.leave('s', 'ada');
    expect(server.writes[0]?.[1]).toMatchObject({ roles: { olga: 'owner', cleo: 'clerk' } });
  });

  it('has left already when the sale does not name the person', async () => {
    serve({ 'sales/s': sale });
    await members.leave('s', 'eve');
    expect(server.writes).toEqual([]);
  });
});

describe('the cards of the members', () => {
  it('are shown once the server has said that this person may see them, with what of them can be read', () => {
    serve({});
    const received: unknown[] = [];
    const stop = members.listen('s', (event) => received.push(event));
    const [one] = server.listened;
    expect(one?.path).toBe('sales/s/people');
    one?.next(snapshotOf({ 'sales/s/people/ada': { name: 'Ada' } }, { fromCache: true }));
    expect(received).toEqual([]);
    one?.next(
      snapshotOf({
        'sales/s/people/ada': { name: 'Ada', email: 'ada@example.com' },
        'sales/s/people/vic': { name: null, email: 7 },
      }),
    );
    stop();
    const cards = { ada: { name: 'Ada', email: 'ada@example.com' }, vic: { name: '', email: null } };
    expect(received).toEqual([{ type: 'cards', cards }]);
  });

  it('say with a code of ours why they cannot be seen', () => {
    serve({});
    const received: unknown[] = [];
    members.listen('s', (event) => received.push(event));
    server.listened[0]?.fail(new Error('of the SDK'));
    expect(received).toEqual([{ type: 'failed', code: 'unknown' }]);
  });

  it('are written over what a newer build keeps in them', async () => {
    serve({});
    await members.writeCard('s', 'ada', { name: 'Ada', email: null });
    expect(server.writes).toEqual([
      ['merge sales/s/people/ada', { name: 'Ada', email: null, invitation: null, at: NOW }],
    ]);
  });
});

it.each([
  ['inside', { memberUids: ['ada'] }, true],
  ['outside', { memberUids: ['olga'] }, false],
  ['outside, where the sale says it otherwise', { memberUids: 'ada' }, false],
])('says that a person is %s, also of a sale that it cannot read otherwise', async (_name, document, inside) => {
  serve({ 'sales/s': document });
  expect(await members.isInside('s', 'ada')).toBe(inside);
});

it('takes who may not read the sale for outside, and does not know without an answer', async () => {
  serve({}, 'permission-denied');
  expect(await members.isInside('s', 'ada')).toBe(false);
  serve({}, 'unavailable');
  await expect(members.isInside('s', 'ada')).rejects.toMatchObject({ code: 'unavailable' });
});
