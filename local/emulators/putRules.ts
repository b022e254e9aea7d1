import { OWNER, request } from '../net/http';
import { type HostAndPort, LOCAL_PROJECT } from '../net/project';

/** Brings rules of documents into force, at once. Resolves with the compiler's warnings; rejects with its errors. */
export function putRules({ host, port }: HostAndPort, content: string): Promise<unknown> {
  return request(`http://${host}:${String(port)}/emulator/v1/projects/${LOCAL_PROJECT}:securityRules`, {
    method: 'PUT',
    headers: OWNER,
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
}
