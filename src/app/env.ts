import type { FirebaseConfig } from '../services/serviceConfig';

export interface Env {
  readonly firebase: FirebaseConfig;
  /** The analytics script, a path of this origin; null: switched off. */
  readonly insightsPath: string | null;
}

/** A setting that is missing or wrong, and what to do about it in one sentence. */
export interface EnvProblem {
  readonly key: string;
  readonly message: string;
}

export type EnvResult =
  { readonly ok: true; readonly env: Env } | { readonly ok: false; readonly problems: readonly EnvProblem[] };

const DEFAULT_INSIGHTS = '/_insights/script.js';

interface Rule {
  readonly pattern: RegExp;
  readonly message: string;
}

const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$|^localhost$|^[\d.]+$/i;

const RULES = {
  VITE_FIREBASE_API_KEY: {
    // The identity SDK takes a colon for the sign of a wrong kind of key, and refuses to start.
    pattern: /^[^:\s]+$/,
    message: 'must be the web API key of the project; it contains no colon and no space.',
  },
  VITE_FIREBASE_AUTH_DOMAIN: {
    pattern: HOST,
    message: 'must be a host name without a scheme, such as my-project.firebaseapp.com.',
  },
  VITE_FIREBASE_PROJECT_ID: {
    pattern: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    message: 'must be the id of the project: 6 to 30 lowercase letters, digits and hyphens.',
  },
  VITE_FIREBASE_STORAGE_BUCKET: {
    pattern: /^[a-z0-9][a-z0-9._-]+$/,
    message: 'must be the name of the bucket without gs://, such as my-project.firebasestorage.app.',
  },
  VITE_FIREBASE_APP_ID: {
    pattern: /^\S+$/,
    message: 'must be the id of the web app, such as 1:1234567890:web:abcdef.',
  },
} as const satisfies Record<string, Rule>;

function checkInsights(path: string): EnvProblem | null {
  const own = 'https://lotsmith.invalid';
  const fine =
    path.startsWith('/') && URL.canParse(path, own) && new URL(path, own).origin === own && !path.includes('\\');
  return fine
    ? null
    : { key: 'VITE_INSIGHTS_PATH', message: 'It must be a path of this site, beginning with one slash.' };
}

/** Reads and checks all settings at once, so that one look at the configuration page names every bad one. */
export function readEnv(source: Readonly<Record<string, unknown>>): EnvResult {
  const text = (key: string) => {
    const value = source[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  const problems: EnvProblem[] = [];
  for (const [key, { pattern, message }] of Object.entries(RULES)) {
    const value = text(key);
    if (value === '') problems.push({ key, message: `It is missing; it ${message}` });
    else if (!pattern.test(value)) problems.push({ key, message: `It ${message}` });
  }
  const insights = text('VITE_INSIGHTS_PATH') || DEFAULT_INSIGHTS;
  const insightsProblem = checkInsights(insights);
  if (insightsProblem) problems.push(insightsProblem);
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
