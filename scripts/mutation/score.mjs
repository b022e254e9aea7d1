/**
 * What a report of Stryker says of some files, by file and in all: `{ file, killed, timeouts, survived, uncovered, score }`. A
 * mutant that makes the tests run for ever is one of the killed, and listed apart; one that does not compile or is not tried does not count.
 */
export function scoresOf(report, isWanted = () => true, isTried = () => true) {
  const scores = Object.entries(report.files)
    .filter(([file]) => isWanted(file))
    .map(([file, { mutants }]) => ({ file, ...count(mutants.filter((mutant) => isTried(file, mutant))) }))
    .filter(({ killed, survived, uncovered }) => killed + survived + uncovered > 0);
  const sum = (key) => scores.reduce((total, each) => total + each[key], 0);
  const all = Object.fromEntries(['killed', 'timeouts', 'survived', 'uncovered'].map((key) => [key, sum(key)]));
  return { files: scores, all: { ...all, score: scoreOf(all) } };
}

function count(mutants) {
  const of = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  const counted = {
    killed: of('Killed', 'Timeout'),
    timeouts: of('Timeout'),
    survived: of('Survived'),
    uncovered: of('NoCoverage'),
  };
  return { ...counted, score: scoreOf(counted) };
}

/** In per cent; 100 where nothing could be changed. */
function scoreOf({ killed, survived, uncovered }) {
  const all = killed + survived + uncovered;
  return all === 0 ? 100 : (100 * killed) / all;
}

/** The same files for the same seed on every machine: a share of them that looks like chance. */
export function sample(files, share, seed, hash) {
  const drawn = files.map((file) => ({ file, draw: hash(`${seed} ${file}`) }));
  drawn.sort((one, other) => Number(one.draw > other.draw) - Number(one.draw < other.draw));
  return drawn
    .slice(0, Math.ceil(files.length * share))
    .map(({ file }) => file)
    .sort();
}
