/** The two questions about a session that the SDK puts: for a new token, and for the account. */
export type SessionQuestion = 'token' | 'accounts:lookup';

type Listener = (question: SessionQuestion) => void;

const QUESTION = /\/v1\/(token|accounts:lookup)\?/;
/** What the service says when it judges the session. Words of its own may follow. */
const VERDICT =
  /"message":\s*"(USER_DISABLED|USER_NOT_FOUND|TOKEN_EXPIRED|INVALID_(?:ID|REFRESH)_TOKEN|(?:PROJECT_NUMBER|TENANT_ID)_MISMATCH)\b/;

/**
 * Stands between the SDK and the network, for the two questions about a session only. The SDK takes every refusal but a
 * broken connection for the end of the session at start, and stops renewing tokens: a service that is overloaded signs
 * people out. Here every refusal that is not a verdict on the session is a broken connection. A verdict loses the words
 * behind it, because the SDK keeps an error with words from the map that the application watches.
 */
export function watchSessionAnswers(onAsked: Listener, onConfirmed: Listener): void {
  const send = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const question = typeof input === 'string' ? (QUESTION.exec(input)?.[1] as SessionQuestion | undefined) : undefined;
    if (question === undefined) return send(input, init);
    onAsked(question);
    const response = await send(input, init);
    if (response.ok) {
      onConfirmed(question);
      return response;
    }
    const verdict = VERDICT.exec(await response.text())?.[1];
    if (verdict === undefined) throw new TypeError(`${question}: ${String(response.status)}`);
    return new Response(JSON.stringify({ error: { message: verdict } }), response);
  };
}
