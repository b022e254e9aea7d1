import { createRandom } from '../simulation/world/random';

/** Numbers below another one, the same in every run. */
export function random(seed: number): (below: number) => number {
  const { whole } = createRandom(seed);
  return (below) => whole(0, below - 1);
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const latin1 = (text: string): Uint8Array => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0) & 0xff));

/** As houses have them. */
const REAL: readonly Uint8Array[] = [
  utf8(
    '\ufeffLotNum,Title,Description,LowEst,HighEst,StartPrice\r\n1,Vase,"Blue, ""Delft""\r\nchipped",100,150,50\r\n12A,Clock,Brass,"1,200","1,800",600\r\n',
  ),
  latin1('Los;Titel;Schätzpreis;Einlieferer\r\n1;Große Vase;1.200,00 €;Müller\r\n2;Uhr;"80,50";Weiß\r\n'),
  utf8('Lot\tTitle\tEstimate\n1\tVase 12" high\t£1,200–1,800\n2\t"Clock\n'),
  Uint8Array.from([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array([...'Lot\tTitle\r\n1\tVase\r\n'].map((sign) => sign.charCodeAt(0))).buffer),
  ]),
  latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06'),
  latin1('PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0[Content_Types].xml'),
];
const SOUP = [
  '"',
  '""',
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r',
  '\r\n',
  'a',
  'ß',
  '€',
  ' ',
  '\0',
  '=',
  "'",
  '\ufeff',
  'sep=;\n',
  '12A',
  '1,200',
];

/** Bytes of any kind, texts of the signs that matter, and real files with mistakes in them. */
export function someFile(next: (below: number) => number): Uint8Array {
  const kind = next(4);
  if (kind === 0) return Uint8Array.from({ length: next(300) }, () => next(256));
  if (kind === 1) return utf8(Array.from({ length: next(200) }, () => SOUP[next(SOUP.length)]).join(''));
  const bytes = [...(REAL[next(REAL.length)] ?? [])];
  for (let changes = 1 + next(6); changes > 0; changes -= 1) {
    const at = next(bytes.length + 1);
    const act = next(4);
    if (act === 0) bytes.splice(at, 1 + next(10));
    else if (act === 1) bytes.splice(at, 0, next(256));
    else if (act === 2) bytes[at] = next(256);
    else bytes.splice(at, 0, ...bytes.slice(next(bytes.length + 1)));
    if (bytes.length > 4_000) bytes.length = 4_000;
  }
  return Uint8Array.from(bytes);
}
