const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A new id for a document: 20 characters of [A-Za-z0-9], about 119 random bits, the shape Firestore's own ids have.
 * Made on the device so that a retry writes the same document again.
 */
export function newId(): string {
  let id = '';
  while (id.length < 20) {
    // 248 is the largest multiple of 62 in a byte: what lies above would favour the first letters.
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      if (byte < 248 && id.length < 20) id += ALPHABET[byte % 62];
    }
  }
  return id;
}
