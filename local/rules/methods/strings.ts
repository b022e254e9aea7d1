import { stringArgument } from '../values/arguments';
import { matches, replaceAll, split } from '../values/regex';
import { methodTable } from './method';

/** Only ASCII letters change, as in Google's engine. */
export const stringMethods = methodTable<string>({
  lower: [0, (self) => self.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())],
  upper: [0, (self) => self.replace(/[a-z]+/g, (letters) => letters.toUpperCase())],
  matches: [1, (self, pattern) => matches(self, stringArgument(pattern))],
  replace: [2, (self, pattern, replacement) => replaceAll(self, stringArgument(pattern), stringArgument(replacement))],
  size: [0, (self) => BigInt(self.length)],
  split: [1, (self, pattern) => split(self, stringArgument(pattern))],
  toUtf8: [0, (self) => new TextEncoder().encode(self)],
  trim: [0, (self) => self.replace(/^[\0- ]+|[\0- ]+$/g, '')],
});

export const bytesMethods = methodTable<Uint8Array>({
  size: [0, (self) => BigInt(self.length)],
  /** URL-safe and padded. */
  toBase64: [0, (self) => Buffer.from(self).toString('base64').replaceAll('+', '-').replaceAll('/', '_')],
  toHexString: [0, (self) => Buffer.from(self).toString('hex').toUpperCase()],
});
