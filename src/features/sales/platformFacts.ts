import { isOwnPlatformId } from '../../domain/platforms/house/ownPlatform';
import { limitOf } from '../../domain/platforms/limits';
import type { Profile } from '../../domain/platforms/profile';
import type { Translated } from '../../shared/messages/texts';
import type { saleSettingsTexts } from './saleSettingsTexts';

/** What a person wants to know of a platform before choosing it, in a line. */
export function platformFacts(profile: Profile, texts: Translated<(typeof saleSettingsTexts)['texts']>): string {
  const { fewestLots, mostLots } = profile.sale;
  const title = limitOf(profile, 'title');
  return [
    isOwnPlatformId(profile.id)
      ? texts.platformOwn
      : profile.verified
        ? texts.platformVerified
        : texts.platformUnverified,
    ...(title === null ? [] : [texts.titleUpTo(title.most)]),
    ...(mostLots.is === null ? [] : [texts.lotsFromTo(fewestLots.is ?? 1, mostLots.is)]),
  ].join(' ');
}
