import type { SettingName } from './env';
import type { EnvProblem } from './envProblems';

const WANTED = {
  VITE_FIREBASE_API_KEY: 'must be the web API key of the project; it contains no colon and no space.',
  VITE_FIREBASE_AUTH_DOMAIN: 'must be a host name without a scheme, such as my-project.firebaseapp.com.',
  VITE_FIREBASE_PROJECT_ID: 'must be the id of the project: 6 to 30 lowercase letters, digits and hyphens.',
  VITE_FIREBASE_STORAGE_BUCKET: 'must be the name of the bucket without gs://, such as my-project.firebasestorage.app.',
  VITE_FIREBASE_APP_ID: 'must be the id of the web app, such as 1:1234567890:web:abcdef.',
  VITE_INSIGHTS_PATH: 'must be a path of this site, beginning with one slash.',
  VITE_SIGN_IN_METHODS:
    'must be a list, separated by commas, of password, link, google, apple, microsoft, github, phone and anonymous.',
  VITE_FIREBASE_TENANT_ID: 'must be the id of a tenant, such as my-house-ab12c, or be absent.',
  VITE_AUTH_COOKIE_PATH: 'must be a path of this site, beginning with one slash, or be absent.',
  VITE_APP_CHECK: 'must be enterprise: or v3: with a site key of reCAPTCHA behind it, or be absent.',
  VITE_MAIL_IOS_BUNDLE_ID: 'must be the bundle id of an iOS app, such as com.example.auctions, or be absent.',
  VITE_MAIL_ANDROID_PACKAGE:
    'must be the package name of an Android app, such as com.example.auctions; it may be absent when no other VITE_MAIL_ANDROID setting is there.',
  VITE_MAIL_ANDROID_INSTALL: 'must be yes or no, or be absent.',
  VITE_MAIL_ANDROID_MINIMUM_VERSION: 'must be a version of the Android app, such as 12, or be absent.',
} as const satisfies Record<SettingName, string>;

/** What is wrong with a setting and what belongs there, in one sentence. Never the value itself. */
export function settingAdvice({ key, missing }: EnvProblem): string {
  return missing ? `It is missing; it ${WANTED[key]}` : `It ${WANTED[key]}`;
}
