/**
 * Rules with one condition left out, each: `{ line, column, condition, rules }`, counted from one. A condition that no test
 * misses protects nobody as far as the tests know. Only conditions that are one whole line: in these rules nearly all are.
 */
export function rulesMutants(rules) {
  const lines = rules.split('\n');
  return lines.flatMap((line, index) => {
    const [, start = '', condition = '', end = ''] = /^(\s*&& )(.*?)(;?)(?:\s*\/\/.*)?$/.exec(line) ?? [];
    if (condition === '' || !isWhole(condition) || !beginsAnew(lines[index + 1] ?? '')) return [];
    const without = lines.with(index, `${start}true${end}`);
    return [{ line: index + 1, column: start.length + 1, condition, rules: without.join('\n') }];
  });
}

function isWhole(condition) {
  let depth = 0;
  for (const sign of condition.replaceAll(/'[^']*'/g, '')) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && !/(?:\|\||&&|[?:])\s*$|^[^(]*\?|\|\|/.test(condition);
}

/** A line after a condition goes on with another one, or ends them all. */
const beginsAnew = (line) => /^\s*(?:&&|\}|\)|allow|\/\/|$)/.test(line);
