import { useMemo } from 'react';
import type { GridField } from '../../model/fields/gridColumns';
import { isHouseField, offersFor, selectHouseWords } from '../../model/house/houseWords';
import { useLotsStore } from '../shared/lotsHooks';

interface HouseOffers {
  readonly suggest: (typed: string) => readonly string[];
  /** When the field is left: the next time it offers what is known by then. */
  readonly forget: () => void;
}

/**
 * What the house has written into this field before; null for a field in which it writes something else each time. It is
 * read when the field asks first: of what is typed now, the parts that were saved in pauses are no words of the house.
 */
export function useHouseOffers(field: GridField): HouseOffers | null {
  const store = useLotsStore();
  return useMemo(() => {
    if (!isHouseField(field)) return null;
    let words: readonly string[] | null = null;
    return {
      suggest: (typed) => offersFor((words ??= selectHouseWords(store.getState(), field)), typed),
      forget: () => void (words = null),
    };
  }, [store, field]);
}
