import { SLOWEST } from '../failures/inTime';

/** A call of the document database and not one of its streams: `…/documents:commit`, `…/documents:batchGet`. */
const CALL = /\/documents[^?]*:[A-Za-z]+(?:\?|$)/;

/** An answer may take so long, in ms; less than any work waits for it. */
const LIMIT_MS = 8_000;

/**
 * Ends calls of the document database that nobody answers. The SDK means to (after 15 s), but what sends its requests does
 * not take that limit from it; and it does nothing else while a transaction is being committed. So one lost answer, even to
 * a heartbeat, held up every save of the page until the connection itself was found dead, which takes minutes. What was
 * ended is `unavailable`, and the caller tries again.
 *
 * Ends calls at once that would go in nobody's name: the SDK repeats a transaction by itself, also when the session of
 * the person who began it is over, and the server could only refuse it.
 */
export function limitRequests(): void {
  // The tests in Node talk without it.
  if (typeof XMLHttpRequest === 'undefined') return;
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    #isCall = false;
    #isSomebodys = false;

    override open(method: string, url: string | URL, isAsync = true, user?: string | null, password?: string | null) {
      this.#isCall = CALL.test(String(url));
      this.#isSomebodys = false;
      super.open(method, url, isAsync, user, password);
    }

    override setRequestHeader(name: string, value: string) {
      if (name.toLowerCase() === 'authorization') this.#isSomebodys = true;
      super.setRequestHeader(name, value);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null) {
      if (this.#isCall) this.timeout = LIMIT_MS + (typeof body === 'string' ? body.length / SLOWEST : 0);
      super.send(body);
      // Not within `send`: the SDK expects no end before its own call has returned.
      if (this.#isCall && !this.#isSomebodys) queueMicrotask(() => this.abort());
    }
  };
}
