import { samePath } from '../../features/navigation/model/access';
import { SIGN_IN_METHODS, type SignInMethod } from '../../services/auth/signInMethods';
import type { FirebaseConfig, MailApps } from '../../services/serviceConfig';

export interface Env {
  readonly firebase: FirebaseConfig;
  readonly mailApps: MailApps;
  /** The analytics script, a path of this origin; null: switched off. */
  readonly insightsPath: string | null;
  /** The ways to sign in that are offered, in the order in which they are named. */
  readonly methods: readonly SignInMethod[];
  /** Where the server of this site keeps a cookie in step with the session, a path of this origin; null: nowhere. */
  readonly authCookiePath: string | null;
  /** How requests are shown to come from this application, as `enterprise:<site key>` or `v3:<site key>`; null: not. */
  readonly appCheck: string | null;
}

/** The settings of the build, as Vite hands them over. */
export type EnvSource = Readonly<Record<string, unknown>>;

const DEFAULT_INSIGHTS = '/_insights/script.js';

/** The word of `VITE_SIGN_IN_METHODS` for a way to sign in. */
const wordOf = (method: SignInMethod) => method.replace('.com', '');
const DEFAULT_METHODS = 'password,link';

/** Absent, or a path of this site. */
function isOwnPath(path: string): boolean {
  return path === '' || (samePath(path) !== null && !path.includes('\\'));
}

/** The methods of a comma list, each once; the usual ones for none; null when a word of it is none. */
function readMethods(list: string): readonly SignInMethod[] | null {
  const words = (list || DEFAULT_METHODS).split(',').map((word) => word.trim().toLowerCase());
  const methods = words.flatMap((word) => SIGN_IN_METHODS.filter((method) => wordOf(method) === word));
  return methods.length === words.length ? [...new Set(methods)] : null;
}

/** The text of a setting without the space round it; '' when there is none. */
export function textIn(source: EnvSource, key: string): string {
  const value = source[key];
  return typeof value === 'string' ? value.trim() : '';
}

const [IOS, ANDROID] = ['VITE_MAIL_IOS_BUNDLE_ID', 'VITE_MAIL_ANDROID_PACKAGE'] as const;
const [INSTALL, VERSION] = ['VITE_MAIL_ANDROID_INSTALL', 'VITE_MAIL_ANDROID_MINIMUM_VERSION'] as const;

/** Whether the text of a setting will do, beside the other settings. */
export const CHECKS = {
  // The identity SDK takes a colon for the sign of a wrong kind of key, and refuses to start.
  VITE_FIREBASE_API_KEY: (text) => /^[^:\s]+$/.test(text),
  VITE_FIREBASE_AUTH_DOMAIN: (text) => /^(?:[a-z0-9-]+\.)+[a-z]{2,}$|^localhost$|^[\d.]+$/i.test(text),
  VITE_FIREBASE_PROJECT_ID: (text) => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text),
  VITE_FIREBASE_STORAGE_BUCKET: (text) => /^[a-z0-9][a-z0-9._-]+$/.test(text),
  VITE_FIREBASE_APP_ID: (text) => /^\S+$/.test(text),
  VITE_INSIGHTS_PATH: isOwnPath,
  VITE_SIGN_IN_METHODS: (text) => readMethods(text) !== null,
  VITE_FIREBASE_TENANT_ID: (text) => /^[\w-]*$/.test(text),
  VITE_AUTH_COOKIE_PATH: isOwnPath,
  VITE_APP_CHECK: (text) => /^((enterprise|v3):[\w-]+)?$/.test(text),
  [IOS]: (text) => /^([a-z\d-]+(\.[a-z\d-]+)+)?$/i.test(text),
  // The identity service takes no option of an Android app without the app.
  [ANDROID]: (text, source) =>
    text === '' ? textIn(source, INSTALL) + textIn(source, VERSION) === '' : /^[a-z]\w*(\.[a-z]\w*)+$/i.test(text),
  [INSTALL]: (text) => /^(yes|no)?$/.test(text),
  [VERSION]: (text) => /^[\w.-]*$/.test(text),
} as const satisfies Record<string, (text: string, source: EnvSource) => boolean>;

export type SettingName = keyof typeof CHECKS;

/** The settings, or null when one of them is missing or wrong; envProblems.ts tells which. */
export function readEnv(source: EnvSource): Env | null {
  const text = (key: SettingName | 'VITE_INSIGHTS') => textIn(source, key);
  const methods = readMethods(text('VITE_SIGN_IN_METHODS'));
  const right = Object.entries(CHECKS).every(([key, isRight]) => isRight(text(key as SettingName), source));
  if (!right || methods === null) return null;
  return {
    firebase: {
      apiKey: text('VITE_FIREBASE_API_KEY'),
      authDomain: text('VITE_FIREBASE_AUTH_DOMAIN'),
      projectId: text('VITE_FIREBASE_PROJECT_ID'),
      storageBucket: text('VITE_FIREBASE_STORAGE_BUCKET'),
      appId: text('VITE_FIREBASE_APP_ID'),
      tenantId: text('VITE_FIREBASE_TENANT_ID') || null,
    },
    mailApps: {
      iosBundleId: text(IOS) || null,
      android: text(ANDROID)
        ? { packageName: text(ANDROID), installApp: text(INSTALL) === 'yes', minimumVersion: text(VERSION) || null }
        : null,
    },
    insightsPath: text('VITE_INSIGHTS') === 'off' ? null : text('VITE_INSIGHTS_PATH') || DEFAULT_INSIGHTS,
    methods,
    authCookiePath: text('VITE_AUTH_COOKIE_PATH') || null,
    appCheck: text('VITE_APP_CHECK') || null,
  };
}
