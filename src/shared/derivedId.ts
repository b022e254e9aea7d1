const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * An id that follows from texts: the same ones give the same id on every device, others another one. Of the shape of
 * `newId`, about 119 bits of their SHA-256.
 */
export async function derivedId(...parts: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  let rest = new Uint8Array(digest).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let id = '';
  while (id.length < 20) {
    id += ALPHABET[Number(rest % 62n)];
    rest /= 62n;
  }
  return id;
}
