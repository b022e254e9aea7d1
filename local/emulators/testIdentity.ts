import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth } from 'firebase/auth';
import { type AuthExport, type RunningAuth, startAuth } from './auth';
import { OWNER, request } from '../net/http';
import { nextFreePort } from '../net/ports';
import { LOCAL_API_KEY, LOCAL_PROJECT } from '../net/project';
import { type IdentityDoors, identityDoors } from '../identity/doorClient';

/** An identity service of a test's own, in its process. */
export interface TestIdentity {
  readonly running: RunningAuth;
  readonly doors: IdentityDoors;
  /** A browser of its own, so to speak: an SDK that nobody is signed in to. */
  sdk(): Auth;
  /** The newest code that was mailed to this address. */
  mailedCode(email: string): Promise<string>;
  /** What an administrator may change, such as `{ disableUser: true }`. */
  administer(localId: string, change: object): Promise<void>;
  removeAllUsers(): Promise<void>;
  stop(): Promise<void>;
}

/** Tests that run beside each other look for a port from `wanted` on. */
export async function startTestIdentity(wanted: number, kept: AuthExport | null = null): Promise<TestIdentity> {
  const running = await startAuth(process.cwd(), await nextFreePort(wanted, new Set()), kept);
  const url = `http://127.0.0.1:${running.port}`;
  const emulator = `${url}/emulator/v1/projects/${LOCAL_PROJECT}`;
  const apps: FirebaseApp[] = [];
  return {
    running,
    doors: identityDoors(url),
    sdk: () => {
      const app = initializeApp({ apiKey: LOCAL_API_KEY, projectId: LOCAL_PROJECT }, `${url} ${apps.length}`);
      apps.push(app);
      const auth = getAuth(app);
      connectAuthEmulator(auth, url, { disableWarnings: true });
      return auth;
    },
    mailedCode: async (email) => {
      const { oobCodes } = (await request(`${emulator}/oobCodes`, { headers: OWNER })) as {
        oobCodes: readonly { email: string; oobCode: string }[];
      };
      const code = oobCodes.findLast((oob) => oob.email === email)?.oobCode;
      if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
      return code;
    },
    administer: async (localId, change) => {
      await request(`${url}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT}/accounts:update`, {
        method: 'POST',
        headers: { ...OWNER, 'Content-Type': 'application/json' },
        body: JSON.stringify({ localId, ...change }),
      });
    },
    removeAllUsers: async () => {
      await request(`${emulator}/accounts`, { method: 'DELETE', headers: OWNER });
    },
    stop: async () => {
      await Promise.all(apps.map((app) => deleteApp(app)));
      await running.stop();
    },
  };
}
