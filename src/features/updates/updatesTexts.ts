import { defineTexts } from '../../shared/messages/texts';

export const updatesTexts = defineTexts('updates', {
  ready: 'A new version is ready',
  readyText: 'It starts when you reload. What you have written is kept.',
  reload: 'Reload',
  notKept: 'Something is not kept on this device yet. Reload when it is sent.',
});
