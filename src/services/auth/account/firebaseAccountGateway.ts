import type { FirebaseApp } from 'firebase/app';
import {
  deleteUser,
  EmailAuthProvider,
  linkWithCredential,
  linkWithPopup,
  PhoneAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  unlink,
  updatePassword,
  updatePhoneNumber,
  updateProfile,
  verifyBeforeUpdateEmail,
  type User,
} from 'firebase/auth';
import { GatewayFailure } from '../../failure';
import type { AccountGateway } from '../AccountGateway';
import { noteAppleToken, revokeAppleToken } from '../sdk/appleToken';
import { asked } from '../sdk/asked';
import type { AuthCode } from '../authCodes';
import { authFailure } from '../sdk/authFailure';
import { enter } from '../sdk/lateFailures';
import { createFirebaseSessionGateway } from '../session/firebaseSessionGateway';
import { keptOf } from '../sdk/kept';
import { linking } from './linking';
import { type MailPlace, mailSettings } from '../sdk/mailSettings';
import type { ReauthOutcome } from '../outcomes';
import { createOwnFactors, type OwnAccount } from './ownFactors';
import { sendCodeTo } from '../sdk/phoneCode';
import { popupResolver } from '../sdk/popupResolver';
import { providerOf } from '../sdk/providers';
import { sharedAuth } from '../sdk/sharedAuth';

const refuse = (code: AuthCode): never => {
  throw new GatewayFailure<AuthCode>(code);
};
const has = (user: User, providerId: string) => user.providerData.some((linked) => linked.providerId === providerId);

/**
 * The own account through the identity SDK, on the Auth of the application's auth gateway. `mail`: where the links
 * of its mails lead, which is where this application is. What is called with the person's own credentials is no attempt:
 * its codes are about the session, and may end it. Signing in once more is one.
 */
export function createFirebaseAccountGateway(app: FirebaseApp, mail: MailPlace): AccountGateway {
  const shared = sharedAuth(app);
  const { auth } = shared;
  const kept = keptOf(auth);
  const present = (): User => auth.currentUser ?? refuse('user-token-expired');

  const own: OwnAccount['own'] = async (work) => {
    try {
      return await work(present());
    } catch (error) {
      throw authFailure(error);
    }
  };
  const change: OwnAccount['change'] = async (work) => {
    const result = await own(work);
    shared.tell();
    return result;
  };
  const known: OwnAccount['known'] = (kind, id) => kept.look(kind, id) ?? refuse('invalid-verification-id');
  const codeOf = (ticketId: string, code: string) =>
    PhoneAuthProvider.credential(known('ticket', ticketId).verificationId, code);
  const sendCode = (phoneNumber: string) =>
    asked(shared, async () => kept.keep('ticket', { verificationId: await sendCodeTo(auth, phoneNumber) }));
  const again = (work: (user: User) => Promise<unknown>): Promise<ReauthOutcome> =>
    enter(shared, async (): Promise<ReauthOutcome> => {
      await work(present());
      return { type: 'done' };
    });

  return {
    updateProfile: ({ displayName, photoURL }) =>
      change((user) =>
        updateProfile(user, {
          ...(displayName === undefined ? {} : { displayName }),
          // The service takes an empty text for none; null it does not take for anything.
          ...(photoURL === undefined ? {} : { photoURL: photoURL ?? '' }),
        }),
      ),
    changeEmail: (email, continuePath) =>
      own(async (user) => verifyBeforeUpdateEmail(user, email, mailSettings(mail, continuePath))),
    changePassword: (password) =>
      change(async (user) => {
        // An account that has an address and no password gets one by the same call, and with it a way to sign in.
        if (user.email === null) refuse('missing-email');
        await updatePassword(user, password);
      }),

    linkPassword({ email, password }) {
      const credential = EmailAuthProvider.credential(email, password);
      return linking(shared, async () => linkWithCredential(present(), credential), credential);
    },
    linkProvider: (providerId) =>
      linking(shared, async () =>
        noteAppleToken(auth, await linkWithPopup(present(), providerOf(providerId), popupResolver())),
      ),
    unlink: (providerId) =>
      change(async (user) => {
        if (providerId === 'apple.com') await revokeAppleToken(auth);
        await unlink(user, providerId);
      }),
    sendPhoneCode: sendCode,
    confirmPhone: (ticketId, code) =>
      linking(shared, async () => {
        await updatePhoneNumber(present(), codeOf(ticketId, code));
        kept.forget(ticketId);
      }),

    ...createOwnFactors({ auth, kept, own, change, known }),

    ...createFirebaseSessionGateway(app),
    reauthenticateWithPassword: (password) =>
      again(async (user) => {
        const email = user.email ?? refuse('missing-email');
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
      }),
    reauthenticateWithProvider: (providerId) =>
      again(async (user) =>
        noteAppleToken(auth, await reauthenticateWithPopup(user, providerOf(providerId), popupResolver())),
      ),
    sendReauthCode: async () => sendCode(present().phoneNumber ?? refuse('no-such-provider')),
    reauthenticateWithCode: (ticketId, code) =>
      again(async (user) => {
        await reauthenticateWithCredential(user, codeOf(ticketId, code));
        kept.forget(ticketId);
      }),

    deleteAccount: () =>
      own(async (user) => {
        if (has(user, 'apple.com')) await revokeAppleToken(auth);
        const takeBack = shared.expectEnd();
        try {
          await deleteUser(user);
        } catch (error) {
          takeBack();
          throw error;
        }
      }),
    forget: (id) => kept.forget(id),
  };
}
