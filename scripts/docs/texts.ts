/**
 * Writes the lists of texts: which areas a language has, and what each language says for them. With --check it only
 * compares. The compiler then finds every text that a language lacks.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { format } from 'oxfmt';
import { sourceFiles } from '../checks/sourceFiles';
import { languageCatalogue, wholeCatalogue, type SourceText } from './textAreas';

const CATALOGUE = 'src/app/texts/wholeCatalogue.ts';
const LANGUAGES = 'src/app/languages';

const sources = sourceFiles('.', 'src')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|services)\.tsx?$/.test(file))
  .map((file): SourceText => [file, readFileSync(file, 'utf8')]);

const languages = readdirSync(LANGUAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const wanted: SourceText[] = [
  [CATALOGUE, wholeCatalogue(CATALOGUE, sources)],
  ...languages.map(({ name }): SourceText => {
    const own = sources.filter(([file]) => file.startsWith(`${LANGUAGES}/${name}/`));
    return [`${LANGUAGES}/${name}.ts`, languageCatalogue(`${LANGUAGES}/${name}.ts`, name, own)];
  }),
];

for (const [file, unformatted] of wanted) {
  const { code } = await format(file, unformatted, { printWidth: 120, singleQuote: true });
  if (existsSync(file) && readFileSync(file, 'utf8') === code) continue;
  if (process.argv.includes('--check')) {
    console.log(`${file} does not list the texts that there are. Run: npm run texts`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, code);
    console.log(`Written: ${file}`);
  }
}
