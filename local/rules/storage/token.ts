import { fromJson } from '../values/documents';
import { isMap, type RulesMap, type Value } from '../values/values';

/** The token cannot be read. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}

/**
 * `request.auth` of a request: null without a token, else `{uid, token}` with every claim. The signature and the
 * expiry are not checked: local tokens are unsigned (`alg: none`), and the local services trust this machine. Throws
 * TokenError for a token that names no person.
 */
export function authOf(token: string | undefined): RulesMap | null {
  if (token === undefined || token === '') return null;
  const [header = '', payload = ''] = token.split('.');
  const claims = decode(payload);
  const algorithm = decode(header).get('alg');
  if (algorithm !== 'none' && algorithm !== 'RS256') throw new TokenError('The token is neither unsigned nor RS256.');
  const uid = claims.get('user_id') ?? claims.get('sub');
  if (typeof uid !== 'string' || uid === '') throw new TokenError('The token names no person.');
  return new Map<string, Value>([
    ['uid', uid],
    ['token', claims],
  ]);
}

function decode(part: string): RulesMap {
  try {
    const value = fromJson(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
    if (isMap(value)) return value;
  } catch {
    // Refused below like JSON of another kind.
  }
  throw new TokenError('The token is no JSON web token.');
}
