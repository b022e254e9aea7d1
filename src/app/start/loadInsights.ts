import { ACTION_PATH } from '../../features/navigation/model/access';
import { whenIdle } from '../lazy/whenIdle';

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
}

/** The script's address as Trusted Types want it, where the browser has them. */
function trusted(path: string, view: Window): string {
  const factory = (view as Window & { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return path;
  const policy = factory.createPolicy('lotsmith-insights', { createScriptURL: () => path });
  // A TrustedScriptURL stands for a string wherever one is expected; the DOM's types do not know it.
  return policy.createScriptURL(path) as string;
}

/**
 * Loads the analytics script when the page has nothing better to do. Absent, blocked or broken, it changes nothing:
 * the application neither waits for it nor gets an answer. It does not come to a page of a mailed link: analytics send
 * the address of a page on, and anybody with that address could do what was mailed. Nor does it come where an invitation's
 * link has brought somebody: its fragment names people.
 */
export function loadInsights(path: string, view: Window = window): void {
  const insert = () => {
    if (view.location.pathname.startsWith(ACTION_PATH) || view.location.hash.includes('=')) return;
    try {
      const script = view.document.createElement('script');
      script.src = trusted(path, view);
      script.async = true;
      script.addEventListener('error', () => script.remove());
      view.document.head.append(script);
    } catch {
      // A stricter policy than ours forbids it: that is the site owner's wish.
    }
  };
  const later = () => void whenIdle(insert, 5000, view);
  if (view.document.readyState === 'complete') later();
  else view.addEventListener('load', later, { once: true });
}
