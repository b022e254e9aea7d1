import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import { authFailure } from '../../../src/services/auth/authFailure';
import { openAuth } from '../../../src/services/auth/openAuth';
import type { IdentityPageApi } from './api';

const auth = openAuth(
  initializeApp({ apiKey: 'page-key', authDomain: 'sign-in.example', projectId: 'page', appId: '1:1:web:page' }),
);
let last: { at: number; uid: string | null } = { at: 0, uid: null };
onIdTokenChanged(auth, (user) => {
  last = { at: Date.now(), uid: user?.uid ?? null };
});

const identityPage: IdentityPageApi = {
  async ready() {
    await auth.authStateReady();
    return auth.currentUser?.uid ?? null;
  },
  signIn: async () => (await signInWithEmailAndPassword(auth, 'ada@example.com', 'walnut-12')).user.uid,
  signOut: () => signOut(auth),
  signInWithPopup: () =>
    signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver).then(
      () => 'signed in',
      (error: unknown) => authFailure(error).code,
    ),
  last: () => last,
};

Object.assign(globalThis, { identityPage });
