/**
 * The name of the policy that the Content Security Policy's `trusted-types` must list: under
 * `require-trusted-types-for 'script'` a worker's address must come from a policy.
 */
export const WORKER_POLICY = 'lotsmith-worker';

interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
    /** Really a TrustedScriptURL, which the Worker constructor takes where it takes a URL. */
  ): { createScriptURL(url: string): URL };
}

/** A function that lets `url`, and nothing else, start a worker. Call once per page: the policy's name is unique. */
export function trustWorkerUrl(url: string): () => string | URL {
  const policies = (globalThis as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
  if (policies === undefined) return () => url;
  const policy = policies.createPolicy(WORKER_POLICY, {
    createScriptURL(asked) {
      if (asked !== url) throw new TypeError('Only the photo worker may be started');
      return asked;
    },
  });
  return () => policy.createScriptURL(url);
}
