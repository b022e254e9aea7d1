import type { IdentityServer, Recorded } from './identityServer';

const HOST = 'identitytoolkit.googleapis.com';

/** What asks for a bot check of the old kind; the person solved it. */
export const solved = { type: 'recaptcha', verify: () => Promise.resolve('recaptcha-token'), _reset: () => undefined };

/** The questions that the tests of the calls put to what was recorded. */
export function callsTo(server: () => IdentityServer, apiKey: string) {
  /** The one request to a path so far. */
  function only(path: string): Recorded {
    const [request, ...more] = server().to(path);
    if (request === undefined || more.length > 0) throw new Error(`${path}: not exactly one request`);
    return request;
  }

  return {
    only,
    /** Asserts what CA7 says of every JSON call, and gives the body. */
    jsonPost(path: string): unknown {
      const request = only(path);
      expect(request).toMatchObject({ method: 'POST', host: HOST, query: { key: apiKey } });
      expect(Object.keys(request.query)).toEqual(['key']);
      expect(request.headers['content-type']).toBe('application/json');
      return request.body;
    },
    /** Asserts what holds for the calls that read, and gives the rest of the query. */
    get(path: string): Record<string, string> {
      const request = only(path);
      expect(request).toMatchObject({ method: 'GET', host: HOST, body: undefined });
      const { key, ...rest } = request.query;
      expect(key).toBe(apiKey);
      return rest;
    },
  };
}
