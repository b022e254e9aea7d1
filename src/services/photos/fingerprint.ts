import { isWholeJpeg } from './wholeJpeg';
import { refusal } from './inspectPhoto';
import { sha256 } from './sha256';

/** Reads a file to its end: what it is known by, unless it breaks off. Rejects with GatewayFailure<PhotoRefusal>. */
export async function fingerprint(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer().catch((error: unknown) => {
    throw refusal('damaged', error); // The file changed or went away after it was chosen.
  });
  if (!isWholeJpeg(new Uint8Array(bytes))) throw refusal('damaged');
  return sha256(bytes);
}
