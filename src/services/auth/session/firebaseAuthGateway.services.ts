import { LOCAL_API_KEY, LOCAL_BUCKET, LOCAL_PROJECT } from '../../../../local/net/project';
import { testServices } from '../../../../local/testServices';
import { openFirebaseApp } from '../../firebase/connection/firebaseApp';
import type { FirebaseConfig } from '../../serviceConfig';
import { authGatewayContract } from '../../../testing/contracts/auth/authGateway.contract';
import { connectLocalAuth } from './connectLocalAuth';
import { createFirebaseAuthGateway } from './firebaseAuthGateway';
import { createFirebaseSignInGateway } from '../signIn/firebaseSignInGateway';

const services = testServices();
const config: FirebaseConfig = {
  apiKey: LOCAL_API_KEY,
  authDomain: 'localhost',
  projectId: LOCAL_PROJECT,
  storageBucket: LOCAL_BUCKET,
  appId: '1:1:web:local',
  tenantId: null,
};
const accounts = `${services.auth}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT}/accounts`;
let apps = 0;

async function admin(url: string, method: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`);
  return response.json();
}

async function disable(email: string): Promise<void> {
  const { userInfo } = (await admin(`${accounts}:query`, 'POST', {})) as {
    userInfo: { localId: string; email: string }[];
  };
  const localId = userInfo.find((found) => found.email === email)?.localId;
  await admin(`${accounts}:update`, 'POST', { localId, disableUser: true });
}

function open(fields: Partial<FirebaseConfig> = {}) {
  const app = openFirebaseApp({ ...config, ...fields }, `test-${(apps += 1)}`);
  const gateway = createFirebaseAuthGateway(app, connectLocalAuth(services.auth));
  return { gateway, signInFlow: createFirebaseSignInGateway(app) };
}

// New projects hide which addresses have an account; the local service does so only when asked.
beforeAll(() =>
  admin(`${services.auth}/emulator/v1/projects/${LOCAL_PROJECT}/config`, 'PATCH', {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  }),
);

describe('the identity gateway on the SDK', () => {
  authGatewayContract(async () => ({ ...open(), disable }));

  it.each(['a:b', ''])('refuses the key %j at once', (apiKey) => {
    expect(() => open({ apiKey })).toThrow('invalid-api-key');
  });
});
