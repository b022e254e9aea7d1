import { browserPopupRedirectResolver, type Auth, type PopupRedirectResolver } from 'firebase/auth';

/** What the SDK has its resolver do before a popup or a redirect goes on: is this origin on the project's list? */
interface LooksAtOrigin {
  _originValidation(auth: Auth): Promise<void>;
}

/**
 * The SDK's resolver keeps its first verdict for as long as the page lives, also that the list could not be had: after one
 * moment without a network every popup and redirect would fail. This one keeps only that the origin is on the list.
 */
function makeResolver(): PopupRedirectResolver {
  // A class: the SDK makes one instance of it a page.
  const SdkResolver = browserPopupRedirectResolver as unknown as new () => LooksAtOrigin;

  class AskingResolver extends SdkResolver {
    readonly #allowed = new WeakMap<Auth, Promise<void>>();

    override _originValidation(auth: Auth): Promise<void> {
      const known = this.#allowed.get(auth);
      if (known !== undefined) return known;
      const looking = new SdkResolver()._originValidation(auth).catch((error: unknown) => {
        this.#allowed.delete(auth);
        throw error;
      });
      this.#allowed.set(auth, looking);
      return looking;
    }
  }
  return AskingResolver as unknown as PopupRedirectResolver;
}

let resolver: PopupRedirectResolver | null = null;

/** For every call that opens the page of a provider; the same one each time. */
export function popupResolver(): PopupRedirectResolver {
  resolver ??= makeResolver();
  return resolver;
}
