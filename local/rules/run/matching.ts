import type { MatchSegment } from '../syntax/ast';
import { Path, type Value } from '../values/values';

/** One way in which a match path covers the front of a request's path. */
export interface PathMatch {
  /** How many segments of the request's path are behind it. */
  readonly end: number;
  readonly bindings: ReadonlyArray<readonly [string, Value]>;
}

/** All ways; `{name=**}` takes any number of segments, also none. */
export function* matchPath(
  pattern: readonly MatchSegment[],
  path: readonly string[],
  start: number,
): Generator<PathMatch> {
  const [first, ...others] = pattern;
  if (!first) {
    yield { end: start, bindings: [] };
    return;
  }
  const segment = path[start];
  if (first.kind === 'rest') {
    for (let end = start; end <= path.length; end += 1) {
      yield* bound(first.name, new Path(path.slice(start, end)), matchPath(others, path, end));
    }
  } else if (segment !== undefined && first.kind === 'one') {
    yield* bound(first.name, segment, matchPath(others, path, start + 1));
  } else if (segment !== undefined && first.kind === 'text' && first.text === segment) {
    yield* matchPath(others, path, start + 1);
  }
}

function* bound(name: string, value: Value, matches: Iterable<PathMatch>): Generator<PathMatch> {
  for (const { end, bindings } of matches) yield { end, bindings: [[name, value], ...bindings] };
}
