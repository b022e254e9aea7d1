import type { FirebaseConfig } from '../services/serviceConfig';

export interface Env {
  readonly firebase: FirebaseConfig;
  /** The analytics script, a path of this origin; null: switched off. */
  readonly insightsPath: string | null;
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

export type SettingName = keyof typeof PATTERNS | 'VITE_INSIGHTS_PATH';

const REQUIRED = Object.keys(PATTERNS) as (keyof typeof PATTERNS)[];

function isOwnPath(path: string): boolean {
  const own = 'https://lotsmith.invalid';
  return path.startsWith('/') && URL.canParse(path, own) && new URL(path, own).origin === own && !path.includes('\\');
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
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    env: {
      firebase: {
        apiKey: text('VITE_FIREBASE_API_KEY'),
        authDomain: text('VITE_FIREBASE_AUTH_DOMAIN'),
        projectId: text('VITE_FIREBASE_PROJECT_ID'),
        storageBucket: text('VITE_FIREBASE_STORAGE_BUCKET'),
        appId: text('VITE_FIREBASE_APP_ID'),
      },
      insightsPath: text('VITE_INSIGHTS') === 'off' ? null : insights,
    },
  };
}
