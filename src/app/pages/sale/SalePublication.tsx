import { useMemo } from 'react';
import { CATALOGUE_STATUSES, isReadyToPublish } from '../../../domain/catalogue/catalogue';
import { isToCheck, missingForReady } from '../../../domain/lots/readiness';
import type { Lot } from '../../../domain/lots/lot';
import type { DoubtfulLot, LeftOutLot } from '../../../features/catalogue/leftOutLot';
import { PublicationSection, type PublicationSectionProps } from '../../../features/catalogue/PublicationSection';
import { SendVerification } from '../../../features/identity/SendVerification';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { selectLots, selectLotsStatus, selectPrivateReader } from '../../../features/lots/model/lots/lotsSlice';
import { selectStoredBuckets } from '../../../features/lots/model/photos/photosSlice';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { lotName, missingSentence } from '../../../features/lots/model/texts/lotWords';
import { allEntities } from '../../../shared/buckets/buckets';
import { useLocale } from '../../../shared/messages/languageChoice';
import type { Translated } from '../../../shared/messages/texts';
import { useTexts } from '../../../shared/messages/useTexts';

const SHOWN: ReadonlySet<string> = new Set(CATALOGUE_STATUSES);
const isOrCanBePublic = (lot: Lot): boolean => SHOWN.has(lot.status) || isReadyToPublish(lot);

/** The public catalogue, with the lots that it is made of: in the settings of a sale, and where it is looked at first. */
export function SalePublication({ sale, place }: Pick<PublicationSectionProps, 'sale' | 'place'>) {
  const words = useTexts(lotTexts);
  const locale = useLocale();
  const isLive = useLotsSelector(selectLotsStatus) === 'live';
  const lots = useLotsSelector(selectLots);
  const privateOf = useLotsSelector(selectPrivateReader);
  const stored = useLotsSelector(selectStoredBuckets);
  const photos = useMemo(() => allEntities(stored), [stored]);
  const leftOut = useMemo(
    () =>
      lots.flatMap((lot): LeftOutLot[] => {
        if (isOrCanBePublic(lot)) return [];
        const missing = missingForReady(lot);
        const reason = missing.length === 0 ? null : missingSentence(missing, words, locale);
        return [{ ...named(lot, words), reason }];
      }),
    [lots, words, locale],
  );
  const toCheck = useMemo(
    () =>
      lots.flatMap((lot): DoubtfulLot[] => {
        const own = privateOf(lot.id);
        return isOrCanBePublic(lot) && isToCheck(own) ? [{ ...named(lot, words), reason: own.toCheck }] : [];
      }),
    [lots, privateOf, words],
  );
  return (
    <PublicationSection
      sale={sale}
      place={place}
      lots={isLive ? lots : null}
      photos={photos}
      leftOut={leftOut}
      toCheck={toCheck}
      verification={<SendVerification look={{ kind: 'secondary' }} />}
    />
  );
}

const named = (lot: Lot, words: Translated<(typeof lotTexts)['texts']>): Pick<LeftOutLot, 'id' | 'name'> => ({
  id: lot.id,
  name: `${lotName(lot, words)} ${lot.title}`.trim(),
});
