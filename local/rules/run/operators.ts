import type { BinaryOperator } from '../syntax/ast';
import { equals, sameElement, setHas } from '../values/equality';
import { EvaluationError } from '../values/errors';
import { duration, timestamp } from '../values/time';
import { Duration, isList, isMap, RulesSet, Timestamp, typeName, type Value } from '../values/values';

type Arithmetic = '+' | '-' | '*' | '/' | '%';

/** Applies an operator to two values. Throws EvaluationError where the types do not fit. */
export function applyBinary(operator: BinaryOperator, left: Value, right: Value): Value {
  switch (operator) {
    case '==':
      return equals(left, right);
    case '!=':
      return !equals(left, right);
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    default:
      return calculate(operator, left, right);
  }
}

/** `-value`. */
export function negate(value: Value): Value {
  if (typeof value === 'bigint') return int64(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof Duration) return duration(-value.nanos);
  throw new EvaluationError(`There is no negative of a ${typeName(value)}.`);
}

/** The integer if it fits 64 bits; the language has no larger ones and does not wrap round. */
function int64(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new EvaluationError('The integer does not fit 64 bits.');
  return value;
}

function isIn(item: Value, container: Value): boolean {
  if (isList(container)) return container.some((other) => sameElement(other, item));
  if (container instanceof RulesSet) return setHas(container, item);
  if (isMap(container) && typeof item === 'string') return container.has(item);
  throw new EvaluationError(`'in' cannot look for a ${typeName(item)} in a ${typeName(container)}.`);
}

function compare(operator: '<' | '<=' | '>' | '>=', left: Value, right: Value): boolean {
  const [a, b] = comparable(left, right);
  if (operator === '<') return a < b;
  if (operator === '<=') return a <= b;
  return operator === '>' ? a > b : a >= b;
}

/** The two as JavaScript values of one kind. Strings compare by UTF-16 units, as in Google's engine. */
function comparable(left: Value, right: Value): [bigint, bigint] | [number, number] | [string, string] {
  if (typeof left === 'bigint' && typeof right === 'bigint') return [left, right];
  if (typeof left === 'string' && typeof right === 'string') return [left, right];
  if (left instanceof Timestamp && right instanceof Timestamp) return [left.nanos, right.nanos];
  if (left instanceof Duration && right instanceof Duration) return [left.nanos, right.nanos];
  if (left instanceof Uint8Array && right instanceof Uint8Array) return [inOrder(left), inOrder(right)];
  const floats = asFloats(left, right);
  if (floats) return floats;
  throw new EvaluationError(`A ${typeName(left)} cannot be compared with a ${typeName(right)}.`);
}

/** One character for each byte, so that strings order as the bytes do. */
function inOrder(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

function asFloats(left: Value, right: Value): [number, number] | null {
  if (typeof left === 'number' && (typeof right === 'number' || typeof right === 'bigint')) {
    return [left, Number(right)];
  }
  return typeof left === 'bigint' && typeof right === 'number' ? [Number(left), right] : null;
}

function calculate(operator: Arithmetic, left: Value, right: Value): Value {
  if (typeof left === 'bigint' && typeof right === 'bigint') return calculateInts(operator, left, right);
  const floats = asFloats(left, right);
  if (floats) return calculateFloats(operator, ...floats);
  if (operator === '+') {
    if (typeof left === 'string' && typeof right === 'string') return left + right;
    if (left instanceof Timestamp && right instanceof Duration) return timestamp(left.nanos + right.nanos);
    if (left instanceof Duration && right instanceof Timestamp) return timestamp(left.nanos + right.nanos);
    if (left instanceof Duration && right instanceof Duration) return duration(left.nanos + right.nanos);
  }
  if (operator === '-') {
    if (left instanceof Timestamp && right instanceof Timestamp) return duration(left.nanos - right.nanos);
    if (left instanceof Timestamp && right instanceof Duration) return timestamp(left.nanos - right.nanos);
    if (left instanceof Duration && right instanceof Duration) return duration(left.nanos - right.nanos);
  }
  throw new EvaluationError(`There is no ${typeName(left)} ${operator} ${typeName(right)}.`);
}

function calculateInts(operator: Arithmetic, left: bigint, right: bigint): bigint {
  if ((operator === '/' || operator === '%') && right === 0n) throw new EvaluationError('Division by zero.');
  switch (operator) {
    case '+':
      return int64(left + right);
    case '-':
      return int64(left - right);
    case '*':
      return int64(left * right);
    case '/':
      // Only the smallest integer divided by -1 leaves the range, and Google's engine wraps it round.
      return BigInt.asIntN(64, left / right);
    case '%':
      return left % right;
  }
}

function calculateFloats(operator: Arithmetic, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}
