/** House rules that neither the linter nor the import graph can express. Exit code 1 when one is broken. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseAst } from 'vite';
import { houseRules, projectOf, type Source } from './houseRuleList';
import { sourceFiles } from './sourceFiles';

const root = path.resolve(process.argv[2] ?? '.');
const sources: Source[] = sourceFiles(root).map((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const isCode = /\.(tsx?|[cm]js)$/.test(file);
  const syntax = isCode ? parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) : null;
  return { file, text, syntax, program: file.startsWith('src/') ? syntax : null };
});
const project = projectOf(sources);
let broken = 0;
for (const rule of houseRules) {
  for (const source of sources) {
    for (const at of rule.find(source, project)) {
      broken += 1;
      const line = source.text.slice(0, at).split('\n').length;
      console.log(`${source.file}:${line}  ${rule.name}: ${rule.why}`);
    }
  }
}
console.log(broken === 0 ? `${sources.length} files keep the house rules.` : `${broken} breaches of the house rules.`);
process.exitCode = broken === 0 && sources.length > 0 ? 0 : 1;
