import { useEffect } from 'react';
import { describePath, isDescribing, lotIdOf } from '../../../../domain/sales/addresses';
import { useNavigation } from '../../../../shared/ui/navigation/navigation';
import { selectSearch } from '../../../navigation/model/navigationSlice';
import { selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector, useLotsStore } from '../shared/lotsHooks';
import { takesText } from '../shared/takesText';
import { GRID_ID } from '../shared/useFollowLot';

/**
 * Whether the lots are described one by one. D leads there, to the lot at hand, and back; but not where letters are a text,
 * as in the cells of the table, nor where they choose something, as in menus.
 */
export function useDescribeView(saleId: string): boolean {
  const navigation = useNavigation();
  const search = useLotsSelector(selectSearch);
  // Read when the key is pressed: the workspace need not be drawn again for each letter of a search.
  const store = useLotsStore();
  const describing = isDescribing(search);
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
      if (key.toLowerCase() !== 'd' || ctrlKey || metaKey || altKey || shiftKey || isComposing) return;
      const { active, layout } = selectGrid(store.getState());
      const isText = takesText(target) || (layout === 'table' && isGrid(target));
      if (event.defaultPrevented || isText || document.querySelector(CHOOSING) !== null) return;
      event.preventDefault();
      const lotId = lotIdOf(search) ?? active?.lotId ?? null;
      navigation?.navigate(describing ? `/sales/${saleId}` : describePath(saleId, lotId));
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [navigation, saleId, search, store, describing]);
  return describing;
}

/** What has the letters to itself while it is open. */
const CHOOSING = 'dialog[open], [role="menu"]';

const isGrid = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.id === GRID_ID;
