import type { BrowserContext, Request } from 'playwright-core';

export interface PageErrors {
  watch(context: BrowserContext): void;
  /**
   * Errors that pages have written to the console or thrown since the last call, without those that match `expected`. What a
   * failed request was about, and what a service said that broke, is added: the console names only its address and status.
   */
  unexpected(...expected: RegExp[]): string[];
}

interface Refused {
  /** As in the console's line. */
  readonly start: string;
  readonly url: string;
  readonly documents: readonly string[];
  /** The answer of a service that has failed. */
  words: string;
  /**
   * A save that was sent before, and whose answer did not come: a reload or the page's patience broke it off. When the server
   * had made it all the same, it refuses the second sending, and the page finds the first one's record.
   */
  readonly isSentAgain: boolean;
}

/** A collector of the errors of pages. */
export function collectErrors(): PageErrors {
  let errors: string[] = [];
  let refused: Refused[] = [];
  /** The commits that were sent and not answered so far. */
  const unanswered = new Set<Request>();
  return {
    watch(context) {
      context.on('request', (request) => {
        if (request.url().includes('/documents:commit')) unanswered.add(request);
      });
      context.on('response', (response) => {
        const request = response.request();
        unanswered.delete(request);
        const status = response.status();
        const documents = documentsOf(request);
        if (status < 400 || documents.length === 0) return;
        const found: Refused = {
          start: `status of ${String(status)} `,
          url: response.url(),
          documents,
          words: '',
          isSentAgain: status === 403 && [...unanswered].some((before) => makesSameRecord(before, request)),
        };
        refused.push(found);
        // A refusal is known by its status. What a service says when it breaks is all that there is to find the cause by.
        if (status >= 500)
          response.text().then(
            (text) => void (found.words = text.replace(/\s+/g, ' ').slice(0, 400)),
            () => undefined,
          );
      });
      context.on('page', (page) => {
        page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
        });
      });
    },
    unexpected(...expected) {
      const left = [...refused];
      const found = errors.flatMap((error) => {
        const place = left.findIndex(({ start, url }) => error.includes(start) && error.includes(url));
        const [cause] = place === -1 ? [] : left.splice(place, 1);
        if (cause === undefined) return [error];
        if (cause.isSentAgain) return [];
        const words = cause.words === '' ? '' : `, saying ${cause.words},`;
        return [`${error}${words} about ${[...new Set(cause.documents)].join(', ')}`];
      });
      errors = [];
      refused = [];
      return found.filter((error) => !expected.some((pattern) => pattern.test(error)));
    },
  };
}

const documentsOf = (request: Request): string[] =>
  [...(request.postData() ?? '').matchAll(/\/documents\/([^"]+)"/g)].map(([, name = '']) => name);

/** Whether both make the record of one operation: it stays the same when a lot asks for another number the second time. */
function makesSameRecord(one: Request, other: Request): boolean {
  const there = documentsOf(other);
  return documentsOf(one).some((name) => /\/ops\/[^/]+$/.test(name) && there.includes(name));
}
