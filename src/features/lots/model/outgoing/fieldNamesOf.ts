import type { PlatformSale } from '../../../../domain/platforms/platformLot';
import type { Translated } from '../../../../shared/messages/texts';
import type { lotTexts } from '../texts/lotsTexts';

export type LotWords = Translated<(typeof lotTexts)['texts']>;

/** How these words call the fields that go out. What a lot was sold for goes to no platform. */
export function fieldNamesOf({ fields }: Pick<LotWords, 'fields'>): PlatformSale['fieldNames'] {
  const { hammer: _hammer, ...names } = fields;
  return names;
}
