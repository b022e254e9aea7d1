import type { AuthCode } from '../../services/auth/authCodes';
import type { MailedAction } from '../../services/auth/IdentityGateway';
import type { Translated } from '../../shared/messages/texts';
import type { identityTexts } from './identityTexts';

type IdentityTexts = Translated<(typeof identityTexts)['texts']>;

export interface ActionTexts {
  readonly title: string;
  /** What will happen, and to which account. */
  readonly before: string;
  readonly button: string;
  readonly doneTitle: string;
  readonly after: string;
}

/** What a person reads before and after using a mailed link. */
export function actionTexts(
  { operation, email, previousEmail, factor }: MailedAction,
  texts: IdentityTexts,
): ActionTexts {
  const words = texts.actions[operation];
  const account = email ?? texts.thisAccount;
  return {
    ...words,
    before: words.before(account, previousEmail, factor),
    after: words.after(account, previousEmail, factor),
  };
}

/** Why a link cannot be used, as far as links say it by themselves. A used code and a foreign one look alike. */
export function refusalText(code: AuthCode, texts: IdentityTexts): string | undefined {
  const refusals: Readonly<Partial<Record<AuthCode, string>>> = texts.refusals;
  return refusals[code];
}

/** Whether asking again may help with a link that could not be looked at. */
export function mayPass(code: AuthCode): boolean {
  return ['network-request-failed', 'internal-error', 'too-many-requests', 'quota-exceeded', 'unknown'].includes(code);
}
