import { tripProblems } from './tripProblems';

const texts: Readonly<Record<string, string>> = {
  'src/ui/Field.tsx': "import { save } from '../sagas/save';",
  'src/sagas/save.ts': "import type { Port } from '../services/Port';",
  'src/services/Port.ts': '',
  'src/shared/other.ts': "import { id } from './id';",
  'firestore.rules': '',
};
const read = (file: string) => texts[file] ?? null;
const problemsOf = (...files: string[]) =>
  tripProblems({ name: 'word', title: 'A word', stages: [{ title: 'All', where: 'here', what: 'goes', files }] }, read);

test('files that import each other, and the rules, have no problem', () => {
  expect(problemsOf('src/ui/Field.tsx', 'src/sagas/save.ts', 'src/services/Port.ts', 'firestore.rules')).toEqual([]);
});

test.each([
  ['a file that does not exist', 'src/sagas/gone.ts', 'src/sagas/gone.ts, which does not exist'],
  ['a file twice', 'src/sagas/save.ts', 'src/sagas/save.ts twice'],
  ['a file that is not on the way', 'src/shared/other.ts', 'src/shared/other.ts, which no other file of it imports'],
])('%s is a problem', (_, file, problem) => {
  expect(problemsOf('src/ui/Field.tsx', 'src/sagas/save.ts', file)).toEqual([`The trip of a word names ${problem}.`]);
});
