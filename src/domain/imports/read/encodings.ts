import { windowsSign } from '../../values/windows1252';
import type { Encoding } from './importTable';

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  /** Characters that could not be read: � stands for each. */
  readonly damaged: number;
}

/** The text of a file in the encoding that it seems to have, or in the one that a person has chosen. */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): DecodedText {
  const sound = chosen === undefined && markOf(bytes) === null && wideEncoding(bytes) === null ? asUtf8(bytes) : null;
  if (sound !== null) return { text: sound, encoding: 'utf-8', damaged: 0 };
  const encoding = chosen ?? encodingOf(bytes);
  const text = decoded(bytes, encoding);
  return { text, encoding, damaged: countDamaged(text) };
}

/** By its mark; without one by its bytes. */
function encodingOf(bytes: Uint8Array): Encoding {
  const encoding = markOf(bytes) ?? wideEncoding(bytes);
  return encoding ?? (isAlmostUtf8(bytes) ? 'utf-8' : oneByteEncoding(bytes));
}

function markOf([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Null when a byte does not fit. */
function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Bytes that are looked at for the pattern of UTF-16. */
const SAMPLE = 4_096;

/** Latin letters have a NUL beside each of them in UTF-16, always on the same side. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const end = Math.min(SAMPLE, bytes.length - (bytes.length % 2));
  const nuls = [0, 0];
  for (let at = 0; at < end; at += 1) if (bytes[at] === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  const many = end * 0.2;
  if (odd > many && even * 10 < odd) return 'utf-16le';
  return even > many && odd * 10 < even ? 'utf-16be' : null;
}

/** A UTF-8 file with a few broken bytes is still one: then most of what is not ASCII can be read. */
function isAlmostUtf8(bytes: Uint8Array): boolean {
  const text = decoded(bytes, 'utf-8');
  const damaged = countDamaged(text);
  return (text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0) >= 10 * damaged;
}

const countDamaged = (text: string): number => text.match(/\ufffd/g)?.length ?? 0;

/** What catalogues in Western languages hold beside ASCII, in the order of how much it says. */
const FREQUENT = 'äöüÄÖÜßéèàçêáíóúñåøæ£€–’“”„‘';
const RARE = '—•…½¼°âîôûëïòùÉÈÀÇÅØ×·©®™«»§';

/** By which of the two the bytes become frequent characters. */
function oneByteEncoding(bytes: Uint8Array): Encoding {
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  const score = (encoding: Encoding): number => {
    const signs = decoded(HIGH_BYTES, encoding);
    let sum = 0;
    for (let byte = 0x80; byte < 256; byte += 1) sum += (counts[byte] ?? 0) * worthOf(signs[byte - 0x80] ?? '');
    return sum;
  };
  return score('macintosh') > score('windows-1252') ? 'macintosh' : 'windows-1252';
}

const HIGH_BYTES = Uint8Array.from({ length: 128 }, (_, index) => 0x80 + index);

function worthOf(sign: string): number {
  if (FREQUENT.includes(sign)) return 4;
  if (RARE.includes(sign)) return 1;
  return CONTROL.test(sign) ? -8 : -1;
}

const CONTROL = /[\x80-\x9f]/;

/** Some runtimes read Windows-1252 as Latin-1, which has control characters where the former has quotes and dashes. */
function decoded(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252' ? text.replace(/[\x80-\x9f]/g, windowsSign) : text;
}
