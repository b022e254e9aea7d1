import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { AuthUser } from '../../../services/auth/AuthGateway';
import { signedOut, userChanged } from '../../auth/model/authSlice';
import accountSlice, {
  accountPageLeft,
  deletionWentOn,
  departureRead,
  emailChangeSent,
  factorsRead,
  localeRead,
  otherAccountFound,
  otherAccountSettled,
  sectionDone,
  sectionRefused,
  sectionStarted,
  selectAccountLocale,
  selectDeleted,
  selectDepartureSales,
  selectFactors,
  selectOtherAccount,
  selectPendingEmail,
  selectSection,
} from './accountSlice';
import enrolmentSlice, * as enrolment from './enrolmentSlice';
import { fieldOf } from './fieldOf';
import { hasMethod, isLastMethod, methodOf } from './methodsOf';
import phoneSlice, * as phone from './phoneSlice';
import reauthSlice, * as reauth from './reauthSlice';

const reducer = combineReducers({
  account: accountSlice.reducer,
  enrolment: enrolmentSlice.reducer,
  accountPhone: phoneSlice.reducer,
  reauth: reauthSlice.reducer,
});
const START = reducer(undefined, { type: 'start' });
const run = (...actions: readonly UnknownAction[]) => actions.reduce(reducer, START);
const PHONE = '+4930901820';
const user = (email: string | null, ...ways: readonly string[]) =>
  ({ uid: 'ada', email, providerData: ways.map((providerId) => ({ providerId })) }) as unknown as AuthUser;

describe('adding a second step', () => {
  const TOTP = { enrolmentId: 'e', secret: 'S', uri: 'otpauth://totp/x' };
  const app = [enrolment.enrolmentStarted({ kind: 'totp' }), enrolment.secretMade(TOTP)];
  const sent = enrolment.factorCodeSent({ ticketId: 't', phoneNumber: PHONE });
  const byPhone = [enrolment.enrolmentStarted({ kind: 'phone' }), sent];
  const checking = enrolment.factorCodeChecking();
  const refused = enrolment.factorCodeRefused({ code: 'invalid-verification-code' });
  const OF_APP = { kind: 'totp', ...TOTP };
  const OF_PHONE = { kind: 'phone', ticketId: 't', phoneNumber: PHONE };

  it.each([
    ['begins', [enrolment.enrolmentStarted({ kind: 'phone' })], { status: 'starting', kind: 'phone' }],
    ['shows the secret of an app', app, { status: 'showingSecret', ...OF_APP, refusal: null }],
    ['waits for the code of a phone', byPhone, { status: 'needsCode', ...OF_PHONE, refusal: null }],
    ['checks the code of an app', [...app, checking], { status: 'checking', ...OF_APP }],
    [
      'asks for another code of an app',
      [...app, checking, refused],
      { status: 'showingSecret', ...OF_APP, refusal: 'invalid-verification-code' },
    ],
    [
      'asks for another code of a phone',
      [...byPhone, checking, refused],
      { status: 'needsCode', ...OF_PHONE, refusal: 'invalid-verification-code' },
    ],
    [
      'says nothing of the last code once the next is checked',
      [...byPhone, checking, refused, checking],
      { status: 'checking', ...OF_PHONE },
    ],
    ['is done', [...app, checking, enrolment.enrolmentDone({ name: 'App' })], { status: 'done', name: 'App' }],
    [
      'does not begin',
      [...app.slice(0, 1), enrolment.enrolmentRefused({ code: 'unverified-email' })],
      { status: 'refused', kind: 'totp', code: 'unverified-email' },
    ],
    ['takes no code of a phone for an app', [...app.slice(0, 1), sent], { status: 'starting', kind: 'totp' }],
    [
      'takes no secret for a phone',
      [...byPhone.slice(0, 1), enrolment.secretMade(TOTP)],
      { status: 'starting', kind: 'phone' },
    ],
    ['is left', [...app, enrolment.enrolmentLeft()], { status: 'idle' }],
  ] as const)('%s', (_name, actions, expected) => {
    expect(enrolment.selectEnrolment(run(...actions))).toEqual(expected);
  });
});

describe('the account’s own number', () => {
  const started = phone.phoneStarted({ phoneNumber: PHONE });
  const sent = phone.phoneCodeSent({ ticketId: 't' });
  const checking = phone.phoneCodeChecking();
  const wrong = phone.phoneCodeRefused({ code: 'invalid-verification-code' });
  const TICKET = { ticketId: 't', phoneNumber: PHONE };

  it.each([
    ['is sent a code', [started], { status: 'sending', phoneNumber: PHONE }],
    [
      'is sent none',
      [started, phone.phoneRefused({ code: 'quota-exceeded' })],
      { status: 'refused', phoneNumber: PHONE, code: 'quota-exceeded' },
    ],
    ['waits for the code', [started, sent], { status: 'needsCode', ...TICKET, refusal: null }],
    ['has the code checked', [started, sent, checking], { status: 'checking', ...TICKET }],
    [
      'waits for another code',
      [started, sent, checking, wrong],
      { status: 'needsCode', ...TICKET, refusal: 'invalid-verification-code' },
    ],
    ['is checked again', [started, sent, checking, wrong, checking], { status: 'checking', ...TICKET }],
    ['is there', [started, sent, checking, phone.phoneDone()], { status: 'done', phoneNumber: PHONE }],
    ['is left', [started, sent, phone.phoneLeft()], { status: 'idle' }],
  ] as const)('%s', (_name, actions, expected) => {
    expect(phone.selectPhone(run(...actions))).toEqual(expected);
  });
});

describe('signing in once more', () => {
  const QUESTION = { methods: ['password', 'phone'], email: 'ada@example.com', phoneNumber: PHONE } as const;
  const asked = reauth.reauthAsked(QUESTION);
  const started = reauth.reauthStarted({ method: 'phone' });
  const refused = reauth.reauthRefused({ code: 'invalid-credential' });
  const linked = reauth.reauthLinkSent();
  const sent = reauth.reauthCodeSent({ ticketId: 't' });
  const checking = reauth.reauthCodeChecking();
  const second = reauth.reauthSecondFactorNeeded({ challengeId: 'c' });
  const again = reauth.reauthAskedAgain();
  const ASKED = { status: 'asked', ...QUESTION, refusal: null, linkSent: false };
  const CODE = { status: 'needsCode', ...QUESTION, linkSent: false, ticketId: 't', checking: false, refusal: null };

  it.each([
    ['is asked for', [asked], ASKED],
    ['is tried', [asked, started], { status: 'working', method: 'phone', ...QUESTION, linkSent: false }],
    ['is refused', [asked, started, refused], { ...ASKED, refusal: 'invalid-credential' }],
    [
      'is tried again, without a word of the refusal',
      [asked, started, refused, started],
      { status: 'working', method: 'phone', ...QUESTION, linkSent: false },
    ],
    ['waits for a link', [asked, started, refused, started, linked], { ...ASKED, linkSent: true }],
    ['knows of the link in another way', [asked, started, linked, started, sent], { ...CODE, linkSent: true }],
    ['waits for a code', [asked, started, sent], CODE],
    ['checks a code', [asked, started, sent, checking], { ...CODE, checking: true }],
    ['waits for another code', [asked, started, sent, checking, refused], { ...CODE, refusal: 'invalid-credential' }],
    ['checks another code', [asked, started, sent, checking, refused, checking], { ...CODE, checking: true }],
    [
      'sends another code',
      [asked, started, sent, started],
      { status: 'working', method: 'phone', ...QUESTION, linkSent: false },
    ],
    [
      'needs a second step',
      [asked, started, sent, checking, second],
      { status: 'needsSecondFactor', ...QUESTION, linkSent: false, challengeId: 'c' },
    ],
    [
      'is asked for in another way',
      [asked, started, linked, started, sent, checking, refused, again],
      { ...ASKED, linkSent: true },
    ],
    ['is asked for in another way than a second step', [asked, started, second, again], ASKED],
    ['is over', [asked, started, reauth.reauthEnded({ done: true })], { status: 'idle' }],
  ] as const)('%s', (_name, actions, expected) => {
    expect(reauth.selectReauth(run(...actions))).toEqual(expected);
  });
});

describe('the page of the account', () => {
  const started = sectionStarted({ section: 'email' });
  const failed = [sectionStarted({ section: 'photo' }), sectionRefused({ section: 'photo', code: 'tooLarge' })];

  it('forgets with its end what was said on it, but not what is under way', () => {
    const left = run(started, ...failed, departureRead([]), factorsRead([]), accountPageLeft());
    expect(selectSection(left, 'email')).toEqual({ status: 'working' });
    expect([selectSection(left, 'photo'), selectDepartureSales(left)]).toEqual([{ status: 'idle' }, null]);
    expect(selectSection(run(...failed), 'photo')).toEqual({ status: 'refused', code: 'tooLarge' });
    expect(selectDepartureSales(run(departureRead([])))).toEqual([]);
  });

  it('waits for the mail to a new address until the account has it', () => {
    const waiting = [started, sectionDone({ section: 'email' }), emailChangeSent({ email: 'new@example.com' })];
    const other = run(...waiting, userChanged(user('old@example.com')));
    expect([selectPendingEmail(other), selectSection(other, 'email')]).toEqual(['new@example.com', { status: 'done' }]);
    const there = run(...waiting, userChanged(user('new@example.com')));
    expect([selectPendingEmail(there), selectSection(there, 'email')]).toEqual([null, { status: 'idle' }]);
    const typed = [started, sectionDone({ section: 'email' }), emailChangeSent({ email: 'New@Example.com' })];
    expect(selectPendingEmail(run(...typed, userChanged(user('new@example.com'))))).toBeNull();
    expect(selectPendingEmail(run(...typed, userChanged(user(null))))).toBe('New@Example.com');
    const none = run(started, userChanged(user(null)));
    expect([selectPendingEmail(none), selectSection(none, 'email')]).toEqual([null, { status: 'working' }]);
    expect(selectPendingEmail(run(...waiting, emailChangeSent({ email: null })))).toBeNull();
  });

  it('knows the second steps, the language, another account and what a deletion has done', () => {
    const factor = { uid: 'f', kind: 'totp', name: 'App', phoneHint: null } as unknown as Parameters<
      typeof factorsRead
    >[0][number];
    const other = { conflictId: 'c', providerId: 'google.com' };
    const known = [factorsRead([factor]), localeRead({ locale: 'de' }), otherAccountFound(other)];
    const state = run(...known, deletionWentOn({ step: 'salesLeft' }), deletionWentOn({ step: 'salesLeft' }));
    expect([selectFactors(state), selectAccountLocale(state), selectOtherAccount(state)]).toEqual([
      [factor],
      'de',
      other,
    ]);
    expect(selectDeleted(state)).toEqual(['salesLeft']);
    expect(
      selectDeleted(run(...known, deletionWentOn({ step: 'salesLeft' }), deletionWentOn({ step: 'photoRemoved' }))),
    ).toEqual(['salesLeft', 'photoRemoved']);
    expect(selectOtherAccount(run(...known, otherAccountSettled()))).toBeNull();
    expect(run(...known, signedOut({ reason: 'requested' }))).toEqual(START);
  });
});

it('knows the ways into an account, and which is the last one', () => {
  const both = user(null, 'password', 'google.com');
  expect([methodOf(both, 'google.com')?.providerId, methodOf(both, 'phone')]).toEqual(['google.com', undefined]);
  expect([hasMethod(both, 'password'), hasMethod(both, 'phone')]).toEqual([true, false]);
  expect([isLastMethod(both, 'password'), isLastMethod(user(null, 'phone'), 'phone')]).toEqual([false, true]);
});

it.each([
  ['invalid-email', 'email'],
  ['weak-password', 'password'],
  ['too-many-requests', null],
  ['tooLarge', null],
  ['last-method', null],
] as const)('says %s beside the field %s', (code, field) => expect(fieldOf(code)).toBe(field));
