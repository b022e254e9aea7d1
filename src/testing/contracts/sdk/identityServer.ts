/** One request as it left the SDK for the network. */
export interface Recorded {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON bodies parsed, form bodies as their fields; undefined when there is none. */
  readonly body: unknown;
  /** By the clock of the test, in ms since the epoch. */
  readonly at: number;
}

export interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  /** Instead of JSON. */
  readonly text?: string | ReadableStream<Uint8Array>;
}

type Answering = Answer | ((request: Recorded) => Answer | Promise<Answer>);

export interface IdentityServer {
  readonly requests: readonly Recorded[];
  /** The requests to a path, in order. */
  to(path: string): Recorded[];
  /** What a path answers from now on. */
  answer(path: string, answering: Answering): void;
  /** A path refuses as the service does: `{error: {message}}`. */
  refuse(path: string, message: string, status?: number): void;
  /** A path never answers. */
  hang(path: string): void;
  /** A path cannot be reached. */
  unreachable(path: string): void;
  /** Gives the page its own fetch back. */
  close(): void;
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token shaped as the service's: for `uid`, issued `age` s ago, good for an hour. */
export function idToken(uid = 'person-1', age = 0, claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000) - age;
  const payload = { sub: uid, user_id: uid, iat: now, auth_time: now, exp: now + 3600, ...claims };
  return `${base64url({ alg: 'RS256', typ: 'JWT' })}.${base64url(payload)}.signature`;
}

/** What every successful sign-in answers, whichever way it came. */
export const signedIn = (uid = 'person-1', age = 0) => ({
  localId: uid,
  idToken: idToken(uid, age),
  refreshToken: `refresh-${uid}`,
  expiresIn: '3600',
});

/** An account as `accounts:lookup` describes it. */
export const account = (uid = 'person-1') => ({
  localId: uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  createdAt: '1700000000000',
  lastLoginAt: '1700000001000',
  providerUserInfo: [{ providerId: 'password', rawId: `${uid}@example.com`, email: `${uid}@example.com` }],
});

const SIGN_INS = ['signInWithPassword', 'signInWithEmailLink', 'signInWithIdp', 'signInWithPhoneNumber', 'signUp'];

/** The answers of a service where all goes well. */
function plausible(): Map<string, Answering> {
  return new Map<string, Answering>([
    ...SIGN_INS.map((name): [string, Answering] => [`/v1/accounts:${name}`, () => ({ json: signedIn() })]),
    ['/v1/accounts:lookup', { json: { users: [account()] } }],
    ['/v1/accounts:update', () => ({ json: signedIn() })],
    ['/v1/accounts:delete', { json: {} }],
    ['/v1/accounts:sendOobCode', { json: { email: 'ada@example.com' } }],
    ['/v1/accounts:sendVerificationCode', { json: { sessionInfo: 'session-1' } }],
    ['/v1/projects', { json: { projectId: '1', authorizedDomains: ['localhost'] } }],
    ['/v1/recaptchaParams', { json: { recaptchaSiteKey: 'site-key' } }],
    ['/v2/recaptchaConfig', { json: { recaptchaKey: 'projects/p/keys/site-key', recaptchaEnforcementState: [] } }],
    ['/v2/passwordPolicy', { json: { schemaVersion: 1, customStrengthOptions: {} } }],
    ['/v2/accounts:revokeToken', { json: {} }],
    [
      '/v1/token',
      () => ({
        json: { access_token: idToken(), refresh_token: 'refresh-2', expires_in: '3600', user_id: 'person-1' },
      }),
    ],
  ]);
}

function bodyOf(text: string, type: string): unknown {
  if (text === '') return undefined;
  return type.includes('form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(text))
    : (JSON.parse(text) as unknown);
}

/** Stands at the page's fetch: records each request of the SDK and answers it as the service would. */
export function startIdentityServer(): IdentityServer {
  const original = globalThis.fetch;
  const requests: Recorded[] = [];
  const answers = plausible();

  globalThis.fetch = async (input, init) => {
    const sent = new Request(
      typeof input === 'string' ? new URL(input, globalThis.location.href) : input,
      init as RequestInit,
    );
    const url = new URL(sent.url);
    const headers = Object.fromEntries(sent.headers.entries());
    const text = await sent.text();
    const request: Recorded = {
      method: sent.method,
      host: url.host,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers,
      body: bodyOf(text, headers['content-type'] ?? ''),
      at: Date.now(),
    };
    requests.push(request);
    const answering = answers.get(request.path);
    if (answering === undefined) throw new Error(`No answer is set for ${request.method} ${url.href}`);
    const answer = typeof answering === 'function' ? await answering(request) : answering;
    const { status = 200, json, text: plain } = answer;
    return new Response(plain ?? JSON.stringify(json), { status });
  };

  return {
    requests,
    to: (path) => requests.filter((request) => request.path === path),
    answer: (path, answering) => void answers.set(path, answering),
    refuse: (path, message, status = 400) =>
      void answers.set(path, { status, json: { error: { code: status, message } } }),
    hang: (path) => void answers.set(path, () => new Promise<Answer>(() => undefined)),
    unreachable: (path) => void answers.set(path, () => Promise.reject(new TypeError('Failed to fetch'))),
    close() {
      globalThis.fetch = original;
    },
  };
}
