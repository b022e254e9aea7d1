import { guarded, type PagePorts } from '../net/guard';
import { closeServer, listen } from '../net/http';
import { type ApiSpec, type EmulatorUser, loadAuthEmulator } from '../tools/firebaseTools';
import { hookProject } from '../identity/emulatorHooks';
import { identityLayer } from '../identity/layer';
import { createIdentityService } from '../identity/store/service';
import type { TotpFactor } from '../identity/store/totpFactors';
import { oauthPages } from '../oauth/oauthPages';
import { LOCAL_PROJECT, LOOPBACK } from '../net/project';

/** The kept sign-ins. Passwords are the emulator's own clear text; nothing here is a secret. */
export interface AuthExport {
  readonly users: readonly EmulatorUser[];
  /** The secrets of authenticator apps; absent in what was kept before there were any. */
  readonly totp?: readonly TotpFactor[];
}

export interface RunningAuth {
  readonly port: number;
  exportUsers(): AuthExport;
  stop(): Promise<void>;
}

/**
 * Google's Auth emulator in this process, behind the layer that adds what it lacks. Users of `kept` are there as they were: their sessions stay valid, which a
 * `batchCreate` import would end (it moves `validSince` to now).
 */
export async function startAuth(
  root: string,
  port: number,
  kept: AuthExport | null,
  pages: PagePorts = null,
): Promise<RunningAuth> {
  const emulator = loadAuthEmulator(root);
  dropSharedParameters(emulator.apiSpec);
  const state = emulator.createState(LOCAL_PROJECT);
  // New production projects have it on; the emulator's default is off.
  state.enableImprovedEmailPrivacy = true;
  const identity = createIdentityService({ project: state, internals: emulator, keptTotp: kept?.totp ?? [] });
  hookProject(identity);
  for (const user of kept?.users ?? []) state.overwriteUserWithLocalId(user.localId, withoutDerivedProviders(user));
  const app = await emulator.createApp(LOCAL_PROJECT, 0, new Map([[LOCAL_PROJECT, state]]));
  const server = await listen(guarded(oauthPages(root, identityLayer(identity, app)), pages), port, LOOPBACK);
  return {
    port,
    exportUsers: () => {
      const users = [...state.users.values()];
      const enrolled = new Set(users.flatMap(({ mfaInfo }) => (mfaInfo ?? []).map((info) => info.mfaEnrollmentId)));
      return { users, totp: identity.totp.export((id) => enrolled.has(id)) };
    },
    stop: () => closeServer(server),
  };
}

/** The emulator makes these two again from the e-mail address and the phone number. */
function withoutDerivedProviders(user: EmulatorUser): EmulatorUser {
  const derived = new Set(['password', 'phone']);
  const others = (user.providerUserInfo ?? []).filter((provider) => !derived.has(provider.providerId));
  return { ...user, providerUserInfo: others };
}

/**
 * Every path repeats nine parameters that all Google APIs share (`alt`, `prettyPrint` …). The emulator reads none of
 * them, yet compiling their schemas, one by one for each path, took most of its start.
 */
export function dropSharedParameters(spec: ApiSpec): void {
  for (const path of Object.values(spec.paths)) {
    path.parameters = (path.parameters ?? []).filter((parameter) => !('$ref' in parameter));
  }
}
