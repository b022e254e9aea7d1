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

/** Of the workers of this page. */
const trusted = new Set<string>();
let policy: ReturnType<TrustedTypePolicies['createPolicy']> | undefined;

/** A function that lets `url` start a worker. Only addresses that came through here may: the policy is one for all workers. */
export function trustWorkerUrl(url: string): () => string | URL {
  const policies = (globalThis as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
  if (policies === undefined) return () => url;
  trusted.add(url);
  policy ??= policies.createPolicy(WORKER_POLICY, {
    createScriptURL(asked) {
      if (!trusted.has(asked)) throw new TypeError('Only workers of this application may be started');
      return asked;
    },
  });
  const made = policy;
  return () => made.createScriptURL(url);
}
