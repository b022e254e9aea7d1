import { useMemo } from 'react';
import type { PlatformSale } from '../../../../domain/platforms/platformLot';
import { useTexts } from '../../../../shared/messages/useTexts';
import { fieldNamesOf } from '../../model/outgoing/fieldNamesOf';
import { selectFieldNames } from '../../model/outgoing/fieldNamesSlice';
import { lotTexts } from '../../model/texts/lotsTexts';
import { useLotsSelector } from '../shared/lotsHooks';

/** How fields are called in what goes out of the open sale; as the page calls them until the language of the sale is there. */
export function useFieldNames(): PlatformSale['fieldNames'] {
  const words = useTexts(lotTexts);
  const known = useLotsSelector(selectFieldNames);
  return useMemo(() => known ?? fieldNamesOf(words), [known, words]);
}
