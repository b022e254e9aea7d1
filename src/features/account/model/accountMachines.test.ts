import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import { targets, type Machine } from '../../../shared/machine';
import { signedOut } from '../../auth/model/authSlice';
import accountSlice, { sectionDone, sectionLeft, sectionMachine, sectionRefused, sectionStarted } from './accountSlice';
import * as enrolment from './enrolmentSlice';
import * as phone from './phoneSlice';
import * as reauth from './reauthSlice';

/** One slice that is a machine: a state for each status, an action for each event. */
interface Walk {
  readonly name: string;
  readonly slice: Slice;
  readonly machine: Machine<string, string>;
  readonly states: readonly { readonly status: string; readonly [field: string]: unknown }[];
  readonly events: Readonly<Record<string, UnknownAction>>;
}

const PHONE = '+4930901820';
const secret = { kind: 'totp', enrolmentId: 'e', secret: 'S', uri: 'otpauth://totp/x' } as const;
const sent = { kind: 'phone', ticketId: 't', phoneNumber: PHONE } as const;
const question = { methods: ['password'], email: 'ada@example.com', phoneNumber: PHONE, linkSent: true } as const;

const WALKS: readonly Walk[] = [
  {
    name: 'enrolment of an app',
    slice: enrolment.default,
    machine: enrolment.enrolmentMachine as Machine<string, string>,
    states: [
      { status: 'idle' },
      { status: 'starting', kind: 'totp' },
      { status: 'refused', kind: 'totp', code: 'unverified-email' },
      { status: 'showingSecret', refusal: null, ...secret },
      { status: 'checking', ...secret },
      { status: 'done', name: 'App' },
    ] satisfies enrolment.EnrolmentState[],
    events: {
      enrolmentStarted: enrolment.enrolmentStarted({ kind: 'phone' }),
      enrolmentRefused: enrolment.enrolmentRefused({ code: 'unverified-email' }),
      secretMade: enrolment.secretMade(secret),
      factorCodeChecking: enrolment.factorCodeChecking(),
      factorCodeRefused: enrolment.factorCodeRefused({ code: 'invalid-verification-code' }),
      enrolmentDone: enrolment.enrolmentDone({ name: 'App' }),
      enrolmentLeft: enrolment.enrolmentLeft(),
    },
  },
  {
    name: 'enrolment of a phone',
    slice: enrolment.default,
    machine: enrolment.enrolmentMachine as Machine<string, string>,
    states: [
      { status: 'starting', kind: 'phone' },
      { status: 'needsCode', refusal: null, ...sent },
      { status: 'checking', ...sent },
    ] satisfies enrolment.EnrolmentState[],
    events: {
      enrolmentStarted: enrolment.enrolmentStarted({ kind: 'totp' }),
      factorCodeSent: enrolment.factorCodeSent(sent),
      factorCodeChecking: enrolment.factorCodeChecking(),
      factorCodeRefused: enrolment.factorCodeRefused({ code: 'invalid-verification-code' }),
      enrolmentDone: enrolment.enrolmentDone({ name: 'Phone' }),
    },
  },
  {
    name: 'telephone number',
    slice: phone.default,
    machine: phone.phoneMachine as Machine<string, string>,
    states: [
      { status: 'idle' },
      { status: 'sending', phoneNumber: PHONE },
      { status: 'refused', phoneNumber: PHONE, code: 'invalid-phone-number' },
      { status: 'needsCode', ticketId: 't', phoneNumber: PHONE, refusal: null },
      { status: 'checking', ticketId: 't', phoneNumber: PHONE },
      { status: 'done', phoneNumber: PHONE },
    ] satisfies phone.PhoneState[],
    events: {
      phoneStarted: phone.phoneStarted({ phoneNumber: '+15550100' }),
      phoneRefused: phone.phoneRefused({ code: 'invalid-phone-number' }),
      phoneCodeSent: phone.phoneCodeSent({ ticketId: 'u' }),
      phoneCodeChecking: phone.phoneCodeChecking(),
      phoneCodeRefused: phone.phoneCodeRefused({ code: 'invalid-verification-code' }),
      phoneDone: phone.phoneDone(),
      phoneLeft: phone.phoneLeft(),
    },
  },
  {
    name: 'signing in once more',
    slice: reauth.default,
    machine: reauth.reauthMachine as Machine<string, string>,
    states: [
      { status: 'idle' },
      { status: 'asked', refusal: null, ...question },
      { status: 'working', method: 'password', ...question },
      { status: 'needsCode', ticketId: 't', checking: false, refusal: null, ...question },
      { status: 'needsSecondFactor', challengeId: 'c', ...question },
    ] satisfies reauth.ReauthState[],
    events: {
      reauthAsked: reauth.reauthAsked(question),
      reauthStarted: reauth.reauthStarted({ method: 'phone' }),
      reauthRefused: reauth.reauthRefused({ code: 'invalid-credential' }),
      reauthLinkSent: reauth.reauthLinkSent(),
      reauthCodeSent: reauth.reauthCodeSent({ ticketId: 'u' }),
      reauthCodeChecking: reauth.reauthCodeChecking(),
      reauthSecondFactorNeeded: reauth.reauthSecondFactorNeeded({ challengeId: 'd' }),
      reauthAskedAgain: reauth.reauthAskedAgain(),
      reauthEnded: reauth.reauthEnded({ done: true }),
    },
  },
];

describe.each(WALKS)('the machine "$name"', ({ slice, machine, states, events }) => {
  const pairs = states.flatMap((before) => Object.keys(events).map((event) => [before.status, event, before] as const));

  it.each(pairs)('does in %s with %s what its table says', (status, event, before) => {
    const after = slice.reducer(before, events[event] ?? { type: 'none' }) as { readonly status: string };
    const known = targets(machine, status, event);
    if (known.length > 0) expect(known).toContain(after.status);
    else expect(after).toBe(before);
  });

  it.each(states.map((before) => [before.status, before] as const))(
    'is forgotten with the session, in %s',
    (_, before) => {
      expect(slice.reducer(before, signedOut({ reason: 'requested' }))).toEqual({ status: 'idle' });
    },
  );
});

describe('the machine "Section of the account"', () => {
  const section = 'profile';
  const EVENTS = {
    sectionStarted: sectionStarted({ section }),
    sectionDone: sectionDone({ section }),
    sectionRefused: sectionRefused({ section, code: 'data-failed' }),
    sectionLeft: sectionLeft({ section }),
  };
  const initial = accountSlice.getInitialState();
  const STATES = {
    idle: initial,
    working: { ...initial, sections: { profile: { status: 'working' } } },
    done: { ...initial, sections: { profile: { status: 'done' } } },
    refused: { ...initial, sections: { profile: { status: 'refused', code: 'unknown' } } },
  } as const;
  const statuses = Object.keys(STATES) as (keyof typeof STATES)[];
  const events = Object.keys(EVENTS) as (keyof typeof EVENTS)[];

  it.each(statuses.flatMap((status) => events.map((event) => [status, event] as const)))(
    'does in %s with %s what its table says, and nothing to the other sections',
    (status, event) => {
      const before = {
        ...STATES[status],
        sections: { ...STATES[status].sections, photo: { status: 'working' } },
      } as const;
      const after = accountSlice.reducer(before, EVENTS[event]);
      const known = targets(sectionMachine, status, event);
      expect(after.sections.photo).toEqual({ status: 'working' });
      if (known.length > 0) expect(known).toContain(after.sections[section]?.status);
      else expect(after).toBe(before);
    },
  );

  it('is forgotten with the session', () => {
    expect(accountSlice.reducer(STATES.refused, signedOut({ reason: 'requested' }))).toEqual(initial);
  });
});
