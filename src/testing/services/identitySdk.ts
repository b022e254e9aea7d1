import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { FirebaseConfig, MailApps } from '../../services/serviceConfig';

export type {
  ActionCodeSettings,
  Auth,
  MultiFactorResolver,
  PasswordValidationStatus,
  User,
  UserCredential,
} from 'firebase/auth';

export const API_KEY = 'contract-key';

export const CONFIG: FirebaseConfig = {
  apiKey: API_KEY,
  authDomain: 'sign-in.example.com',
  projectId: 'contract',
  storageBucket: 'contract.appspot.com',
  appId: '1:1:web:contract',
  tenantId: null,
};

/** There are no apps on phones. */
export const NO_APPS: MailApps = { iosBundleId: null, android: null };

interface TokenSource {
  addAuthTokenListener(listener: (token: string | null) => void): void;
}

/** What the parts of the SDK use among each other. */
function internalsOf(app: FirebaseApp): TokenSource {
  const container = Reflect.get(app, 'container') as {
    getProvider(name: 'auth-internal'): { getImmediate(): TokenSource };
  };
  return container.getProvider('auth-internal').getImmediate();
}

/**
 * The browser build of the SDK, loaded as a new page loads it, opened as the application opens it. What the SDK reads
 * of the browser while loading (the device, the storage) must be in place before.
 */
export async function loadSdk(config: Partial<FirebaseConfig> = {}) {
  jest.resetModules();
  const app = await import('firebase/app');
  const sdk = await import('firebase/auth');
  const { openFirebaseApp } = await import('../../services/firebase/connection/firebaseApp');
  const { openAuth } = await import('../../services/auth/session/openAuth');
  const { authFailure } = await import('../../services/auth/sdk/authFailure');
  const { GatewayFailure } = await import('../../services/failure');
  const opened = openFirebaseApp({ ...CONFIG, ...config });
  return {
    app,
    sdk,
    /** The key under which the page keeps the signed-in person. */
    storedAt: `firebase:authUser:${opened.options.apiKey ?? ''}:${opened.name}`,
    /** Not as the application does it: as the SDK does it by default. */
    readyMade: (): Auth => sdk.getAuth(opened),
    /** As the application does it. */
    open: (onCode?: (code: string) => void): Auth => openAuth(opened, onCode === undefined ? {} : { onCode }),
    /** The gateways as the application makes them, for a page at `https://app.example`. In place of `open`. */
    async openGateways(tenantId: string | null = null, apps: MailApps = NO_APPS) {
      const { createFirebaseAuthGateway } = await import('../../services/auth/session/firebaseAuthGateway');
      const { createFirebaseSignInGateway } = await import('../../services/auth/signIn/firebaseSignInGateway');
      const { createFirebaseSignInMethodsGateway } =
        await import('../../services/auth/signIn/firebaseSignInMethodsGateway');
      const { createFirebaseIdentityGateway } = await import('../../services/auth/account/firebaseIdentityGateway');
      const { createFirebaseAccountGateway } = await import('../../services/auth/account/firebaseAccountGateway');
      const gateway = createFirebaseAuthGateway(opened, undefined, tenantId);
      const mail = { origin: 'https://app.example', apps };
      return {
        gateway,
        signInFlow: createFirebaseSignInGateway(opened),
        signInMethods: createFirebaseSignInMethodsGateway(opened, mail),
        identity: createFirebaseIdentityGateway(opened, mail),
        account: createFirebaseAccountGateway(opened, mail),
        auth: sdk.getAuth(opened),
      };
    },
    /** Another part of the SDK listens for tokens, as the database does; it only listens. */
    listenToTokens: () => internalsOf(opened).addAuthTokenListener(() => undefined),
    /** A look at a document, with the database opened as the application opens it. The end of the look is given. */
    async lookAtDocument(): Promise<() => Promise<void>> {
      const { doc, onSnapshot, setLogLevel, terminate } = await import('firebase/firestore');
      const { openDocuments } = await import('../../services/firebase/connection/firebaseDocuments');
      // It writes to the console that the database does not answer: that is what the tests are about.
      setLogLevel('silent');
      const documents = openDocuments(opened);
      onSnapshot(doc(documents, 'sales/sale-1'), () => undefined);
      return () => terminate(documents);
    },
    /** The code of a refusal, the SDK's own or the gateway's; a sentence when there is none. */
    codeOf: (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => 'no refusal',
        (error: unknown) => {
          if (error instanceof app.FirebaseError || error instanceof GatewayFailure) return error.code;
          return `not a code: ${String(error)}`;
        },
      ),
    /** The application's code for what a call refuses with. */
    appCodeOf: (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => 'no refusal',
        (error: unknown) => (error instanceof GatewayFailure ? error : authFailure(error)).code,
      ),
  };
}

export type LoadedSdk = Awaited<ReturnType<typeof loadSdk>>;
