import { languageCatalogue, wholeCatalogue, type SourceText } from './textAreas';

const HELP: SourceText = [
  'src/features/help/helpTexts.ts',
  "export const helpTexts = defineTexts('help', {\n  title: 'Help',\n});\n",
];
const LONG: SourceText = [
  'src/shared/longTexts.ts',
  "export const longTexts = defineTexts(\n  'long',\n  TEXTS,\n);\n",
];
const GERMAN: SourceText = [
  'src/app/languages/de/app/help.ts',
  "export const help: WholeCatalogue['help'] = { title: 'Hilfe' };\nexport const old: WholeCatalogue['long'] = {};\n",
];

it('a language has every area that a file defines', () => {
  const made = wholeCatalogue('src/app/texts/wholeCatalogue.ts', [HELP, LONG]);
  expect(made).toContain("import type { helpTexts } from '../../features/help/helpTexts';");
  expect(made).toContain("import type { longTexts } from '../../shared/longTexts';");
  expect(made).toContain('  readonly help: typeof helpTexts;\n  readonly long: typeof longTexts;\n');
});

it('a catalogue takes what the files of its language say, and has to be whole', () => {
  const made = languageCatalogue('src/app/languages/de.ts', 'de', [GERMAN]);
  expect(made).toContain("import { help, old } from './de/app/help';");
  expect(made).toContain('export const de = {\n  help,\n  long: old,\n} satisfies WholeCatalogue;');
});
