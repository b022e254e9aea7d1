/**
 * Where a condition was false or could not be evaluated, and how often, by the emulator's report of coverage: two maps by
 * `line:column:length`. A condition that held whenever it was looked at can be left out, and no test notices.
 */
function timesNotTrue(report) {
  const times = { wrong: new Map(), unknown: new Map() };
  for (const expression of report) add(expression, times);
  return times;
}

function add({ sourcePosition, values = [], children = [] }, times) {
  const { line, column, currentOffset, endOffset } = sourcePosition;
  const place = placeOf({ line, column, length: endOffset - currentOffset + 1 });
  for (const { value, count } of values) {
    const kind = value.boolValue === false ? times.wrong : 'undefined' in value ? times.unknown : undefined;
    kind?.set(place, (kind.get(place) ?? 0) + count);
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
