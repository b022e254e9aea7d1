import { intArgument, stringArgument } from '../values/arguments';
import { builtinTable, type BuiltinTable } from './builtins';
import { EvaluationError } from '../values/errors';
import { duration, nanosPerDay, nanosPerMilli, nanosPerSecond, timestamp } from '../values/time';
import { Duration, typeName, type Value } from '../values/values';

export const timestampPackage: BuiltinTable = builtinTable({
  date: [3, (year, month, day) => startOfDay(intArgument(year), intArgument(month), intArgument(day))],
  /** From milliseconds since 1970. */
  value: [1, (millis) => timestamp(intArgument(millis) * nanosPerMilli)],
});

function startOfDay(year: bigint, month: bigint, day: bigint): Value {
  const [y, m, d] = [Number(year), Number(month) - 1, Number(day)];
  const date = new Date(0);
  date.setUTCFullYear(y, m, d);
  // The Date of 30 February is one of March. Whatever moves the year moves the month or the day as well.
  if (date.getUTCMonth() !== m || date.getUTCDate() !== d) {
    throw new EvaluationError('There is no such date.');
  }
  return timestamp(BigInt(date.getTime()) * nanosPerMilli);
}

const units: ReadonlyMap<string, bigint> = new Map([
  ['w', 7n * nanosPerDay],
  ['d', nanosPerDay],
  ['h', 3600n * nanosPerSecond],
  ['m', 60n * nanosPerSecond],
  ['s', nanosPerSecond],
  ['ms', nanosPerMilli],
  ['ns', 1n],
]);

export const durationPackage: BuiltinTable = builtinTable({
  abs: [1, absolute],
  /** From hours, minutes, seconds and nanoseconds. */
  time: [
    4,
    (hours, minutes, seconds, nanos) =>
      duration(
        (intArgument(hours) * 3600n + intArgument(minutes) * 60n + intArgument(seconds)) * nanosPerSecond +
          intArgument(nanos),
      ),
  ],
  value: [
    2,
    (magnitude, name) => {
      const unit = units.get(stringArgument(name));
      if (unit === undefined) throw new EvaluationError(`There is no unit of time ${stringArgument(name)}.`);
      return duration(intArgument(magnitude) * unit);
    },
  ],
});

function absolute(value: Value): Value {
  if (!(value instanceof Duration)) throw new EvaluationError(`A ${typeName(value)} is no duration.`);
  return duration(value.nanos < 0n ? -value.nanos : value.nanos);
}
