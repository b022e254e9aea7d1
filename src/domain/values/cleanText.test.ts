import fc from 'fast-check';
import { cleanFields, cleanText } from './cleanText';

const LIST = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x7f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
] as const;
const isForbidden = (letter: string): boolean =>
  LIST.some(([first, last]) => letter.charCodeAt(0) >= first && letter.charCodeAt(0) <= last);

describe('a text as it may be stored', () => {
  it('is without exactly the forbidden signs, in its order', () => {
    const odd = fc.constantFrom(
      '\u0000',
      '\u001b',
      '\u007f',
      '\u202e',
      '\u2066',
      '\u2069',
      '\u200d',
      '\u200f',
      '\n',
      '\t',
    );
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(odd, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })) }),
        (text) => {
          const clean = cleanText(text);
          expect(clean).toBe(
            text
              .split('')
              .filter((letter) => !isForbidden(letter))
              .join(''),
          );
          expect(cleanText(clean)).toBe(clean);
        },
      ),
      { seed: 6, numRuns: 1000 },
    );
  });

  it('loses every one of them, and no other of the first 65,536', () => {
    for (let code = 0; code <= 0xff_ff; code += 1) {
      const letter = String.fromCharCode(code);
      if (cleanText(letter) !== (isForbidden(letter) ? '' : letter)) throw new Error(`${code} is not as it should be.`);
    }
  });

  it.each(['two\nlines\r\n\twith a tab', '👩‍🌾', 'می‌خواهم', 'abc\u200f!', 'Ã©'])('keeps %j', (text) =>
    expect(cleanText(text)).toBe(text),
  );

  it('is made of every text of a record, and the record stays when there is nothing to do', () => {
    const clean = { title: 'A vase', number: 1, place: null };
    expect(cleanFields(clean)).toBe(clean);
    expect(cleanFields({ title: 'evil\u202egnp.exe', number: 1, place: 'a\u0000' })).toEqual({
      title: 'evilgnp.exe',
      number: 1,
      place: 'a',
    });
  });
});
