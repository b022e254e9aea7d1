import { EvaluationError } from './errors';
import { Path, typeName, type Value } from './values';

/** What `string(value)` and `list.join` write; throws EvaluationError for types without a text. */
export function textOfValue(value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return textOfFloat(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (value instanceof Path) return `/${value.segments.join('/')}`;
  throw new EvaluationError(`A ${typeName(value)} has no text.`);
}

/** Java's notation: always a point, and an exponent from 10^7 up and below 10^-3; NaN and Infinity have neither. */
function textOfFloat(value: number): string {
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value);
  return value
    .toExponential()
    .replace(/^(-?\d)e/, '$1.0e')
    .replace(/e\+?/, 'E');
}

/** What `int(value)` gives; a float loses its fraction and stops at the ends of 64 bits. */
export function toInt(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return intOfFloat(value);
  if (typeof value === 'string' && /^[+-]?[0-9]+$/.test(value)) {
    const int = BigInt(value);
    if (BigInt.asIntN(64, int) === int) return int;
  }
  throw new EvaluationError(`This ${typeName(value)} is no int.`);
}

export function intOfFloat(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return 2n ** 63n - 1n;
  if (value <= -(2 ** 63)) return -(2n ** 63n);
  return BigInt(Math.trunc(value));
}

/** Only behind digits may `f` or `d` stand. */
const decimal =
  /^[\0- ]*([+-]?(?:NaN|Infinity|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?))(?:(?<=[0-9.])[fFdD])?[\0- ]*$/;

/** What `float(value)` gives; strings in Java's decimal notation. */
export function toFloat(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  const digits = typeof value === 'string' ? decimal.exec(value)?.[1] : undefined;
  if (digits === undefined) throw new EvaluationError(`This ${typeName(value)} is no float.`);
  return Number(digits);
}
