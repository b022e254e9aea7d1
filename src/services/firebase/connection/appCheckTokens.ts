/** Tokens that tell Google's services that a request comes from this application; null where it is not set up. */
let token: (() => Promise<string>) | null = null;

export function shareAppCheckTokens(source: () => Promise<string>): void {
  token = source;
}

/**
 * What a request that is sent past the SDKs carries in its head: they add it to theirs by themselves. Empty where there is
 * no token; the service decides then.
 */
export async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  if (token === null) return {};
  try {
    return { 'X-Firebase-AppCheck': await token() };
  } catch (error) {
    console.warn('There is no App Check token.', error);
    return {};
  }
}
