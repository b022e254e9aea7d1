import type { LocalAddresses } from '../../../local/net/project';
import { LOCAL_PROJECT } from '../../../local/net/project';

const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** What the administrator of the identity service can do to an account, by its address. */
export function administrator({ auth }: LocalAddresses) {
  const accounts = `${auth}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT}/accounts`;

  async function ask(verb: string, body: object): Promise<unknown> {
    const response = await fetch(`${accounts}${verb}`, { method: 'POST', headers: OWNER, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${verb}: ${String(response.status)} ${await response.text()}`);
    return response.json();
  }

  async function idOf(email: string): Promise<string> {
    const { users = [] } = (await ask(':lookup', { email: [email] })) as { users?: { localId: string }[] };
    const [user] = users;
    if (user === undefined) throw new Error(`No account ${email}`);
    return user.localId;
  }

  return {
    idOf,
    create: (
      email: string,
      password: string,
      more: { readonly emailVerified?: boolean; readonly displayName?: string } = {},
    ) => ask('', { email, password, ...more }),
    verify: async (email: string) => ask(':update', { localId: await idOf(email), emailVerified: true }),
    /** A second step: codes by message. */
    demandPhone: async (email: string, phoneInfo: string) =>
      ask(':update', {
        localId: await idOf(email),
        mfa: { enrollments: [{ mfaEnrollmentId: 'phone-1', phoneInfo, displayName: 'My phone' }] },
      }),
    disable: async (email: string) => ask(':update', { localId: await idOf(email), disableUser: true }),
    remove: async (email: string) => ask(':delete', { localId: await idOf(email) }),
    /** Sessions from seconds before this one end. */
    changePassword: async (email: string, password: string) => ask(':update', { localId: await idOf(email), password }),
  };
}
