import type { AuthCode } from '../../../services/auth/authCodes';
import { type Catalogue, textsOf } from '../../../shared/messages/texts';
import { authCodeTexts, authMessage, authMessageField } from './authMessages';
import { nextStep, type NextStep } from './nextStep';

/** What is said about a refusal: the sentence, the field it belongs beside (null: none), and what helps. */
export interface AuthAdvice {
  readonly text: string;
  readonly field: ReturnType<typeof authMessageField>;
  readonly next: NextStep;
}

/** In the language of `catalogue`. This file and all it says is a chunk of its own: useAuthAdvice fetches it. */
export function authAdvice(code: AuthCode, catalogue: Catalogue): AuthAdvice {
  return {
    text: authMessage(code, textsOf(authCodeTexts, catalogue)),
    field: authMessageField(code),
    next: nextStep(code),
  };
}
