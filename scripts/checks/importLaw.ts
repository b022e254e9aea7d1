import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Import } from './rooms/floors';

/** One import that the law forbids. Paths are relative to the folder that was looked at. */
export interface Breach {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

interface Report {
  readonly modules: readonly { source: string; dependencies: readonly { resolved: string }[] }[];
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { from: string; to: string; rule: { name: string } }[];
    readonly ruleSetUsed: { forbidden: readonly { name: string; comment: string }[] };
  };
}

/**
 * Every import below `places` (folders in `folder`) that breaks a rule of .dependency-cruiser.cjs, the names of all rules,
 * and all imports of one file of ours by another. `repository` is where the law and the packages are. Throws when nothing was looked at.
 */
export async function breaches(
  repository: string,
  folder: string,
  places: readonly string[],
): Promise<{ found: Breach[]; rules: string[]; imports: Import[] }> {
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
  const { summary, modules } = JSON.parse(stdout) as Report;
  if (summary.totalCruised === 0) throw new Error(`No file was found in ${places.join(', ')}.`);
  const rules = summary.ruleSetUsed.forbidden;
  const found = summary.violations.map(({ from, to, rule }) => ({
    rule: rule.name,
    from,
    to,
    why: rules.find((known) => known.name === rule.name)?.comment ?? '',
  }));
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .map(({ resolved }) => ({ from: source, to: resolved }))
      .filter(({ to }) => !to.includes('node_modules/') && /\.(tsx?|mjs|cjs)$/.test(to)),
  );
  return { found, rules: rules.map((rule) => rule.name), imports };
}
