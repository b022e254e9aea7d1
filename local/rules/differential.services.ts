import path from 'node:path';
import { edgeExpressions } from './differential/edgeExpressions';
import { Generator } from './differential/generator';
import { startOfficialEngine, type OfficialEngine } from './differential/official';
import { badPrograms, functionCases, goodPrograms, stricterExpressions } from './differential/programs';
import { compileOwn } from './differential/own';
import { batchSize, collections, compare, rulesAsking, type Verdict } from './differential/verdicts';
import { RulesError } from './values/errors';

const seed = 20_260_101;
const generatedCases = 600;

let engine: OfficialEngine | null = null;
let official: OfficialEngine;

beforeAll(async () => {
  official = engine = await startOfficialEngine(path.resolve(__dirname, '../..'));
  await official.fill(collections(batchSize));
}, 60_000);

afterAll(() => engine?.stop());

/** Compares batch by batch and reports every disagreement at once. Gives how often each verdict was agreed on. */
async function agreeOn(expressions: readonly string[]): Promise<Record<Verdict, number>> {
  const counts: Record<Verdict, number> = { true: 0, false: 0, error: 0 };
  const disagreements: string[] = [];
  for (let start = 0; start < expressions.length; start += batchSize) {
    for (const result of await compare(official, expressions.slice(start, start + batchSize))) {
      if (result.agree) counts[result.own] += 1;
      else disagreements.push(`official ${result.official}, ours ${result.own}: ${result.expression}`);
    }
  }
  expect(disagreements).toEqual([]);
  return counts;
}

test(`both engines agree on ${edgeExpressions.length} expressions at the edges of the language`, async () => {
  await agreeOn(edgeExpressions);
}, 90_000);

test(`both engines agree on ${generatedCases} generated expressions (seed ${seed})`, async () => {
  const generator = new Generator(seed);
  const expressions = new Set<string>();
  while (expressions.size < generatedCases) expressions.add(generator.expression());
  const counts = await agreeOn([...expressions]);
  // A generator that only wrote errors, or only truths, would prove little.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(generatedCases / 10);
}, 90_000);

test('both engines agree on what functions do', async () => {
  const { functions, expressions } = functionCases;
  const results = await compare(official, expressions, functions);
  expect(results.filter(({ agree }) => !agree)).toEqual([]);
});

test.each(goodPrograms)('both engines take: %s', async (_, program) => {
  expect(await official.load(program)).toBeNull();
  expect(() => compileOwn(program)).not.toThrow();
});

test.each(badPrograms)('both engines refuse: %s', async (_, program) => {
  expect(await official.load(program)).toContain('Error compiling rules');
  expect(() => compileOwn(program)).toThrow(RulesError);
});

test.each(stricterExpressions)('ours refuses at start what fails, or surprises, later: %s', async (expression) => {
  const program = rulesAsking([expression]);
  expect(await official.load(program)).toBeNull();
  expect(() => compileOwn(program)).toThrow(RulesError);
});
