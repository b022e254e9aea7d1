import type { Encoding } from '../profile';
import { toWindows1252 } from '../text/closest';
import { encodeWindows1252 } from '../text/windows1252';

const BOM = '\uFEFF';

/** The bytes of a text. What an encoding does not have was replaced before; should something be left, it is replaced here. */
export function encode(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  switch (encoding) {
    case 'utf-8':
      return new TextEncoder().encode(text);
    case 'utf-8-bom':
      return new TextEncoder().encode(BOM + text);
    case 'utf-16be-bom':
    case 'utf-16le-bom':
      return utf16(BOM + text, encoding === 'utf-16le-bom');
    case 'windows-1252':
      return encodeWindows1252(text) ?? encodeWindows1252(toWindows1252(text).text) ?? new Uint8Array();
  }
}

function utf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < text.length; place += 1)
    view.setUint16(place * 2, text.charCodeAt(place), isLittleEndian);
  return bytes;
}
