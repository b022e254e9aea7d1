import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const KIT = 'src/shared/ui';
const PAGE = 'e2e/support/kitPage';

/** Not parts of their own: each stands in one that is shown, is seen by nobody, or is the frame of a whole page, which other pictures show. */
const NOT_SHOWN: readonly string[] = [
  'FieldFrame',
  'FileChooser',
  'InTools',
  'MenuItems',
  'NavigationContext',
  'SuggestInput',
  'TOOL',
  'VisuallyHidden',
  'AppHeader',
  'FormLayout',
  'PageLayout',
  'SalePage',
  'SettingsSection',
];

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.includes('.test.'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

const parts = filesIn(KIT, '.tsx').flatMap((text) =>
  [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => name),
);
const page = filesIn(PAGE, '.tsx').join('\n');

it('shows every part of the kit', () => {
  expect(parts.length).toBeGreaterThan(30);
  const missing = parts.filter((name) => !NOT_SHOWN.includes(name) && !page.includes(`<${name}`));
  expect(missing).toEqual([]);
});

it('leaves out only parts that it has', () => {
  expect(NOT_SHOWN.filter((name) => !parts.includes(name))).toEqual([]);
});
