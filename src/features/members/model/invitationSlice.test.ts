import type { UnknownAction } from '@reduxjs/toolkit';
import type { Invitation } from '../../../domain/sales/invitation';
import { signedOut } from '../../auth/model/authSlice';
import invitationSlice, {
  accepted,
  answerRefused,
  answerStarted,
  declined,
  endedFound,
  found,
  goneFound,
  insideFound,
  lookFailed,
  lookStarted,
  otherAddressFound,
  ownFound,
  pageLeft,
  selectInvitation,
  unprovedFound,
  usedFound,
} from './invitationSlice';

const { reducer } = invitationSlice;
const run = (...actions: readonly UnknownAction[]) =>
  selectInvitation({ invitation: actions.reduce(reducer, reducer(undefined, { type: 'start' })) });

const invitation = { id: 'i', email: 'bob@example.com', state: 'open' } as Invitation;
const hint = { first: 'b', domain: 'example.com' };
const look = lookStarted();
const open = found({ invitation });
const refused = answerRefused({ code: 'unavailable' });
const answer = answerStarted();

it.each([
  ['nothing was looked for', [], { status: 'none' }],
  ['it is looked for', [look], { status: 'looking' }],
  ['it is open', [look, open], { status: 'open', invitation, code: null }],
  ['it is of the person’s own sale', [look, ownFound({ invitation })], { status: 'own', invitation }],
  ['the person is in the sale already', [look, insideFound({ invitation })], { status: 'inside', invitation }],
  ['the address is to be proved first', [look, unprovedFound()], { status: 'unproved' }],
  ['it is for somebody else', [look, otherAddressFound({ hint })], { status: 'otherAddress', hint }],
  ['it has ended', [look, endedFound({ invitation, why: 'age' })], { status: 'ended', invitation, why: 'age' }],
  ['it was used', [look, usedFound()], { status: 'used' }],
  ['it is gone', [look, goneFound()], { status: 'gone' }],
  [
    'the server does not answer',
    [look, lookFailed({ code: 'unavailable' })],
    { status: 'failed', code: 'unavailable' },
  ],
  ['an answer is on its way', [look, open, answer], { status: 'answering', invitation }],
  ['it is accepted', [look, open, answer, accepted()], { status: 'accepted', invitation }],
  ['it is declined', [look, open, answer, declined()], { status: 'declined', invitation }],
  ['the answer did not arrive', [look, open, answer, refused], { status: 'open', invitation, code: 'unavailable' }],
  ['it is answered again', [look, open, answer, refused, answer], { status: 'answering', invitation }],
  ['what was found comes too late', [look, pageLeft(), open], { status: 'none' }],
  ['it is accepted without an answer', [look, open, accepted()], { status: 'open', invitation, code: null }],
  ['it is answered twice', [look, open, answer, accepted(), declined()], { status: 'accepted', invitation }],
  ['only an open one is answered', [look, usedFound(), answer], { status: 'used' }],
  ['the session has ended', [look, open, signedOut({ reason: 'requested' })], { status: 'none' }],
] as const)('the page knows when %s', (_name, actions, expected) => {
  expect(run(...actions)).toEqual(expected);
});

it.each([
  ['while it is looked for', []],
  ['from an open one', [open]],
  ['during an answer', [open, answer]],
  ['from one that is accepted', [open, answer, accepted()]],
  ['from one that is declined', [open, answer, declined()]],
  ['from one’s own', [ownFound({ invitation })]],
  ['from inside', [insideFound({ invitation })]],
  ['from an address that is to be proved', [unprovedFound()]],
  ['from one for somebody else', [otherAddressFound({ hint })]],
  ['from one that has ended', [endedFound({ invitation, why: 'age' })]],
  ['from one that was used', [usedFound()]],
  ['from one that is gone', [goneFound()]],
  ['after a failure', [lookFailed({ code: 'unavailable' })]],
])('it can be looked for again, or left, %s', (_name, actions) => {
  expect(run(look, ...actions, look)).toEqual({ status: 'looking' });
  expect(run(look, ...actions, pageLeft())).toEqual({ status: 'none' });
});

it('is none before its module is there', () => expect(selectInvitation({})).toEqual({ status: 'none' }));
