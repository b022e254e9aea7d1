import { GatewayFailure } from '../failure';

/** A document holds 1 MiB; deflated, what is packed is never larger than this, and most of it is a third. */
const MOST_BYTES = 800_000;
/** Nobody's browser unpacks more of one document, whatever somebody has put into it. */
const MOST_UNPACKED = 16_000_000;

const encoder = new TextEncoder();

/** Splits items so that each part, written as JSON, fits into a document. */
export function inDocuments<Item>(items: readonly Item[], most = MOST_BYTES): readonly (readonly Item[])[] {
  const parts: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const size = encoder.encode(JSON.stringify(item)).length + 1;
    if (size > room) {
      parts.push([]);
      room = most;
    }
    parts.at(-1)?.push(item);
    room -= size;
  }
  return parts;
}

/** JSON, deflated by the browser. */
export async function pack(content: object): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([JSON.stringify(content)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What was packed. Rejects for bytes that are none of it. */
export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const parts: string[] = [];
  const decoder = new TextDecoder();
  let size = 0;
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > MOST_UNPACKED) {
        await reader.cancel();
        throw new Error('It is too large when it is unpacked.');
      }
      parts.push(decoder.decode(value, { stream: true }));
    }
    return JSON.parse(parts.join('') + decoder.decode());
  } catch (error) {
    throw new GatewayFailure('unknown', error);
  }
}
