import { EvaluationError } from '../values/errors';
import { duration, floorDivide, nanosPerDay, nanosPerMilli, nanosPerSecond, timestamp } from '../values/time';
import { LatLng, type Duration, type Timestamp, type Value } from '../values/values';
import { methodTable } from './method';

/** Metres; the radius behind Google's engine. */
const earthRadius = 6_371_009;

const dateOf = (self: Timestamp): Date => new Date(Number(floorDivide(self.nanos, nanosPerMilli)));

const intOf = (read: (date: Date) => number) => (self: Timestamp) => BigInt(read(dateOf(self)));

/** All in UTC. */
export const timestampMethods = methodTable<Timestamp>({
  date: [0, (self) => timestamp(floorDivide(self.nanos, nanosPerDay) * nanosPerDay)],
  day: [0, intOf((date) => date.getUTCDate())],
  /** 1 is Monday, 7 Sunday. */
  dayOfWeek: [0, intOf((date) => date.getUTCDay() || 7)],
  dayOfYear: [0, (self) => floorDivide(self.nanos, nanosPerDay) - firstDayOfYear(dateOf(self)) + 1n],
  hours: [0, intOf((date) => date.getUTCHours())],
  minutes: [0, intOf((date) => date.getUTCMinutes())],
  month: [0, intOf((date) => date.getUTCMonth() + 1)],
  nanos: [0, (self) => self.nanos - floorDivide(self.nanos, nanosPerSecond) * nanosPerSecond],
  seconds: [0, intOf((date) => date.getUTCSeconds())],
  time: [0, (self) => duration(self.nanos - floorDivide(self.nanos, nanosPerDay) * nanosPerDay)],
  toMillis: [0, (self) => floorDivide(self.nanos, nanosPerMilli)],
  year: [0, intOf((date) => date.getUTCFullYear())],
});

/** Days since 1970. */
function firstDayOfYear(date: Date): bigint {
  const first = new Date(date);
  first.setUTCMonth(0, 1);
  return floorDivide(BigInt(first.getTime()) * nanosPerMilli, nanosPerDay);
}

/** The two parts have the sign of the whole. */
export const durationMethods = methodTable<Duration>({
  nanos: [0, (self) => self.nanos % nanosPerSecond],
  seconds: [0, (self) => self.nanos / nanosPerSecond],
});

export const latLngMethods = methodTable<LatLng>({
  distance: [1, (self, other) => distance(self, other)],
  latitude: [0, (self) => self.latitude],
  longitude: [0, (self) => self.longitude],
});

/** Great-circle distance in metres, by the haversine formula. */
function distance(from: LatLng, to: Value): number {
  if (!(to instanceof LatLng)) throw new EvaluationError('A distance is measured to a latlng.');
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;
  const chord =
    haversine(radians(to.latitude - from.latitude)) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      haversine(radians(to.longitude - from.longitude));
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}
