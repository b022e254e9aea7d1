import { stringArgument } from '../values/arguments';
import { builtinTable, type BuiltinTable } from './builtins';
import { EvaluationError } from '../values/errors';
import { hashing, latlng, math } from './packages';
import { textOfValue, toFloat, toInt } from '../values/text';
import { durationPackage, timestampPackage } from './timePackages';
import { Path } from '../values/values';

/** Functions without a package. */
export const globalFunctions: BuiltinTable = builtinTable({
  /** Google's emulator writes the value to its log; here it only passes through. */
  debug: [1, (value) => value],
  float: [1, toFloat],
  int: [1, toInt],
  path: [1, (text) => parsePath(stringArgument(text))],
  string: [1, textOfValue],
});

/** Functions called as `package.name(…)`. */
export const packages: ReadonlyMap<string, BuiltinTable> = new Map([
  ['duration', durationPackage],
  ['hashing', hashing],
  ['latlng', latlng],
  ['math', math],
  ['timestamp', timestampPackage],
]);

/** `{name}` templates for `bind` are not known here, so a brace is refused instead of taken as text. */
function parsePath(text: string): Path {
  const segments = text.replace(/^\//, '').split('/');
  if (segments.some((segment) => segment === '' || /[{}]/.test(segment))) {
    throw new EvaluationError(`${JSON.stringify(text)} is no path.`);
  }
  return new Path(segments);
}
