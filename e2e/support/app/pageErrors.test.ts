import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright-core';
import { collectErrors } from './pageErrors';

const COMMIT = 'http://127.0.0.1:8080/v1/projects/p/databases/(default)/documents:commit?key=k';

/** A context with one page, in which saves are sent, answered and complained about as Chromium does. */
function world() {
  const context = new EventEmitter();
  const page = new EventEmitter();
  const errors = collectErrors();
  errors.watch(context as unknown as BrowserContext);
  context.emit('page', page);
  return {
    errors,
    page,
    send(...documents: string[]) {
      const writes = documents.map((name) => ({
        update: { name: `projects/p/databases/(default)/documents/${name}` },
      }));
      const request = { url: () => COMMIT, postData: () => JSON.stringify({ writes }) };
      context.emit('request', request);
      return request;
    },
    answer(request: object, status: number, words = '') {
      context.emit('response', {
        request: () => request,
        status: () => status,
        url: () => COMMIT,
        text: () => Promise.resolve(words),
      });
      if (status >= 400) complain(page, status);
    },
  };
}

function complain(page: EventEmitter, status: number): void {
  const text = `Failed to load resource: the server responded with a status of ${String(status)} (Nope)`;
  page.emit('console', { type: () => 'error', text: () => text, location: () => ({ url: COMMIT }) });
}

it('names what a refused save was about, each by itself', () => {
  const { errors, send, answer } = world();
  answer(send('sales/s/lots/a'), 403);
  answer(send('sales/s/lots/b', 'sales/s/ops/1'), 403);
  const found = errors.unexpected();
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/ about sales\/s\/lots\/a$/);
  expect(found[1]).toMatch(/ about sales\/s\/lots\/b, sales\/s\/ops\/1$/);
  expect(errors.unexpected()).toEqual([]);
});

it('adds what a service says that breaks', async () => {
  const { errors, send, answer } = world();
  answer(send('sales/s/lots/a'), 500, 'out of\n memory');
  await Promise.resolve();
  expect(errors.unexpected()[0]).toMatch(/status of 500 .*, saying out of memory, about sales\/s\/lots\/a$/);
});

it('leaves out the refusal of a save whose first sending was not answered', () => {
  const { errors, send, answer } = world();
  send('sales/s/lots/a', 'sales/s/ops/1', 'sales/s/numbers/30');
  answer(send('sales/s/lots/a', 'sales/s/ops/1', 'sales/s/numbers/31'), 403);
  expect(errors.unexpected()).toEqual([]);
});

it.each([
  [
    'that was answered before',
    (first: ReturnType<typeof world>) => first.answer(first.send('sales/s/ops/1'), 200),
    403,
  ],
  ['after another one without an answer', (first: ReturnType<typeof world>) => first.send('sales/s/ops/2'), 403],
  ['that is refused in another way', (first: ReturnType<typeof world>) => first.send('sales/s/ops/1'), 409],
])('names the refusal of a save %s', (_, before, status) => {
  const there = world();
  before(there);
  there.answer(there.send('sales/s/ops/1'), status);
  expect(there.errors.unexpected()).toEqual([expect.stringMatching(/ about sales\/s\/ops\/1$/)]);
});

it('lets an expected error pass, and names what a page throws', () => {
  const { errors, page, send, answer } = world();
  answer(send('sales/s/ops/1'), 409);
  page.emit('pageerror', new Error('no such lot'));
  expect(errors.unexpected(/status of 409 .* about sales\/s\/ops/)).toEqual(['thrown: no such lot']);
});
