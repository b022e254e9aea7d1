/**
 * Where a condition was false or could not be told, and how often, by the emulator's report of coverage: two maps by
 * `line:column:length`. A condition that held whenever it was looked at can be left out, and no test notices.
 */
function timesNotTrue(report) {
  const times = { wrong: new Map(), unknown: new Map() };
  for (const expression of report) add(expression, times);
  return times;
}

/** The emulator counts an expression to its last sign, or to the one before the bracket that closes it. */
const MORE = [0, 1, 2];

function add({ sourcePosition, values = [], children = [] }, times) {
  const { line, column, currentOffset, endOffset } = sourcePosition;
  for (const { value, count } of values) {
    const kind = value.boolValue === false ? times.wrong : 'undefined' in value ? times.unknown : undefined;
    for (const more of kind === undefined ? [] : MORE) {
      const place = placeOf({ line, column, length: endOffset - currentOffset + more });
      kind.set(place, (kind.get(place) ?? 0) + count);
    }
  }
  for (const child of children) add(child, times);
}

const placeOf = ({ line, column, length }) => `${line}:${column}:${length}`;

/** What was seen since an earlier report: the places of each kind. */
const since = (before, now) =>
  Object.fromEntries(
    ['wrong', 'unknown'].map((kind) => [
      kind,
      [...now[kind]].filter(([place, sum]) => sum > (before?.[kind].get(place) ?? 0)).map(([place]) => place),
    ]),
  );

module.exports = { timesNotTrue, since, placeOf };
