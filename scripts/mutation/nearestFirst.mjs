import path from 'node:path';

/** Test files in the order in which they probably notice a change of a file: its own, those of its folder, the others. */
export function nearestFirst(file, tests) {
  const folder = path.dirname(file).split(path.sep);
  const name = stem(file);
  const rank = (test) => {
    if (stem(test) === name) return Number.NEGATIVE_INFINITY;
    const place = path.dirname(test).split(path.sep);
    let shared = 0;
    while (shared < folder.length && folder[shared] === place[shared]) shared += 1;
    return -shared;
  };
  return [...tests].sort((one, other) => compare(rank(one), rank(other)) || compare(one, other));
}

const stem = (file) => path.basename(file).replace(/\..*$/, '');
const compare = (one, other) => Number(one > other) - Number(one < other);
