import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver as resolver,
  getRedirectResult,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithPopup,
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { authFailure } from '../../../src/services/auth/authFailure';
import { connectLocalAuth } from '../../../src/services/auth/connectLocalAuth';
import { openAuth } from '../../../src/services/auth/openAuth';
import type { PopupPageApi } from './api';

const auth = openAuth(
  initializeApp({ apiKey: 'demo-key', authDomain: 'localhost', projectId: 'demo-lotsmith', appId: '1:1:web:local' }),
  { connect: connectLocalAuth(new URL(location.href).searchParams.get('auth') ?? '') },
);
const google = new GoogleAuthProvider();

function present(): User {
  if (auth.currentUser === null) throw new Error('Nobody is signed in.');
  return auth.currentUser;
}

const outcome = (work: Promise<UserCredential>) =>
  work.then(
    ({ user }) => user.uid,
    (error: unknown) => authFailure(error).code,
  );

const popupPage: PopupPageApi = {
  popup: () => outcome(signInWithPopup(auth, google, resolver)),
  link: () => outcome(linkWithPopup(present(), new GithubAuthProvider(), resolver)),
  reauthenticate: () => outcome(reauthenticateWithPopup(present(), google, resolver)),
  redirect: () => outcome(signInWithRedirect(auth, google, resolver)),
  returned: async () => (await getRedirectResult(auth, resolver))?.user.uid ?? null,
  providers: () => present().providerData.map(({ providerId }) => providerId),
};

Object.assign(globalThis, { popupPage });
