import type { UnreadablePlatform } from '../../domain/platforms/house/ownPlatformText';
import { defineTexts } from '../../shared/messages/texts';

/** Platforms of the house, in the settings of a sale. */
export const ownPlatformsTexts = defineTexts('ownPlatforms', {
  title: 'My own platforms',
  intro:
    'For a platform that Lotsmith does not know: take the file that it gives you to fill in, and say once what stands in each column.',
  none: 'This sale has no platform of its own.',
  columns: (columns: number) => (columns === 1 ? '1 column' : `${columns} columns`),
  unreadable: {
    damaged: 'A platform of this sale is damaged and cannot be used. Make it anew from its template.',
    newer: 'A platform of this sale was made with a newer version of Lotsmith. Reload the page to use it.',
  } satisfies Record<UnreadablePlatform['reason'], string>,
  make: 'Make one from a template',
  most: (most: number) => `A sale has at most ${most} platforms of its own.`,
  change: 'Change',
  changeNamed: (name: string) => `Change the platform “${name}”`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove the platform “${name}”`,
  removeUnreadable: 'Remove the platform that cannot be used',
  copyFrom: 'Copy from another sale',
  copyHint: 'With the columns of the house that it is filled with.',
  choose: 'Choose a platform',
  ofSale: (platform: string, sale: string) => `${platform} (${sale})`,
  copy: 'Copy the platform',
  saved: 'The platforms of your own are saved.',
  notSaved: 'Nothing was saved',
});
