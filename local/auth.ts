import { closeServer, listen } from './http';
import { type ApiSpec, type EmulatorUser, loadAuthEmulator } from './firebaseTools';
import { LOCAL_PROJECT, LOOPBACK } from './project';

/** What of the API this app and its tests call. Compiling the rest costs seconds at every start. */
const USED_PATHS = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWithPassword|signUp|update)$/,
  /^\/v1\/token$/,
  /^\/v1\/projects$/,
  /^\/v1\/recaptchaParams$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts(:delete|:lookup|:query|:update)?$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig|accounts:revokeToken)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|config|oobCodes)$/,
];

/** The kept sign-ins. Passwords are the emulator's own clear text; nothing here is a secret. */
export interface AuthExport {
  readonly users: readonly EmulatorUser[];
}

export interface RunningAuth {
  readonly port: number;
  exportUsers(): AuthExport;
  stop(): Promise<void>;
}

/**
 * Google's Auth emulator in this process. Users of `kept` are there as they were: their sessions stay valid, which a
 * `batchCreate` import would end (it moves `validSince` to now).
 */
export async function startAuth(root: string, port: number, kept: AuthExport | null): Promise<RunningAuth> {
  const emulator = loadAuthEmulator(root);
  trimApi(emulator.apiSpec);
  const state = emulator.createState(LOCAL_PROJECT);
  // New production projects have it on; the emulator's default is off.
  state.enableImprovedEmailPrivacy = true;
  for (const user of kept?.users ?? []) state.overwriteUserWithLocalId(user.localId, withoutDerivedProviders(user));
  const app = await emulator.createApp(LOCAL_PROJECT, 0, new Map([[LOCAL_PROJECT, state]]));
  const server = await listen(app, port, LOOPBACK);
  return {
    port,
    exportUsers: () => ({ users: [...state.users.values()] }),
    stop: () => closeServer(server),
  };
}

/** The emulator makes these two again from the e-mail address and the phone number. */
function withoutDerivedProviders(user: EmulatorUser): EmulatorUser {
  const derived = new Set(['password', 'phone']);
  const others = (user.providerUserInfo ?? []).filter((provider) => !derived.has(provider.providerId));
  return { ...user, providerUserInfo: others };
}

/** Removes the unused paths, then every component that no remaining path refers to. */
export function trimApi(spec: ApiSpec): void {
  for (const path of Object.keys(spec.paths)) {
    if (!USED_PATHS.some((used) => used.test(path))) delete spec.paths[path];
  }
  const referred = new Set<string>();
  collectReferences(spec, spec.paths, referred);
  for (const [kind, components] of Object.entries(spec.components)) {
    if (kind === 'securitySchemes') continue;
    for (const name of Object.keys(components)) {
      if (!referred.has(`#/components/${kind}/${name}`)) delete components[name];
    }
  }
}

function collectReferences(spec: ApiSpec, node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') {
      if (found.has(value)) continue;
      found.add(value);
      const [, , kind = '', name = ''] = value.split('/');
      collectReferences(spec, spec.components[kind]?.[name], found);
    } else collectReferences(spec, value, found);
  }
}
