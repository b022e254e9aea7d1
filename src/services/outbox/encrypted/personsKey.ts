/** A key that follows from a person's id, which another person at this browser does not know. `what`: for what it is. */
export async function personsKey(uid: string, what: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`lotsmith ${what} ${uid}`));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
