import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { Invitation } from '../../../domain/sales/invitation';
import { signedOut } from '../../auth/model/authSlice';
import { memberName } from './memberName';
import membersSlice, {
  cardsReceived,
  invitationsFailed,
  invitationsReceived,
  membersEntered,
  membersLeft,
  selectCard,
  selectCards,
  selectInvitations,
  selectUnreadInvitations,
  selectInvitationsCode,
} from './membersSlice';
import memberWorkSlice, {
  invited,
  selectInvited,
  selectWork,
  workDone,
  workRefused,
  workStarted,
} from './memberWorkSlice';
import ownInvitationsSlice, { ownInvitationsReceived, selectOwnInvitations } from './ownInvitationsSlice';
import presenceSlice, { presenceReceived, selectUidsByLot, selectUidsHere } from './presenceSlice';

const reducer = combineReducers({
  members: membersSlice.reducer,
  memberWork: memberWorkSlice.reducer,
  ownInvitations: ownInvitationsSlice.reducer,
  presence: presenceSlice.reducer,
});
const START = reducer(undefined, { type: 'start' });
const run = (...actions: readonly UnknownAction[]) => actions.reduce(reducer, START);

const S = { saleId: 'S' };
const entered = membersEntered(S);
const left = membersLeft();
const out = signedOut({ reason: 'requested' });
const card = (name: string, email: string) => ({ name, email });
const cards = { ada: card('Ada', 'ada@example.com'), bob: card('', 'bob@example.com') };
const invitation = (id: string, state: Invitation['state'], email: string): Invitation => ({
  id,
  state,
  email,
  saleId: 'S',
  saleTitle: 'Spring',
  role: 'editor',
  byName: 'Ada',
  byEmail: 'ada@example.com',
  createdBy: 'ada',
});

describe('the people of a sale', () => {
  it('are those of the sale that is open, by their uids', () => {
    const state = run(entered, cardsReceived({ ...S, cards }));
    expect(selectCards(state)).toEqual(cards);
    expect([selectCard(state, 'bob'), selectCard(state, 'eve'), selectCard(state, 'constructor')]).toEqual([
      cards.bob,
      undefined,
      undefined,
    ]);
    expect(reducer(state, cardsReceived({ saleId: 'T', cards: {} }))).toBe(state);
    for (const gone of [membersEntered({ saleId: 'T' }), left, out])
      expect(selectCards(reducer(state, gone))).toEqual({});
    expect(selectCards({})).toEqual({});
  });

  it('are called by their name, else by their address, else by words for somebody', () => {
    expect([cards.ada, cards.bob, card('', ''), undefined].map((each) => memberName(each, 'Somebody'))).toEqual([
      'Ada',
      'bob@example.com',
      'Somebody',
      'Somebody',
    ]);
  });
});

describe('the invitations of a sale', () => {
  const ALL = [
    invitation('1', 'declined', 'ann@example.com'),
    invitation('2', 'open', 'zoe@example.com'),
    invitation('3', 'accepted', 'abe@example.com'),
    invitation('4', 'open', 'cat@example.com'),
    invitation('5', 'expired', 'eve@example.com'),
  ];
  const received = invitationsReceived({ ...S, invitations: ALL });
  const unread = [{ id: '6', email: null, saleTitle: null, isExpired: false }];
  const failed = invitationsFailed({ ...S, code: 'unavailable' });

  it('are those that nobody has accepted, the open ones first, by address', () => {
    expect(selectInvitations(run(entered, received))?.map(({ id }) => id)).toEqual(['4', '2', '5', '1']);
    expect(selectInvitations(run(entered))).toBeNull();
  });

  it('are known or not, and it is said why', () => {
    const view = (...actions: readonly UnknownAction[]) => {
      const state = run(entered, ...actions);
      return [selectInvitationsCode(state), selectInvitations(state)?.length ?? null];
    };
    expect(view()).toEqual([null, null]);
    expect(view(failed)).toEqual(['unavailable', null]);
    expect(view(failed, received)).toEqual([null, 4]);
    // What was there stays.
    expect(view(received, failed)).toEqual(['unavailable', 4]);
    expect(view(invitationsReceived({ saleId: 'T', invitations: ALL }))).toEqual([null, null]);
    expect(view(invitationsFailed({ saleId: 'T', code: 'unavailable' }))).toEqual([null, null]);
  });

  it('that cannot be read are kept apart until the next answer, of their sale only', () => {
    const withUnread = invitationsReceived({ ...S, invitations: [], unread });
    const view = (...actions: readonly UnknownAction[]) => selectUnreadInvitations(run(entered, ...actions));
    expect(view(withUnread)).toEqual(unread);
    expect(view(withUnread, received)).toEqual([]);
    expect(view(invitationsReceived({ saleId: 'T', invitations: [], unread }))).toEqual([]);
    expect(selectUnreadInvitations({})).toEqual([]);
  });

  it('to the person’s own address are those that the server knows last, until the session ends', () => {
    const own = ownInvitationsReceived({ invitations: ALL.slice(1, 2), unread });
    const none = { open: [], unread: [] };
    expect(selectOwnInvitations(run(own))).toEqual({ open: [ALL[1]], unread });
    expect(selectOwnInvitations(run(own, ownInvitationsReceived({ invitations: [] })))).toEqual(none);
    expect([selectOwnInvitations(run(own, out)), selectOwnInvitations({})]).toEqual([none, none]);
  });
});

describe('who is here', () => {
  const NOW = 1_000_000;
  const present = {
    zoe: { at: NOW, lotId: 'vase' },
    ada: { at: NOW - 90_000, lotId: 'vase' },
    bob: { at: NOW - 90_001, lotId: 'jug' },
    cat: { at: NOW - 1, lotId: null },
    dan: { at: NOW - 5, lotId: 'jug' },
  };

  it('is who gave a sign in the last minute and a half before the newest of all signs', () => {
    const state = run(presenceReceived({ present }));
    expect(selectUidsHere(state)).toEqual(['ada', 'cat', 'dan', 'zoe']);
    expect([...selectUidsByLot(state)]).toEqual([
      ['vase', ['zoe', 'ada']],
      ['jug', ['dan']],
    ]);
  });

  it('is nobody before the server has said so, and after the sale was left', () => {
    expect([selectUidsHere({}), [...selectUidsByLot({})]]).toEqual([[], []]);
    for (const gone of [entered, left, out]) {
      const state = run(presenceReceived({ present }), gone);
      expect([selectUidsHere(state), selectUidsByLot(state).size]).toEqual([[], 0]);
    }
  });
});

describe('what is asked of the server about people', () => {
  const key = 'remove:bob';
  const started = workStarted({ key });
  const done = workDone({ key });
  const refused = workRefused({ key, code: 'permission-denied' });

  it.each([
    ['nothing', [], { status: 'idle' }],
    ['under way', [started], { status: 'working' }],
    ['done', [started, done], { status: 'done' }],
    ['refused', [started, refused], { status: 'refused', code: 'permission-denied' }],
    ['asked again', [started, refused, started], { status: 'working' }],
    ['done, and asked again', [started, done, started], { status: 'working' }],
    ['answered without a question', [done], { status: 'idle' }],
    ['refused after it was done', [started, done, refused], { status: 'done' }],
    ['in another sale', [started, refused, membersEntered({ saleId: 'T' })], { status: 'idle' }],
    ['after the sale was left', [started, left], { status: 'idle' }],
    ['after the session', [started, out], { status: 'idle' }],
  ] as const)('is %s, apart from all else that is asked', (_name, actions, expected) => {
    const state = run(entered, workStarted({ key: 'role:ann' }), ...actions);
    expect(selectWork(state, key)).toEqual(expected);
    const ends: readonly string[] = [membersEntered.type, membersLeft.type, out.type];
    const isForgotten = actions.some(({ type }) => ends.includes(type));
    expect(selectWork(state, 'role:ann').status).toBe(isForgotten ? 'idle' : 'working');
    expect(selectWork(state, 'invite')).toEqual({ status: 'idle' });
  });

  it('stays known of leaving a sale until the answer, also elsewhere and after coming back', () => {
    const leave = 'leave:S';
    const elsewhere = [workStarted({ key: leave }), left, membersEntered({ saleId: 'T' })];
    expect(selectWork(run(entered, ...elsewhere, left, entered), leave)).toEqual({ status: 'working' });
    expect(selectWork(run(...elsewhere, workDone({ key: leave })), leave)).toEqual({ status: 'done' });
    const refusal = workRefused({ key: leave, code: 'unavailable' });
    for (const answer of [workDone({ key: leave }), refusal, out]) {
      expect(selectWork(run(...elsewhere, answer, entered), leave)).toEqual({ status: 'idle' });
    }
  });

  it('has a link to hand out for the invitation that was made last', () => {
    const made = (id: string) => invited({ id, email: `${id}@example.com` });
    expect(selectInvited(run(started, made('ann'), made('zoe')))).toEqual({ id: 'zoe', email: 'zoe@example.com' });
    expect(selectWork(run(started, made('ann')), key)).toEqual({ status: 'working' });
    for (const gone of [entered, left, out]) expect(selectInvited(run(made('ann'), gone))).toBeNull();
    expect([selectInvited({}), selectWork({}, key)]).toEqual([null, { status: 'idle' }]);
  });
});
