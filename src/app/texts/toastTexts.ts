import { defineTexts } from '../../shared/messages/texts';

export const toastTexts = defineTexts('toasts', {
  /** Before a message, for those who do not see its colour. */
  words: { success: 'Done:', info: 'Note:', warning: 'Warning:', error: 'Error:' },
  dismiss: 'Dismiss notification',
});
