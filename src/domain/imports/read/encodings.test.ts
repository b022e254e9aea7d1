import { windowsSign } from '../../values/windows1252';
import { decodeText } from './encodings';

const HIGH = Uint8Array.from({ length: 128 }, (_, at) => at + 0x80);
const MAC = new TextDecoder('macintosh').decode(HIGH);
const WINDOWS = Array.from(HIGH, (byte) => windowsSign(String.fromCharCode(byte))).join('');

/** The bytes of a text in an encoding with one byte for each character. */
const bytesIn = (signs: string, text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => (sign < '\x80' ? sign.charCodeAt(0) : 0x80 + signs.indexOf(sign)));

describe('a file with one byte for each character', () => {
  /** What Windows and an old Macintosh write with other bytes, of which none means something usual on the other one. */
  const BOTH = ['Grüße', 'Château', 'Évêque — « août »', 'Ångström', 'Møbler på loftet', 'crème', '“Vase”', '40 €'];

  it.each([...BOTH, 'Señor', 'naïve', '£5', '½'])('is read as Windows wrote it: %s', (text) => {
    expect(decodeText(bytesIn(WINDOWS, text))).toEqual({ text, encoding: 'windows-1252', damaged: 0 });
  });

  it.each(BOTH)('is read as an old Macintosh wrote it: %s', (text) => {
    expect(decodeText(bytesIn(MAC, text))).toEqual({ text, encoding: 'macintosh', damaged: 0 });
  });

  it('is rather one of the Macintosh than one with control characters', () => {
    expect(decodeText(Uint8Array.of(0x81, 0x20, 0xe4)).encoding).toBe('macintosh');
  });

  it('is one of Windows where nothing says more', () => {
    expect(decodeText(bytesIn(WINDOWS, 'þ')).encoding).toBe('windows-1252');
  });

  it('is read as a person says', () => {
    expect(decodeText(Uint8Array.of(0x8e), 'macintosh')).toEqual({ text: 'é', encoding: 'macintosh', damaged: 0 });
    expect(decodeText(Uint8Array.of(0x8e), 'windows-1252')).toEqual({
      text: 'Ž',
      encoding: 'windows-1252',
      damaged: 0,
    });
    expect(decodeText(Uint8Array.of(0x61, 0x8e), 'utf-8')).toEqual({ text: 'a\ufffd', encoding: 'utf-8', damaged: 1 });
  });
});

describe('a file of UTF-8 with broken bytes', () => {
  const broken = (sound: number) => Uint8Array.from([...new TextEncoder().encode('ü'.repeat(sound)), 0xc3, 0x0a]);

  it('is one as long as ten characters are sound for each that is not', () => {
    expect(decodeText(broken(10))).toMatchObject({ encoding: 'utf-8', damaged: 1 });
    expect(decodeText(broken(9))).toMatchObject({ encoding: 'windows-1252', damaged: 0 });
  });
});

it('reads plain and empty files as UTF-8, and its mark as no text', () => {
  expect(decodeText(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8', damaged: 0 });
  expect(decodeText(new TextEncoder().encode('Lot'))).toEqual({ text: 'Lot', encoding: 'utf-8', damaged: 0 });
  expect(decodeText(new TextEncoder().encode('\ufeffGröße'))).toEqual({ text: 'Größe', encoding: 'utf-8', damaged: 0 });
});
