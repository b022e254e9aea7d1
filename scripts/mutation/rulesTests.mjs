import coverage from './rulesCoverage.cjs';

/**
 * The tests that may notice that a condition is left out, those that most probably do first: where it was false, and few
 * others with it. `seen`: of each test `{ file, test, wrong, unknown }`, the last two missing where nothing is known.
 */
export function testsFor(mutant, seen) {
  const places = placesOf(mutant);
  return seen
    .map((each) => ({ ...each, rank: rankOf(each, places) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank);
}

const A_LOT = 1_000_000;

function rankOf({ wrong, unknown }, places) {
  if (wrong === undefined) return 2 * A_LOT;
  if (places.some((place) => wrong.includes(place))) return wrong.length;
  return places.some((place) => unknown.includes(place)) ? A_LOT + unknown.length : Number.POSITIVE_INFINITY;
}

/** Two conditions on one line are two for the emulator: `lot.suffix is string && lot.suffix.matches('[A-Z]?')`. */
function placesOf({ line, column, condition }) {
  const places = [placeOf(line, column, condition)];
  let start = column;
  for (const part of condition.split(' && ')) {
    places.push(placeOf(line, start, part));
    start += part.length + ' && '.length;
  }
  return places;
}

/** The emulator counts an expression to its last sign that is no bracket. */
function placeOf(line, column, condition) {
  return coverage.placeOf({ line, column, length: condition.replace(/(?:\(\)|[)\]}])+$/, '').length });
}

/** A few first, as most conditions are missed by one of them, then more at once. */
export function inBatches(tests) {
  const batches = [];
  for (let start = 0, size = 6; start < tests.length; start += size, size *= 4)
    batches.push(tests.slice(start, start + size));
  return batches;
}

/** For Jest: these tests and no others. */
export function namesOf(tests) {
  const files = [...new Set(tests.map(({ file }) => file))];
  const names = tests.map(({ test }) => test.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { files, names: `^(${names.join('|')})$` };
}
