import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import * as account from '../features/account/model/accountSlice';
import * as enrolment from '../features/account/model/enrolmentSlice';
import * as phone from '../features/account/model/phoneSlice';
import * as reauth from '../features/account/model/reauthSlice';
import { attemptMachine } from '../features/auth/model/attemptMachine';
import * as attempt from '../features/auth/model/attemptSlice';
import * as auth from '../features/auth/model/authSlice';
import * as challenge from '../features/auth/model/challengeSlice';
import * as catalogue from '../features/catalogue/catalogueSlice';
import * as publication from '../features/catalogue/publicationSlice';
import * as mailedAction from '../features/identity/mailedActionSlice';
import * as mailRequest from '../features/identity/mailRequestSlice';
import { photoMachine } from '../features/lots/model/photos/photoMachine';
import * as photos from '../features/lots/model/photos/photosSlice';
import { saveMachine } from '../features/lots/model/saves/saveMachine';
import * as saves from '../features/lots/model/saves/savesSlice';
import * as invitation from '../features/members/model/invitationSlice';
import * as memberWork from '../features/members/model/memberWorkSlice';
import * as saleSettings from '../features/sales/saleSettingsSlice';
import * as importWork from '../features/signOutFlow/importWorkSlice';
import * as signOutFlow from '../features/signOutFlow/signOutFlowSlice';

type Table = Record<string, Record<string, string | readonly string[] | undefined>>;
interface WithTable {
  readonly name: string;
  readonly initial: string;
  readonly on: object;
}

const question = { methods: [], email: null, phoneNumber: null };
const operation = {
  id: 'op',
  saleId: 'sale',
  lotId: 'lot',
  uid: 'ada',
  kind: 'editLot',
  changes: { title: { before: '', after: 'A vase' } },
} as const;
const captured = { id: 'photo', lotId: 'lot', fileName: 'a.jpg', order: 'a', first: true };

/** A slice, its machine, what makes the machine's first state where the slice does not begin with it, an event of that. */
const RUNS: readonly [WithTable, Slice, readonly UnknownAction[], event: string, UnknownAction][] = [
  [auth.authMachine, auth.default, [], 'signedOut', auth.signedOut({ reason: 'none' })],
  [attemptMachine, attempt.default, [], 'attemptStarted', attempt.attemptStarted({ method: 'password' })],
  [
    challenge.challengeMachine,
    challenge.default,
    [],
    'challengeOpened',
    challenge.challengeOpened({ challengeId: 'c', factors: [] }),
  ],
  [
    mailRequest.mailRequestMachine,
    mailRequest.default,
    [],
    'mailAsked',
    mailRequest.mailAsked({ kind: 'reset', email: 'ada@example.com' }),
  ],
  [
    mailedAction.mailedActionMachine,
    mailedAction.default,
    [],
    'linkOpened',
    mailedAction.linkOpened({ code: 'c', mode: 'm', continuePath: null }),
  ],
  [account.sectionMachine, account.default, [], 'sectionStarted', account.sectionStarted({ section: 'profile' })],
  [phone.phoneMachine, phone.default, [], 'phoneStarted', phone.phoneStarted({ phoneNumber: '+15550100' })],
  [enrolment.enrolmentMachine, enrolment.default, [], 'enrolmentStarted', enrolment.enrolmentStarted({ kind: 'totp' })],
  [reauth.reauthMachine, reauth.default, [], 'reauthAsked', reauth.reauthAsked(question)],
  [catalogue.catalogueMachine, catalogue.default, [], 'catalogueWanted', catalogue.catalogueWanted({ slug: 'spring' })],
  [
    publication.publicationMachine,
    publication.default,
    [],
    'publicationStarted',
    publication.publicationStarted({ saleId: 'sale', work: 'publish' }),
  ],
  [invitation.invitationMachine, invitation.default, [], 'lookStarted', invitation.lookStarted()],
  [memberWork.memberWorkMachine, memberWork.default, [], 'workStarted', memberWork.workStarted({ key: 'leave:sale' })],
  [
    saleSettings.saleSettingsMachine,
    saleSettings.default,
    [],
    'settingStarted',
    saleSettings.settingStarted({ saleId: 'S', part: 'details' }),
  ],
  [importWork.importWorkMachine, importWork.default, [], 'chosen', importWork.workFileChosen({ fileId: 'file' })],
  [signOutFlow.signOutFlowMachine, signOutFlow.default, [], 'asked', signOutFlow.signOutAsked()],
  [
    photoMachine,
    photos.default,
    [photos.photosCaptured({ saleId: 'sale', photos: [captured] })],
    'prepared',
    photos.photoPrepared({ id: 'photo' }),
  ],
  [saveMachine, saves.default, [saves.operationMade({ operation })], 'sendStarted', saves.sendStarted({ id: 'op' })],
];

/** The state in which something is after a path of the table, wherever the slice keeps it. */
const statusesIn = (state: unknown): string[] => {
  if (state === null || typeof state !== 'object') return [];
  const here = 'status' in state && typeof state.status === 'string' ? [state.status] : [];
  return [...here, ...Object.values(state).flatMap(statusesIn)];
};

describe.each(RUNS.map((run) => [run[0].name, ...run] as const))(
  'the table of %s',
  (_name, machine, slice, before, event, action) => {
    const table = machine.on as Table;
    const known = { ...table[machine.initial] };
    const begun = before.reduce<unknown>(slice.reducer, slice.reducer(undefined, { type: 'begin' }));
    const write = (target: string | undefined): void => {
      table[machine.initial] = { ...known, [event]: target };
    };
    afterEach(() => void (table[machine.initial] = known));

    it('is what the slice does: the event leads where it says', () => {
      expect(statusesIn(slice.reducer(begun, action))).toContain(known[event]);
      const elsewhere = Object.keys(table).filter((state) => state !== known[event] && state !== machine.initial);
      for (const state of elsewhere) {
        write(state);
        expect(statusesIn(slice.reducer(begun, action))).toContain(state);
      }
    });

    it('is what the slice does: an event that it no longer knows changes nothing', () => {
      write(undefined);
      expect(slice.reducer(begun, action)).toBe(begun);
    });
  },
);
