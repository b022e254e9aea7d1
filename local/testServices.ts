import { OWNER, request } from './net/http';
import { LOCAL_PROJECT, type LocalAddresses } from './net/project';

/** The variable that names the running services to the tests; `npm test` sets it. */
export const TEST_SERVICES_VARIABLE = 'LOTSMITH_TEST_SERVICES';

/** The addresses of the services that tests talk to. Throws a sentence that says how to start them. */
export function testServices(env: Readonly<Record<string, string | undefined>> = process.env): LocalAddresses {
  const text = env[TEST_SERVICES_VARIABLE];
  if (text === undefined || text === '') {
    throw new Error(
      `This test talks to the local services. Run it with "npm test -- services", or start them with ` +
        `"npm start -- --no-app --data .lotsmith/test" and put what it prints into ${TEST_SERVICES_VARIABLE}.`,
    );
  }
  const { auth, firestore, storage } = JSON.parse(text) as LocalAddresses;
  return { auth, firestore, storage };
}

export async function wipeDocuments(services: LocalAddresses): Promise<void> {
  const { host, port } = services.firestore;
  const url = `http://${host}:${port}/emulator/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents`;
  await request(url, { method: 'DELETE', headers: OWNER });
}

/** Removes all users. A browser or SDK that is signed in notices at its next refresh or reload. */
export async function wipeUsers(services: LocalAddresses): Promise<void> {
  await request(`${services.auth}/emulator/v1/projects/${LOCAL_PROJECT}/accounts`, {
    method: 'DELETE',
    headers: OWNER,
  });
}

export async function wipeFiles(services: LocalAddresses): Promise<void> {
  const { host, port } = services.storage;
  await request(`http://${host}:${port}/internal/reset`, { method: 'POST' });
}

/** Empties all three services. */
export async function wipeAll(services: LocalAddresses): Promise<void> {
  await Promise.all([wipeDocuments(services), wipeUsers(services), wipeFiles(services)]);
}
