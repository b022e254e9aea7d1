// `npm run mutate -- src/domain`: changes the folder's code in small ways and counts the changes that no test notices.
// Also a part of it (`-- src/sagas/lots src/domain/values/money.ts`), a sample of its files (`-- src/sagas --sample 0.1`), or a
// share of all changes of all its files (`-- src/sagas --changes 0.05`). `-- --drawn` tries the share of each folder that
// folders.json names, and fails when less of it is noticed than before. With few tests it says soon what to look at
// (`-- src/sagas/people --tests 'src/sagas/people/**/*.test.ts'`), and counts too little: other tests may notice more.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isDrawnFrom } from './mutation/drawn.mjs';
import { sample, scoresOf } from './mutation/score.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = JSON.parse(readFileSync(path.join(root, 'scripts/mutation/folders.json'), 'utf8'));
/** What is no code of the product: tests, what only tests use, and the texts of the screen. */
const LEFT_OUT = /\.(?:test|services|d)\.tsx?$|[.C]ontract\.ts$|\/contract\/|ForTests\.ts$|Texts\.ts$|\.tsx$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A share of the files, such as 0.1, drawn by `--seed`. */
    sample: { type: 'string' },
    /** A share of the changes, such as 0.05, drawn by `--seed`. */
    changes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    /** Only these tests of the folder's, as globs. */
    tests: { type: 'string', multiple: true },
    /** Only so many files of tests for each change, the nearest ones: quick, and counts too little, as `--tests` does. */
    near: { type: 'string' },
    /** Leave out what happens when a module is loaded, such as its constants: each such change takes all tests. */
    quick: { type: 'boolean', default: false },
    /** The share, the seed and the least score that stand in folders.json. */
    drawn: { type: 'boolean', default: false },
    /** Say again what the last runs found. */
    report: { type: 'boolean', default: false },
  },
});

/** Which of a folder's changes are tried. */
const drawOf = (folder) => {
  const { changes, seed } = values.drawn ? FOLDERS[folder].drawn : values;
  return { share: Number(changes), seed };
};
const isQuick = values.quick || values.drawn;
const wanted = positionals.length === 0 ? Object.keys(FOLDERS) : positionals.map((word) => word.replace(/\/$/, ''));
const strangers = wanted.filter((place) => !Object.keys(FOLDERS).some((folder) => isIn(folder, place)));
for (const place of strangers) console.log(`${place} is in none of the folders: ${Object.keys(FOLDERS).join(', ')}.`);
const parts = Object.keys(FOLDERS)
  .map((folder) => ({ folder, places: wanted.filter((place) => isIn(folder, place)) }))
  .filter(({ places }) => places.length > 0);
const codes = strangers.length > 0 ? [1] : parts.map(mutate);
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;

function mutate({ folder, places }) {
  if (values.drawn && FOLDERS[folder].drawn === undefined) {
    console.log(`${folder} has no draw (scripts/mutation/folders.json): nothing of it was tried.`);
    return positionals.length === 0 ? 0 : 1;
  }
  const files = [...new Set(places.flatMap((place) => filesOf(place, folder)))];
  const draw = drawOf(folder);
  const drawn = draw.share < 1 ? `-${draw.share}-${draw.seed}` : '';
  const few = fewOf(values);
  const quick = isQuick ? '-quick' : '';
  const report = path.join(root, '.lotsmith/mutation', `${folder.replaceAll('/', '-')}${drawn}${few}${quick}.json`);
  const code = values.report ? 0 : runStryker(files, folder, report, draw);
  if (code !== 0 || !existsSync(report)) return 1;
  const found = JSON.parse(readFileSync(report, 'utf8'));
  const isTried = (file, mutant) => isDrawnFrom(file, mutant, draw);
  const { files: scores, all } = scoresOf(found, (file) => files.includes(file), isTried);
  if (draw.share < 1 || few !== '') for (const place of missed(found, files, isTried)) console.log(place);
  for (const score of scores.toSorted((one, other) => one.score - other.score)) console.log(line(score.file, score));
  console.log(line(`${places.join(', ')}: ${scores.length} files`, all));
  const isWhole = places.includes(folder) && values.sample === undefined && few === '';
  const least = !isWhole ? 0 : leastOf(folder, draw, quick);
  if (all.score >= least) return 0;
  console.log(`${folder} must not be below ${least} % (scripts/mutation/folders.json).`);
  return 1;
}

/** Which of the folder's tests were asked, for the name of the report; '' for all of them. */
function fewOf({ tests, near }) {
  const named = tests === undefined ? '' : `-${hash(tests.join()).slice(0, 8)}`;
  return near === undefined ? named : `${named}-near${near}`;
}

/** What a few files, or another draw, prove says nothing of their folder. */
function leastOf(folder, { share }, quick) {
  if (values.drawn) return FOLDERS[folder].drawn.break;
  return share >= 1 && quick === '' ? FOLDERS[folder].break : 0;
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}

function isIn(folder, place) {
  return place === folder || place.startsWith(`${folder}/`);
}

function filesOf(place, folder) {
  const without = FOLDERS[folder].without === undefined ? null : new RegExp(FOLDERS[folder].without);
  const listed = execFileSync('git', ['ls-files', '--', place], { cwd: root, encoding: 'utf8' }).split('\n');
  const files = listed.filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file) && !without?.test(file));
  if (values.sample === undefined) return files;
  return sample(files, Number(values.sample), values.seed, hash);
}

function runStryker(files, folder, report, draw) {
  mkdirSync(path.dirname(report), { recursive: true });
  const args = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '--incrementalFile', report];
  if (isQuick) args.push('--ignoreStatic');
  const { status } = spawnSync(process.execPath, [...args, '--mutate', files.join(',')], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      LOTSMITH_MUTATION_TESTS: JSON.stringify(values.tests ?? FOLDERS[folder].tests),
      LOTSMITH_MUTATION_DRAW: JSON.stringify(draw),
      ...(values.near === undefined ? {} : { LOTSMITH_MUTATION_NEAR: values.near }),
    },
  });
  return status;
}

/** The changes that no test noticed, as `file:line:column`, what stands there now and what it was made. */
function* missed({ files: found }, files, isTried) {
  for (const [file, { mutants, source }] of Object.entries(found).filter(([name]) => files.includes(name))) {
    const lines = source.split('\n');
    for (const mutant of mutants) {
      if (!isTried(file, mutant) || !['Survived', 'NoCoverage'].includes(mutant.status)) continue;
      const { start } = mutant.location;
      yield `${mutant.status.padEnd(10)} ${file}:${start.line}:${start.column} ${mutant.mutatorName}`;
      yield `             ${lines[start.line - 1].trim()}`;
      yield `             → ${mutant.replacement.split('\n').join(' ')}`;
    }
  }
}

function line(name, { killed, timeouts, survived, uncovered, score }) {
  const all = killed + survived + uncovered;
  const late = timeouts === 0 ? '' : ` (${timeouts} ran for too long)`;
  return `${score.toFixed(1).padStart(6)} %  ${`${killed}/${all}`.padStart(9)}  ${name}${late}`;
}
