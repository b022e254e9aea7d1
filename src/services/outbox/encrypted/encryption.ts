const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;
const LENGTH_BYTES = 4;

export interface Ciphertext {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Plain data and the bytes that belong to it. */
export interface Envelope {
  readonly content: unknown;
  readonly blobs: readonly Blob[];
}

/** A new key, base64 of 256 bits, as the person's own document holds it. */
export function newKeyText(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}

/** The key of such a text; it opens and locks, and does not leave the browser's hands any more. */
export function importKey(text: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt']);
}

/** Names a person's records without saying who it is. */
export async function ownerOf(uid: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`lotsmith outbox ${uid}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Encrypts an envelope; `owner` is bound to it, so that it opens as that person's work only. */
export async function encrypt({ content, blobs }: Envelope, owner: string, key: CryptoKey): Promise<Ciphertext> {
  const text = new TextEncoder().encode(
    JSON.stringify({ content, blobs: blobs.map(({ size, type }) => ({ size, type })) }),
  );
  const length = new DataView(new ArrayBuffer(LENGTH_BYTES));
  length.setUint32(0, text.byteLength);
  const bytes = await new Blob([length.buffer, text, ...blobs]).arrayBuffer();
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { iv, data: await crypto.subtle.encrypt(cipher(iv, owner), key, bytes) };
}

/** Rejects when the key or the owner is another one, or a byte has changed. */
export async function decrypt({ iv, data }: Ciphertext, owner: string, key: CryptoKey): Promise<Envelope> {
  const bytes = await crypto.subtle.decrypt(cipher(iv, owner), key, data);
  let at = LENGTH_BYTES + new DataView(bytes).getUint32(0);
  const text = new TextDecoder().decode(new Uint8Array(bytes, LENGTH_BYTES, at - LENGTH_BYTES));
  const { content, blobs } = JSON.parse(text) as { content: unknown; blobs: { size: number; type: string }[] };
  const cut = blobs.map(({ size, type }) => {
    at += size;
    return new Blob([bytes.slice(at - size, at)], { type });
  });
  return { content, blobs: cut };
}

/** Those of them that this key opens: one that cannot be opened holds up no other. */
export async function decryptAll(
  all: readonly Ciphertext[],
  owner: string,
  key: CryptoKey,
): Promise<readonly Envelope[]> {
  const opened = await Promise.allSettled(all.map((each) => decrypt(each, owner, key)));
  return opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

function cipher(iv: Uint8Array<ArrayBuffer>, owner: string): AesGcmParams {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(owner) };
}
