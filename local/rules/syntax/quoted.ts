import { SourceProblem, type Position } from '../values/errors';

const simple: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  "'": "'",
  '"': '"',
  '\\': '\\',
};

/** A quoted literal: its pieces, and the offset behind the closing quote. */
export interface Quoted {
  /** Text, or the number that `\xHH` or `\ooo` names: a code point in a string, one byte in bytes. */
  readonly pieces: ReadonlyArray<string | number>;
  readonly end: number;
}

/** Reads the literal whose opening quote is at `start`. Strings end on their line. */
export function readQuoted(
  source: string,
  start: number,
  bytes: boolean,
  positionOf: (offset: number) => Position,
): Quoted {
  const quote = source[start];
  const pieces: Array<string | number> = [];
  let offset = start + 1;
  for (;;) {
    const character = source[offset];
    if (character === undefined || character === '\n' || character === '\r') {
      throw new SourceProblem(positionOf(start), 'the string is not closed on its line');
    }
    if (character === quote) return { pieces, end: offset + 1 };
    if (character !== '\\') {
      pieces.push(character);
      offset += 1;
      continue;
    }
    const rest = source.slice(offset + 1, offset + 6);
    const code = /^x([0-9a-fA-F]{2})|^u([0-9a-fA-F]{4})|^([0-3][0-7]{2})/.exec(rest);
    const plain = simple[rest.charAt(0)];
    if (code) {
      const [all, hex, unicode, octal] = code;
      if (unicode !== undefined && bytes) throw new SourceProblem(positionOf(offset), 'bytes have no escape \\u');
      if (unicode !== undefined) pieces.push(String.fromCharCode(parseInt(unicode, 16)));
      else pieces.push(hex !== undefined ? parseInt(hex, 16) : parseInt(octal ?? '', 8));
      offset += 1 + all.length;
    } else if (plain !== undefined) {
      pieces.push(plain);
      offset += 2;
    } else {
      throw new SourceProblem(positionOf(offset), `unknown escape \\${rest.charAt(0)}`);
    }
  }
}

export function textOf(pieces: Quoted['pieces']): string {
  return pieces.map((piece) => (typeof piece === 'number' ? String.fromCharCode(piece) : piece)).join('');
}

/** Characters as UTF-8, numbered escapes as the very byte. */
export function bytesOf(pieces: Quoted['pieces']): Uint8Array {
  const bytes: number[] = [];
  let text = '';
  const flush = (): void => {
    bytes.push(...new TextEncoder().encode(text));
    text = '';
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
    } else {
      flush();
      bytes.push(piece);
    }
  }
  flush();
  return Uint8Array.from(bytes);
}
