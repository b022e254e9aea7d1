/** Writes into firestore.rules and docs/data-model.md what follows from the registry of fields; with --check it only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { LOT_FIELDS } from '../../src/domain/lots/lotFields';
import { tableOfFields } from './lotFieldTable';
import { rulesOfFields } from './lotFieldRules';
import { withParts } from './markedParts';

const PARTS = {
  'firestore.rules': rulesOfFields(LOT_FIELDS),
  'docs/data-model.md': { 'as a table': tableOfFields(LOT_FIELDS) },
};

for (const [file, parts] of Object.entries(PARTS)) {
  const present = readFileSync(file, 'utf8');
  const wanted = withParts(present, parts);
  if (wanted === present) continue;
  if (process.argv.includes('--check')) {
    console.log(`${file} does not say what src/domain/lots/lotFields.ts says. Run: npm run fields`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, wanted);
    console.log(`Written: ${file}`);
  }
}
