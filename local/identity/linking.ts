import { readIdToken } from './accounts';
import { type Answer, type Fields, textOf } from './store/exchange';
import type { IdentityService } from './store/service';
import { newTokens } from './tokens';

/**
 * The answer to who adds a way to sign in: they are in already, with their second step. The emulator asks for that step
 * once more, which the SDK cannot answer: it knows second steps of signing in and of signing in again only.
 */
export function withoutSecondStep(service: IdentityService, body: Fields, answer: Answer): Answer {
  const idToken = textOf(body, 'idToken');
  if (idToken === '' || !('mfaPendingCredential' in answer.body)) return answer;
  const { users, user, signInProvider, secondFactor } = readIdToken(service.project, idToken);
  const { mfaPendingCredential: _pending, mfaInfo: _info, ...said } = answer.body;
  return { ...answer, body: { ...said, ...newTokens(service, users, user, signInProvider, secondFactor) } };
}
