import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Mutant {
  readonly line: number;
  readonly condition: string;
  readonly rules: string;
}

function mutantsOf(rules: string): readonly Mutant[] {
  const module = pathToFileURL(path.resolve('scripts/mutation/rulesMutants.mjs')).href;
  const script = `import { rulesMutants } from '${module}'; console.log(JSON.stringify(rulesMutants(${JSON.stringify(rules)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
  ) as readonly Mutant[];
}

const RULES = `allow create: if isEditor(saleId)
  && deviceId(opId)
  && (data.kind == 'a'
    || data.kind == 'b')
  && data.name.matches('[(]')
  && data.size() <= 40;
allow read: if true;`;

describe('rules without one of their conditions', () => {
  it('are made for each condition that is a line of its own', () => {
    const found = mutantsOf(RULES);
    expect(found.map(({ line, condition }) => [line, condition])).toEqual([
      [2, 'deviceId(opId)'],
      [5, "data.name.matches('[(]')"],
      [6, 'data.size() <= 40'],
    ]);
    expect(found[0]?.rules.split('\n')[1]).toBe('  && true');
    expect(found[2]?.rules.split('\n')[5]).toBe('  && true;');
    expect(found[2]?.rules.split('\n').toSpliced(5, 1)).toEqual(RULES.split('\n').toSpliced(5, 1));
  });

  it('are made for nearly all conditions of the rules', () => {
    const rules = readFileSync('firestore.rules', 'utf8');
    const conditions = rules.split('\n').filter((line) => /^\s*&& /.test(line));
    expect(mutantsOf(rules).length).toBeGreaterThan(conditions.length * 0.85);
  });

  it('are said to allow no more only where the rules still have the condition, and with a reason', () => {
    const conditions = new Set(mutantsOf(readFileSync('firestore.rules', 'utf8')).map(({ condition }) => condition));
    const same = JSON.parse(readFileSync('scripts/mutation/rulesSame.json', 'utf8')) as readonly Mutant[];
    expect(same.filter(({ condition }) => !conditions.has(condition))).toEqual([]);
    expect(same).toEqual(
      same.map(({ condition }) => ({ condition, why: expect.stringMatching(/^.{20,}\.$/) as string })),
    );
  });
});
