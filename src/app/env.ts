import { samePath } from '../features/navigation/access';
import { SIGN_IN_METHODS, type SignInMethod } from '../services/auth/signInMethods';
import type { FirebaseConfig } from '../services/serviceConfig';

export interface Env {
  readonly firebase: FirebaseConfig;
  /** The analytics script, a path of this origin; null: switched off. */
  readonly insightsPath: string | null;
  /** The ways to sign in that are offered, in the order in which they are named. */
  readonly methods: readonly SignInMethod[];
  /** Where the server of this site keeps a cookie in step with the session, a path of this origin; null: nowhere. */
  readonly authCookiePath: string | null;
}

/** A setting that is missing or wrong; settingAdvice.ts says what belongs there, for who needs to be told. */
export interface EnvProblem {
  readonly key: SettingName;
  readonly missing: boolean;
}

export type EnvResult =
  { readonly ok: true; readonly env: Env } | { readonly ok: false; readonly problems: readonly EnvProblem[] };

const DEFAULT_INSIGHTS = '/_insights/script.js';

const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$|^localhost$|^[\d.]+$/i;

const PATTERNS = {
  // The identity SDK takes a colon for the sign of a wrong kind of key, and refuses to start.
  VITE_FIREBASE_API_KEY: /^[^:\s]+$/,
  VITE_FIREBASE_AUTH_DOMAIN: HOST,
  VITE_FIREBASE_PROJECT_ID: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
  VITE_FIREBASE_STORAGE_BUCKET: /^[a-z0-9][a-z0-9._-]+$/,
  VITE_FIREBASE_APP_ID: /^\S+$/,
} as const;

export type SettingName =
  | keyof typeof PATTERNS
  | 'VITE_INSIGHTS_PATH'
  | 'VITE_SIGN_IN_METHODS'
  | 'VITE_FIREBASE_TENANT_ID'
  | 'VITE_AUTH_COOKIE_PATH';

/** The word of `VITE_SIGN_IN_METHODS` for a way to sign in. */
const wordOf = (method: SignInMethod) => method.replace('.com', '');
const DEFAULT_METHODS = 'password,link';

const REQUIRED = Object.keys(PATTERNS) as (keyof typeof PATTERNS)[];

function isOwnPath(path: string): boolean {
  return samePath(path) !== null && !path.includes('\\');
}

/** The methods of a comma list, each once; null when a word of it is none. */
function readMethods(list: string): readonly SignInMethod[] | null {
  const words = list.split(',').map((word) => word.trim().toLowerCase());
  const methods = words.flatMap((word) => SIGN_IN_METHODS.filter((method) => wordOf(method) === word));
  return methods.length === words.length ? [...new Set(methods)] : null;
}

/** Reads and checks all settings at once, so that one look at the configuration page names every bad one. */
export function readEnv(source: Readonly<Record<string, unknown>>): EnvResult {
  const text = (key: string) => {
    const value = source[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  const problems: EnvProblem[] = REQUIRED.filter((key) => !PATTERNS[key].test(text(key))).map((key) => ({
    key,
    missing: text(key) === '',
  }));
  const insights = text('VITE_INSIGHTS_PATH') || DEFAULT_INSIGHTS;
  if (!isOwnPath(insights)) problems.push({ key: 'VITE_INSIGHTS_PATH', missing: false });
  const methods = readMethods(text('VITE_SIGN_IN_METHODS') || DEFAULT_METHODS);
  if (methods === null) problems.push({ key: 'VITE_SIGN_IN_METHODS', missing: false });
  const tenantId = text('VITE_FIREBASE_TENANT_ID');
  if (!/^[\w-]*$/.test(tenantId)) problems.push({ key: 'VITE_FIREBASE_TENANT_ID', missing: false });
  const authCookiePath = text('VITE_AUTH_COOKIE_PATH');
  if (authCookiePath !== '' && !isOwnPath(authCookiePath))
    problems.push({ key: 'VITE_AUTH_COOKIE_PATH', missing: false });
  if (methods === null || problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    env: {
      firebase: {
        apiKey: text('VITE_FIREBASE_API_KEY'),
        authDomain: text('VITE_FIREBASE_AUTH_DOMAIN'),
        projectId: text('VITE_FIREBASE_PROJECT_ID'),
        storageBucket: text('VITE_FIREBASE_STORAGE_BUCKET'),
        appId: text('VITE_FIREBASE_APP_ID'),
        tenantId: tenantId || null,
      },
      insightsPath: text('VITE_INSIGHTS') === 'off' ? null : insights,
      methods,
      authCookiePath: authCookiePath || null,
    },
  };
}
