import { createHash } from 'node:crypto';
import { floatArgument } from '../values/arguments';
import { builtinTable, type BuiltinTable } from './builtins';
import { crc32, crc32c } from '../values/crc';
import { EvaluationError } from '../values/errors';
import { intOfFloat } from '../values/text';
import { isNumber, LatLng, typeName, type Value } from '../values/values';

export const math: BuiltinTable = builtinTable({
  abs: [1, absolute],
  ceil: [1, (value) => Math.ceil(floatArgument(value))],
  floor: [1, (value) => Math.floor(floatArgument(value))],
  isNaN: [1, (value) => Number.isNaN(floatArgument(value))],
  pow: [2, (base, exponent) => floatArgument(base) ** floatArgument(exponent)],
  /** Halves go up, to -1 from -1.5. */
  round: [1, (value) => (typeof value === 'bigint' ? value : intOfFloat(Math.round(floatArgument(value))))],
  sqrt: [1, (value) => Math.sqrt(floatArgument(value))],
});

function absolute(value: Value): Value {
  if (!isNumber(value)) throw new EvaluationError(`A ${typeName(value)} has no absolute value.`);
  // The smallest integer has no positive counterpart and stays as it is.
  return typeof value === 'bigint' ? BigInt.asIntN(64, value < 0n ? -value : value) : Math.abs(value);
}

export const latlng: BuiltinTable = builtinTable({
  value: [
    2,
    (north, east) => {
      const [latitude, longitude] = [floatArgument(north), floatArgument(east)];
      if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
        throw new EvaluationError('The latlng is out of range.');
      }
      return new LatLng(latitude, longitude);
    },
  ],
});

/** All take a string (as UTF-8) or bytes and give bytes; the checksums with their lowest byte first. */
export const hashing: BuiltinTable = builtinTable({
  crc32: [1, (value) => littleEndian(crc32(octets(value)))],
  crc32c: [1, (value) => littleEndian(crc32c(octets(value)))],
  md5: [1, (value) => digest('md5', value)],
  sha256: [1, (value) => digest('sha256', value)],
});

function octets(value: Value): Uint8Array {
  if (typeof value === 'string') return new TextEncoder().encode(value);
  if (value instanceof Uint8Array) return value;
  throw new EvaluationError(`A ${typeName(value)} cannot be hashed.`);
}

function digest(algorithm: 'md5' | 'sha256', value: Value): Uint8Array {
  return new Uint8Array(createHash(algorithm).update(octets(value)).digest());
}

function littleEndian(checksum: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, checksum, true);
  return bytes;
}
