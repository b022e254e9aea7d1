import type { Firestore } from 'firebase/firestore';
import { Moment, serve, server, snapshotOf } from '../../testing/services/documentsSdk';
import { createFirebaseInvitationsGateway } from './firebaseInvitationsGateway';
import type { Invitation } from '../../domain/sales/invitation';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../testing/services/documentsSdk').documentsSdk(),
);

const NOW = 'the server’s time';
const gateway = createFirebaseInvitationsGateway({} as Firestore);
const draft = {
  saleId: 's',
  saleTitle: 'Books',
  role: 'editor' as const,
  email: 'ben@example.com',
  byName: 'Olga',
  byEmail: 'olga@example.com',
};
const open = { ...draft, createdBy: 'olga', createdAt: new Moment(Date.now()), acceptedBy: null, declinedAt: null };
const invitation: Invitation = { id: 'i', ...draft, createdBy: 'olga', state: 'open' };

describe('the state of an invitation', () => {
  it.each<[string, object, Invitation['state']]>([
    ['of today', {}, 'open'],
    ['of a year ago', { createdAt: new Moment(Date.now() - 366 * 86_400_000) }, 'expired'],
    ['whose time the server has not said yet', { createdAt: null }, 'open'],
    ['that somebody has accepted, whenever it was made', { createdAt: new Moment(0), acceptedBy: 'ben' }, 'accepted'],
    ['that was declined', { declinedAt: new Moment(7) }, 'declined'],
  ])('%s', async (_name, more, state) => {
    serve({ 'invitations/i': { ...open, ...more } });
    expect(await gateway.find('i')).toEqual({ kind: 'found', invitation: { ...invitation, state } });
    expect(server.reads).toEqual(['get invitations/i']);
  });
});

describe('an invitation that is looked for', () => {
  it('is for another address when only the hint may be read', async () => {
    const hint = { first: 'b', domain: 'example.com' };
    serve({ 'invitationHints/i': hint, 'invitations/i': open }, 'permission-denied');
    expect(await gateway.find('i')).toEqual({ kind: 'otherAddress', hint });
  });

  it('is not taken for gone when this build cannot read it', async () => {
    serve({ 'invitations/i': { ...open, role: 'clerk' }, 'invitationHints/i': { first: 'b', domain: 'example.com' } });
    await expect(gateway.find('i')).rejects.toMatchObject({ code: 'unknown' });
  });

  it('is gone when there is no hint that can be read', async () => {
    serve({ 'invitationHints/i': { first: 'b' } });
    expect(await gateway.find('i')).toEqual({ kind: 'gone' });
    serve({});
    expect(await gateway.find('i')).toEqual({ kind: 'gone' });
  });
});

describe('why an invitation lets nobody in', () => {
  it.each([
    ['it does', [''], null],
    ['who made it may not invite any more', ['permission-denied', 'permission-denied'], 'inviter'],
    ['it is too old', ['permission-denied', '', 'permission-denied'], 'age'],
    ['the person was removed since', ['permission-denied', '', ''], 'removal'],
  ])('%s', async (_name, answers, why) => {
    serve({}, ...answers);
    expect(await gateway.whyEnded('i')).toBe(why);
    const questions = ['good', 'inviter', 'age'].slice(0, answers.length);
    expect(server.reads).toEqual(questions.map((each) => `get invitations/i/standing/${each}`));
  });
});

describe('a list of invitations', () => {
  it('is what the server says, with those apart that are of another form', () => {
    serve({});
    const received: unknown[] = [];
    const stop = gateway.listen('s', (event) => received.push(event));
    const [one] = server.listened;
    expect(one?.asked).toBe('invitations | saleId == s | 200');
    one?.next(snapshotOf({ 'invitations/i': open }, { fromCache: true }));
    expect(received).toEqual([]);
    one?.next(
      snapshotOf({
        'invitations/i': open,
        'invitations/clerk': { ...open, role: 'clerk' },
        'invitations/phone': { ...open, email: { phone: '+49' }, saleTitle: { de: 'Uhren' } },
        'invitations/old': { ...open, role: 'clerk', createdAt: new Moment(0) },
        'invitations/in': { ...open, role: 'clerk', acceptedBy: 'ben' },
      }),
    );
    const unread = [
      { id: 'clerk', email: 'ben@example.com', saleTitle: open.saleTitle, isExpired: false },
      { id: 'phone', email: null, saleTitle: null, isExpired: false },
      { id: 'old', email: 'ben@example.com', saleTitle: open.saleTitle, isExpired: true },
    ];
    expect(received).toEqual([{ type: 'invitations', invitations: [invitation], unread }]);
    stop();
    expect(server.listened).toEqual([]);
  });

  it('is, of a person’s own, of those that wait for an answer', () => {
    serve({});
    const received: unknown[] = [];
    gateway.listenOwn('ben@example.com', (event) => received.push(event));
    const [one] = server.listened;
    expect(one?.asked).toBe('invitations | email == ben@example.com | acceptedBy == null | declinedAt == null | 200');
    one?.fail(new Error('of the SDK'));
    expect(received).toEqual([{ type: 'failed', code: 'unknown' }]);
  });
});

describe('an invitation that is sent', () => {
  it('has its hint beside it, in place of the one that it follows', async () => {
    serve({});
    await gateway.create('i', draft, 'olga', 'old');
    expect(server.writes).toEqual([
      ['delete invitationHints/old'],
      ['delete invitations/old'],
      [
        'set invitations/i',
        { ...draft, createdBy: 'olga', createdAt: NOW, acceptedBy: null, acceptedAt: null, declinedAt: null },
      ],
      ['set invitationHints/i', { first: 'b', domain: 'example.com' }],
    ]);
    serve({});
    await gateway.create('i', draft, 'olga');
    expect(server.writes.map(([write]) => write)).toEqual(['set invitations/i', 'set invitationHints/i']);
  });

  it('is taken back with its hint', async () => {
    serve({});
    await gateway.revoke('i');
    expect(server.writes).toEqual([['delete invitationHints/i'], ['delete invitations/i']]);
  });
});

describe('an invitation that is answered', () => {
  it('lets the person in field by field', async () => {
    serve({});
    await gateway.accept(invitation, 'ben', { name: 'Ben', email: 'ben@example.com' });
    expect(server.writes).toEqual([
      ['update invitations/i', { acceptedBy: 'ben', acceptedAt: NOW }],
      ['merge sales/s/people/ben', { name: 'Ben', email: 'ben@example.com', invitation: 'i', at: NOW }],
      [
        'update sales/s',
        [
          { steps: ['roles', 'ben'] },
          'editor',
          'memberUids',
          { arrayUnion: ['ben'] },
          { steps: ['removed', 'ben'] },
          'no field',
        ],
      ],
    ]);
  });

  it('is declined by the server’s time', async () => {
    serve({});
    await gateway.decline('i');
    expect(server.writes).toEqual([['update invitations/i', { declinedAt: NOW }]]);
  });

  const card = { name: 'Ben', email: 'ben@example.com' };
  it.each<[string, () => Promise<void>, object]>([
    ['sent', () => gateway.create('i', draft, 'olga'), { createdBy: 'olga' }],
    ['accepted', () => gateway.accept(invitation, 'ben', card), { acceptedBy: 'ben' }],
    ['declined', () => gateway.decline('i'), { declinedAt: new Moment(1) }],
  ])('is not refused when it was %s before and the answer was lost', async (_name, act, done) => {
    serve({ 'invitations/i': { ...open, ...done } }, 'permission-denied');
    await expect(act()).resolves.toBeUndefined();
    serve({ 'invitations/i': { ...open, createdBy: 'eve' } }, 'permission-denied');
    await expect(act()).rejects.toMatchObject({ code: 'permission-denied' });
    serve({}, 'permission-denied');
    await expect(act()).rejects.toMatchObject({ code: 'permission-denied' });
    serve({ 'invitations/i': { ...open, ...done } }, 'unavailable');
    await expect(act()).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.reads).toEqual([]);
  });
});
