import { limitRequests } from './limitRequests';

const DOCUMENTS = 'https://documents.example/v1/projects/p/databases/(default)/documents';

/** What a browser has, as far as limits go. */
class PlainRequest {
  timeout = 0;
  aborted = false;
  readonly done: unknown[] = [];
  open(...about: readonly unknown[]): void {
    this.done.push(about);
  }
  setRequestHeader(name: string, value: string): void {
    this.done.push(`${name}: ${value}`);
  }
  send(body: unknown): void {
    this.done.push(body);
  }
  abort(): void {
    this.aborted = true;
  }
}

const globals = globalThis as { XMLHttpRequest?: unknown };
const before = globals.XMLHttpRequest;
beforeEach(() => {
  globals.XMLHttpRequest = PlainRequest;
  limitRequests();
});
afterEach(() => {
  globals.XMLHttpRequest = before;
});

const TOKEN = { Authorization: 'Bearer t' };

function sent(url: string, body = '', headers: Readonly<Record<string, string>> = TOKEN): PlainRequest {
  const request = new (globals.XMLHttpRequest as typeof PlainRequest)();
  request.open('POST', url, true);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(body);
  return request;
}

describe('a call that nobody answers', () => {
  it.each([
    ['a commit', `${DOCUMENTS}:commit?key=k`],
    ['a read', `${DOCUMENTS}:batchGet`],
    ['a count below a document', `${DOCUMENTS}/sales/s1:runAggregationQuery?key=k`],
  ])('ends: %s', (_name, url) => {
    const request = sent(url, 'all of it');
    expect(request.timeout).toBeGreaterThan(0);
    expect(request.done).toEqual([['POST', url, true, undefined, undefined], 'Authorization: Bearer t', 'all of it']);
  });

  it('has longer when it carries much', () => {
    expect(sent(`${DOCUMENTS}:commit`, 'x'.repeat(400_000)).timeout).toBe(sent(`${DOCUMENTS}:commit`).timeout + 20_000);
  });
});

describe('a call in nobody’s name', () => {
  it('ends by itself once it has begun', async () => {
    const request = sent(`${DOCUMENTS}:commit`, 'all of it', { 'Content-Type': 'text/plain' });
    expect(request.aborted).toBe(false);
    await Promise.resolve();
    expect(request.aborted).toBe(true);
  });

  it.each([
    ['of somebody', `${DOCUMENTS}:commit`, TOKEN],
    ['to no document', 'https://identity.example/v1/accounts:lookup?key=k', {}],
  ])('is none: %s', async (_name, url, headers) => {
    const request = sent(url, '', headers);
    await Promise.resolve();
    expect(request.aborted).toBe(false);
  });
});

it.each([
  ['a stream', 'https://documents.example/google.firestore.v1.Firestore/Listen/channel?VER=8&database=projects%2Fp'],
  ['a photo', 'https://files.example/v0/b/bucket/o?name=sales%2Fs%2Fphotos%2Fdocuments:x'],
])('leaves other requests their time: %s', (_name, url) => {
  expect(sent(url).timeout).toBe(0);
});

it('does nothing where there are no such requests', () => {
  delete globals.XMLHttpRequest;
  expect(limitRequests).not.toThrow();
});
