import type { FirebaseApp } from 'firebase/app';
import { appCheckHeaders } from '../connection/appCheckTokens';

/** Google's own address of the database, where no local service stands in for it. */
const GOOGLE = 'https://firestore.googleapis.com';

interface Options {
  /** The present person's token, or undefined when nobody is signed in. */
  token(): Promise<string | undefined>;
  /** The address of a local service, such as `http://127.0.0.1:8080`. */
  readonly origin?: string | undefined;
}

/** Deletes the document at a path with the rights that the person has now. */
export type DeleteInPassing = (path: string) => Promise<void>;

/**
 * A last request, by the database's plain interface: it goes on after the session and the page have ended, which the SDK's
 * own writes do not. Resolves when it is on its way; nobody learns whether it arrived. It never rejects.
 */
export function createDeleteInPassing(
  { options: { projectId = '' } }: FirebaseApp,
  { token, origin = GOOGLE }: Options,
  send: typeof fetch = (...request) => fetch(...request),
): DeleteInPassing {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  return async (path) => {
    try {
      const held = await token();
      if (held === undefined) return;
      const check = await appCheckHeaders();
      send(`${origin}/v1/${documents}:commit`, {
        method: 'POST',
        keepalive: true,
        headers: { ...check, Authorization: `Bearer ${held}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ writes: [{ delete: `${documents}/${path}` }] }),
      }).catch(() => undefined);
    } catch {
      // Without a token there is nothing that could be sent.
    }
  };
}
