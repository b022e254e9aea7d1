import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { StorageRequest } from '../rules/storage/storageRuleset';
import type { Uploads } from '../net/uploads';

/*
 * The only door to the insides of firebase-tools. They are not a public interface: the version is pinned in
 * package.json, and the launcher's test goes through every one of them.
 */

export interface ApiSpec {
  readonly paths: Record<string, { parameters?: readonly object[] }>;
}

/** A second factor as the Auth emulator holds it: it knows those by SMS, `totpInfo` marks ours. */
export interface MfaEnrollment {
  readonly mfaEnrollmentId: string;
  readonly displayName?: string;
  readonly enrolledAt?: string;
  readonly phoneInfo?: string;
  readonly totpInfo?: object;
}

/** A user as the Auth emulator holds it. Only what is read here is named. */
export interface EmulatorUser {
  readonly localId: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  /** Seconds since 1970, as text. Tokens from before are void. */
  readonly validSince?: string;
  /** Milliseconds since 1970, as text. */
  readonly lastLoginAt?: string;
  readonly mfaInfo?: readonly MfaEnrollment[];
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
  readonly [field: string]: unknown;
}

/** What a refresh token of the emulator says, unsigned. */
export interface RefreshTokenRecord {
  readonly localId: string;
  readonly [field: string]: unknown;
}

/** A code that was sent by mail. */
export interface OobRecord {
  readonly oobCode: string;
  readonly email: string;
  readonly requestType: string;
}

/** The users of a project or of a tenant. The methods may be replaced on the instance: the emulator calls them there. */
export interface AuthUsers {
  readonly projectId: string;
  readonly users: ReadonlyMap<string, EmulatorUser>;
  readonly oobs: ReadonlyMap<string, OobRecord>;
  getUserByLocalId(localId: string): EmulatorUser | undefined;
  getUserByEmail(email: string): EmulatorUser | undefined;
  updateUserByLocalId(localId: string, fields: Partial<EmulatorUser>): EmulatorUser;
  validateMfaEnrollments(enrollments: readonly MfaEnrollment[]): readonly MfaEnrollment[];
  createRefreshTokenFor(user: EmulatorUser, provider: string, options?: object): string;
  validateRefreshToken(token: string): object;
  createOob(...details: readonly unknown[]): OobRecord;
  validateOobCode(oobCode: string): OobRecord | undefined;
  deleteOobCode(oobCode: string): boolean;
}

export interface AuthProjectState extends AuthUsers {
  enableImprovedEmailPrivacy: boolean;
  overwriteUserWithLocalId(localId: string, fields: EmulatorUser): void;
  /** The users of a tenant; makes the tenant when there is none. */
  getTenantProject(tenantId: string): AuthUsers;
}

/** What the Storage emulator asks for a verdict. */
export interface EmulatorRuleset {
  verify(
    request: StorageRequest,
  ): Promise<{ permitted: boolean; issues: { exist(): boolean; readonly all: readonly string[] } }>;
}

export interface StoredMetadata {
  readonly name: string;
  readonly bucket: string;
}

export interface BlobStore {
  readonly dirPath: string;
  reset(folder: string): void;
  getDiskFileName(name: string): string | undefined;
  deleteFile(name: string, silently?: boolean): void;
  /** Name of an object → name of its file on disk. */
  readonly _diskPathMap: Map<string, string>;
}

interface StorageModules {
  readonly server: { createApp(projectId: string, emulator: object): Promise<RequestListener> };
  readonly files: {
    StorageLayer: new (
      projectId: string,
      files: Map<string, { metadata: StoredMetadata }>,
      buckets: Map<string, unknown>,
      validator: unknown,
      adminValidator: unknown,
      blobs: BlobStore,
      functions: unknown,
    ) => { createBucket(id: string): void };
    StoredFile: new (metadata: StoredMetadata) => { metadata: StoredMetadata };
  };
  readonly metadata: {
    StoredFileMetadata: {
      fromJSON(text: string, functions: unknown): StoredMetadata;
      toJSON(metadata: StoredMetadata): string;
    };
  };
  readonly persistence: { Persistence: new (folder: string) => BlobStore };
  readonly upload: { UploadService: new (blobs: BlobStore) => Uploads };
  readonly rules: {
    getFirebaseRulesValidator(ruleset: () => EmulatorRuleset): unknown;
    getAdminOnlyFirebaseRulesValidator(): unknown;
    getAdminCredentialValidator(): unknown;
  };
  readonly functions: { StorageCloudFunctions: new (projectId: string) => unknown };
}

/** Parts of the Auth emulator that the layer in front of it uses. */
export interface AuthInternals {
  /** The error that the emulator answers with status 400 and this message. */
  refusal(message: string): Error;
  decodeRefreshToken(token: string): RefreshTokenRecord;
  encodeRefreshToken(record: RefreshTokenRecord): string;
  /** The operation behind `/v1/token`. */
  grantToken(
    users: AuthUsers,
    request: { grantType: 'refresh_token'; refreshToken: string },
  ): { id_token: string; refresh_token: string };
}

interface AuthModules extends AuthInternals {
  readonly apiSpec: ApiSpec;
  createApp(projectId: string, singleProject: number, states: Map<string, AuthProjectState>): Promise<RequestListener>;
  createState(projectId: string): AuthProjectState;
}

/** Loads the Auth emulator. Takes about half a second: call it after what can run beside it has been started. */
export function loadAuthEmulator(root: string): AuthModules {
  const load = loader(root);
  compileSchemasLate(root);
  const spec = load('auth/apiSpec') as { default: ApiSpec };
  const state = load('auth/state') as Pick<AuthInternals, 'decodeRefreshToken' | 'encodeRefreshToken'> & {
    AgentProjectState: new (projectId: string) => AuthProjectState;
  };
  const server = load('auth/server') as Pick<AuthModules, 'createApp'>;
  const errors = load('auth/errors') as { BadRequestError: new (message: string) => Error };
  const operations = load('auth/operations') as {
    authOperations: { securetoken: { token: AuthInternals['grantToken'] } };
  };
  return {
    apiSpec: spec.default,
    createApp: (...args) => server.createApp(...args),
    createState: (projectId) => new state.AgentProjectState(projectId),
    refusal: (message) => new errors.BadRequestError(message),
    decodeRefreshToken: (token) => state.decodeRefreshToken(token),
    encodeRefreshToken: (record) => state.encodeRefreshToken(record),
    grantToken: (users, body) => operations.authOperations.securetoken.token(users, body),
  };
}

/**
 * The emulator's API has some hundred request schemas, and a run uses a handful of them. Its router can compile each one
 * when it is first needed, but the emulator does not pass that wish on.
 */
function compileSchemasLate(root: string): void {
  const firebaseTools = createRequire(path.join(root, 'node_modules/firebase-tools/package.json'));
  const router = firebaseTools('exegesis-express') as { middleware(spec: object, options: object): Promise<unknown> };
  const middleware = router.middleware.bind(router);
  router.middleware = (spec, options) => middleware(spec, { ...options, lazyCompileValidationSchemas: true });
}

export function loadStorageEmulator(root: string): StorageModules {
  const load = loader(root);
  return {
    server: load('storage/server') as StorageModules['server'],
    files: load('storage/files') as StorageModules['files'],
    metadata: load('storage/metadata') as StorageModules['metadata'],
    persistence: load('storage/persistence') as StorageModules['persistence'],
    upload: load('storage/upload') as StorageModules['upload'],
    rules: load('storage/rules/utils') as StorageModules['rules'],
    functions: load('storage/cloudFunctions') as StorageModules['functions'],
  };
}

interface RegisteredEmulator {
  start(): Promise<void>;
  connect(): Promise<void>;
  stop(): Promise<void>;
  getInfo(): { name: string; host: string; port: number };
  getName(): string;
}

export interface EmulatorRegistry {
  start(emulator: RegisteredEmulator): Promise<void>;
  stop(name: string): Promise<void>;
  isRunning(name: string): boolean;
}

/** The emulators find each other's addresses in this registry; there is one per process. */
export function loadRegistry(root: string): EmulatorRegistry {
  return (loader(root)('registry') as { EmulatorRegistry: EmulatorRegistry }).EmulatorRegistry;
}

/** Passes on what the emulators report to a developer: codes sent by mail, and rules that could not be evaluated. */
export function onEmulatorReport(root: string, report: (line: string) => void): void {
  const { EmulatorLogger } = loader(root)('emulatorLogger') as {
    EmulatorLogger: {
      prototype: { log(type: string, text: string): void; logLabeled(type: string, label: string, text: string): void };
    };
  };
  const shown = new Set(['BULLET', 'WARN', 'ERROR', 'USER', 'WARN_ONCE']);
  EmulatorLogger.prototype.log = (type, text) => {
    if (shown.has(type)) report(text);
  };
  EmulatorLogger.prototype.logLabeled = (type, _label, text) => {
    if (type === 'WARN' || type === 'ERROR') report(text);
  };
}

function loader(root: string): (module: string) => unknown {
  const require = createRequire(path.join(root, 'package.json'));
  return (module) => require(`firebase-tools/lib/emulator/${module}`) as unknown;
}
