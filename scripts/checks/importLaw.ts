import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** One import that the law forbids. Paths are relative to the folder that was looked at. */
export interface Breach {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

interface Report {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { from: string; to: string; rule: { name: string } }[];
    readonly ruleSetUsed: { forbidden: readonly { name: string; comment: string }[] };
  };
}

/**
 * Every import below `places` (folders in `folder`) that breaks a rule of .dependency-cruiser.cjs, and the names of all
 * rules. `repository` is where the law and the packages are. Throws when nothing was looked at.
 */
export async function breaches(
  repository: string,
  folder: string,
  places: readonly string[],
): Promise<{ found: Breach[]; rules: string[] }> {
  const cruiser = path.join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const law = path.join(repository, '.dependency-cruiser.cjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--require',
      path.join(repository, 'scripts/checks/parseJsx.cjs'),
      cruiser,
      '--config',
      law,
      '--output-type',
      'json',
      ...places,
    ],
    { cwd: folder, maxBuffer: 256 * 1024 * 1024 },
  );
  const { summary } = JSON.parse(stdout) as Report;
  if (summary.totalCruised === 0) throw new Error(`No file was found in ${places.join(', ')}.`);
  const rules = summary.ruleSetUsed.forbidden;
  const found = summary.violations.map(({ from, to, rule }) => ({
    rule: rule.name,
    from,
    to,
    why: rules.find((known) => known.name === rule.name)?.comment ?? '',
  }));
  return { found, rules: rules.map((rule) => rule.name) };
}
