import { EvaluationError } from './errors';
import { Duration, Timestamp } from './values';

export const nanosPerSecond = 1_000_000_000n;
export const nanosPerMilli = 1_000_000n;
export const nanosPerDay = 86_400n * nanosPerSecond;

const firstSecond = BigInt(Date.parse('0001-01-01T00:00:00Z') / 1000);
const lastSecond = BigInt(Date.parse('9999-12-31T23:59:59Z') / 1000);
const longestSeconds = 315_576_000_000n;

/** A timestamp of the years 1 to 9999; throws EvaluationError outside. */
export function timestamp(nanos: bigint): Timestamp {
  const seconds = floorDivide(nanos, nanosPerSecond);
  if (seconds < firstSecond || seconds > lastSecond) throw new EvaluationError('The timestamp is out of range.');
  return new Timestamp(nanos);
}

/** A duration of at most 10 000 years; throws EvaluationError beyond. */
export function duration(nanos: bigint): Duration {
  const seconds = nanos / nanosPerSecond;
  if (seconds < -longestSeconds || seconds > longestSeconds) throw new EvaluationError('The duration is out of range.');
  return new Duration(nanos);
}

/** Rounds down also for instants before 1970. */
export function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}

export function timestampOf(date: Date): Timestamp {
  return timestamp(BigInt(date.getTime()) * nanosPerMilli);
}

/** Reads RFC 3339 in UTC with up to nine digits of a second, as Firestore and Storage write it. */
export function parseTimestamp(text: string): Timestamp {
  const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(text);
  const millis = parts ? Date.parse(`${parts[1]}Z`) : NaN;
  if (Number.isNaN(millis)) throw new EvaluationError(`${JSON.stringify(text)} is no timestamp.`);
  return timestamp(BigInt(millis) * nanosPerMilli + BigInt((parts?.[2] ?? '').padEnd(9, '0')));
}
