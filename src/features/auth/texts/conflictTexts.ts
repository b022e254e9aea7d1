import { defineTexts } from '../../../shared/messages/texts';

/** Said after signing in by a known method, about the other one that was tried before. */
export const conflictTexts = defineTexts('conflict', {
  added: (provider: string) => `You can sign in with ${provider} from now on, too.`,
  otherAddress: (provider: string) => `${provider} was not added: it has another email address than this account.`,
  notAdded: (provider: string) => `${provider} could not be added. You can do that on the account page.`,
});
