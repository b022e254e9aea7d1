import { defineTexts } from '../../messages/texts';

export const newPasswordTexts = defineTexts('newPassword', {
  needs: 'What it needs:',
  needsOfPassword: 'What the password needs',
  met: ': met',
  notMet: ': not met yet',
});
