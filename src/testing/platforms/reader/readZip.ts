import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { Bundle } from './bundle';
import { readBundle } from './readBundle';
import { readJpeg } from './readJpeg';

type Read = { readonly bundle: Bundle; readonly reasons: readonly string[] } | { readonly broken: string };

/** Why a platform would not take a ZIP file as it is, its pictures looked into; empty when it would. */
export function readZip(platform: string, zip: Uint8Array): readonly string[] {
  const read = unpack(zip);
  if ('broken' in read) return [read.broken];
  return [...read.reasons, ...readBundle(platform, read.bundle)];
}

/** The bundle in a ZIP file, and what is wrong with the ZIP file itself. */
export function unpack(zip: Uint8Array): Read {
  const names: string[] = [];
  const files = open(zip, names);
  if (files === null) return { broken: 'the ZIP file cannot be read' };
  const doubles = names.filter((name, place) => names.indexOf(name) !== place);
  const dataFiles = names.filter((name) => !name.endsWith('.jpg'));
  const [fileName] = dataFiles;
  if (fileName === undefined || dataFiles.length > 1) return { broken: `there are ${dataFiles.length} data files` };
  const sums = sumsIn(zip);
  const reasons = [
    ...doubles.map((name) => `${name} is there twice`),
    ...Object.entries(files)
      .filter(([name, bytes]) => sums.get(name) !== crc32(bytes))
      .map(([name]) => `the sum of ${name} is wrong`),
  ];
  const pictures: Bundle['pictures'][number][] = [];
  for (const [name, bytes] of Object.entries(files)) {
    if (name === fileName) continue;
    const jpeg = readJpeg(bytes);
    if (jpeg === null) reasons.push(`the picture ${name} is no whole JPEG`);
    else pictures.push({ name, width: jpeg.width, height: jpeg.height, bytes: bytes.length });
    if (jpeg !== null && jpeg.says.length > 0) reasons.push(`the picture ${name} has ${jpeg.says.join(', ')}`);
  }
  return { bundle: { fileName, bytes: files[fileName] ?? new Uint8Array(), pictures }, reasons };
}

function open(zip: Uint8Array, names: string[]): Record<string, Uint8Array> | null {
  try {
    return unzipSync(zip, { filter: ({ name }) => names.push(name) > 0 });
  } catch {
    return null;
  }
}

/** APPNOTE 4.3.12 and 4.3.16: the CRC-32 of each file as the list at the end says it; the library does not look at it. */
function sumsIn(zip: Uint8Array): ReadonlyMap<string, number> {
  const view = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = view.lastIndexOf(Buffer.of(0x50, 0x4b, 5, 6));
  const sums = new Map<string, number>();
  let at = view.readUInt32LE(end + 16);
  for (let left = view.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((place) => view.readUInt16LE(at + place));
    const start = at + 46;
    sums.set(view.toString('utf8', start, start + (name ?? 0)), view.readUInt32LE(at + 16));
    at = start + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return sums;
}
