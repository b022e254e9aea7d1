import { CHECKS, textIn, type EnvSource, type SettingName } from './env';

/** A setting that is missing or wrong; settingAdvice.ts tells the operator of the site what belongs there. */
export interface EnvProblem {
  readonly key: SettingName;
  readonly missing: boolean;
}

/**
 * Every setting that will not do, so that one look names them all. The identity service may refuse a key that looks
 * right: where nothing else is wrong, it is the key.
 */
export function envProblems(source: EnvSource): readonly EnvProblem[] {
  const keys = Object.keys(CHECKS) as SettingName[];
  const problems = keys
    .filter((key) => !CHECKS[key](textIn(source, key), source))
    .map((key) => ({ key, missing: textIn(source, key) === '' }));
  return problems.length > 0 ? problems : [{ key: 'VITE_FIREBASE_API_KEY', missing: false }];
}
