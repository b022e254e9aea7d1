import type { OfficialEngine } from './official';
import { compileOwn, ownPermits } from './own';

/** What an expression is: a bool, or something that denies both as it stands and negated. */
export type Verdict = 'true' | 'false' | 'error';

export interface Disagreement {
  readonly expression: string;
  readonly official: Verdict;
  readonly own: Verdict;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An unsigned token, as the Auth emulator makes them. */
export const token = [
  { alg: 'none', typ: 'JWT' },
  { sub: 'ann', user_id: 'ann', email: 'ann@example.org', email_verified: true, level: 3, share: 0.5, groups: ['a'] },
]
  .map(encode)
  .concat('')
  .join('.');

/** How many expressions one rules file asks about. */
export const batchSize = 120;

export function collections(count: number): string[] {
  return Array.from({ length: count }, (_, i) => [`yes${i}`, `not${i}`]).flat();
}

/** Rules with one readable collection for each expression, and one for its negation. */
export function rulesAsking(expressions: readonly string[], functions = ''): string {
  const matches = expressions.flatMap((expression, i) => [
    `    match /yes${i}/{id} { allow get: if ${expression}; }`,
    `    match /not${i}/{id} { allow get: if !(${expression}); }`,
  ]);
  return [
    "rules_version = '2';",
    'service cloud.firestore {',
    '  match /databases/{database}/documents {',
    functions,
    ...matches,
    '  }',
    '}',
  ].join('\n');
}

/** Verdicts of both engines on the same rules text. Throws if the official one refuses the text, or ours does. */
export async function compare(
  official: OfficialEngine,
  expressions: readonly string[],
  functions = '',
): Promise<Array<Disagreement & { readonly agree: boolean }>> {
  const rules = rulesAsking(expressions, functions);
  const complaint = await official.load(rules);
  if (complaint !== null) throw new Error(refusal(complaint, rules));
  const own = compileOwn(rules);
  return Promise.all(
    expressions.map(async (expression, i) => {
      const verdicts = {
        official: await verdict((collection) => official.permits(collection, token), i),
        own: await verdict((collection) => Promise.resolve(ownPermits(own, collection, token)), i),
      };
      return { expression, ...verdicts, agree: verdicts.official === verdicts.own };
    }),
  );
}

async function verdict(permits: (collection: string) => Promise<boolean>, i: number): Promise<Verdict> {
  if (await permits(`yes${i}`)) return 'true';
  return (await permits(`not${i}`)) ? 'false' : 'error';
}

/** The complaint with the first line of the rules that it names. */
function refusal(complaint: string, rules: string): string {
  const line = /L(\d+):\d+ /.exec(complaint)?.[1];
  return `The official engine refuses the rules: ${complaint}\n${rules.split('\n')[Number(line) - 1] ?? ''}`;
}
