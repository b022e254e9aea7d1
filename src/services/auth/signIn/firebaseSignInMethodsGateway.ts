import type { FirebaseApp } from 'firebase/app';
import {
  getRedirectResult,
  initializeRecaptchaConfig,
  linkWithCredential,
  PhoneAuthProvider,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth';
import { GatewayFailure } from '../../failure';
import { noteAppleToken } from '../sdk/appleToken';
import { asked } from '../sdk/asked';
import type { AuthCode } from '../authCodes';
import { authFailure } from '../sdk/authFailure';
import { challengeOf } from '../sdk/challenge';
import { accountExistsOf } from './conflict';
import { loadGoogleApi, trustGoogleScripts } from '../sdk/googleScripts';
import { keptOf, type KeptKinds } from '../sdk/kept';
import { type MailPlace, signInMailSettings, withoutTelling } from '../sdk/mailSettings';
import type { SignInOutcome } from '../outcomes';
import { sendCodeTo } from '../sdk/phoneCode';
import { popupResolver } from '../sdk/popupResolver';
import { providerOf } from '../sdk/providers';
import { dropFragment } from './dropFragment';
import { rememberRedirectPersistence, takeRedirectPersistence } from './redirectPersistence';
import { answerSecondFactor, sendSecondFactorCode } from './secondStep';
import { sharedAuth } from '../sdk/sharedAuth';
import { persistenceFor } from '../sdk/sessionPersistence';
import type { SignInMethodsGateway } from '../SignInMethodsGateway';

/** When the page is being left. */
const leaving = () =>
  new Promise<void>((resolve) => window.addEventListener('pagehide', () => resolve(), { once: true }));

/**
 * Every way to sign in beside the password through the identity SDK, on the Auth of the application's auth gateway.
 * `mail`: where the links of its mails lead, which is where this application is.
 */
export function createFirebaseSignInMethodsGateway(app: FirebaseApp, mail: MailPlace): SignInMethodsGateway {
  const shared = sharedAuth(app);
  const { auth } = shared;
  const kept = keptOf(auth);
  trustGoogleScripts();

  const enter = async (work: () => Promise<unknown>): Promise<SignInOutcome> => {
    try {
      await shared.attempt(work);
      return { type: 'signedIn' };
    } catch (error) {
      const outcome = challengeOf(shared, error) ?? accountExistsOf(shared, error);
      if (outcome !== null) return outcome;
      throw authFailure(error);
    }
  };
  const known = <Kind extends keyof KeptKinds>(kind: Kind, id: string): KeptKinds[Kind] => {
    const found = kept.look(kind, id);
    if (found === null) throw new GatewayFailure<AuthCode>('invalid-verification-id');
    return found;
  };

  return {
    async prepare({ popups, phone }) {
      await Promise.allSettled([
        popups ? loadGoogleApi() : undefined,
        phone ? asked(shared, () => initializeRecaptchaConfig(auth)) : undefined,
      ]);
    },

    async signInWithProvider(providerId, way, stay) {
      const provider = providerOf(providerId);
      dropFragment();
      if (way === 'popup') {
        return enter(() => {
          // First of all, so that it still belongs to the person's click. Its answer takes longer than the storage.
          const popup = signInWithPopup(auth, provider, popupResolver());
          return Promise.all([popup.then((result) => noteAppleToken(auth, result)), persistenceFor(auth, stay)]);
        });
      }
      await asked(shared, () => {
        rememberRedirectPersistence(stay);
        return Promise.race([leaving(), signInWithRedirect(auth, provider, popupResolver())]);
      });
      return { type: 'redirecting' };
    },
    async finishRedirect() {
      const stay = takeRedirectPersistence();
      if (stay === null) return null;
      let found = false;
      let putBack = () => Promise.resolve();
      const outcome = await enter(async () => {
        putBack = await persistenceFor(auth, stay);
        const result = await getRedirectResult(auth, popupResolver());
        found = result !== null;
        if (result !== null) noteAppleToken(auth, result);
      });
      if (found || outcome.type !== 'signedIn') return outcome;
      // Nobody came back, so nobody wished anything for who is here already.
      await putBack();
      return null;
    },
    signInAnonymously: (stay) =>
      enter(async () => {
        await persistenceFor(auth, stay);
        await signInAnonymously(auth);
      }),

    sendPhoneCode: (phoneNumber) =>
      asked(shared, async () => kept.keep('ticket', { verificationId: await sendCodeTo(auth, phoneNumber) })),
    confirmPhoneCode: (ticketId, code, stay) =>
      enter(async () => {
        const { verificationId } = known('ticket', ticketId);
        await persistenceFor(auth, stay);
        await signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code));
        kept.forget(ticketId);
      }),

    sendSignInLink: (email, continuePath) =>
      withoutTelling(() =>
        asked(shared, async () => sendSignInLinkToEmail(auth, email, signInMailSettings(mail, continuePath))),
      ),

    sendSecondFactorCode: (challengeId, factorUid) =>
      asked(shared, async () => sendSecondFactorCode(auth, known('challenge', challengeId), factorUid)),
    answerSecondFactor: (challengeId, factorUid, code) =>
      asked(shared, async () => {
        await answerSecondFactor(known('challenge', challengeId), factorUid, code);
        kept.forget(challengeId);
      }),

    // With the present person's credentials, so what it is refused for may end the session.
    async linkPending(conflictId) {
      try {
        const { credential } = known('conflict', conflictId);
        if (auth.currentUser === null) throw new GatewayFailure<AuthCode>('user-token-expired');
        await linkWithCredential(auth.currentUser, credential);
        kept.forget(conflictId);
      } catch (error) {
        throw authFailure(error);
      }
    },
    signInWithPending: (conflictId, stay) =>
      enter(async () => {
        const { credential } = known('conflict', conflictId);
        await persistenceFor(auth, stay);
        await signInWithCredential(auth, credential);
        kept.forget(conflictId);
      }),
    forget: (id) => kept.forget(id),
  };
}
