import { describePath, isDescribing, lotIdOf } from '../../../../domain/sales/addresses';
import { useNavigation } from '../../../../shared/ui/navigation/navigation';
import { selectSearch } from '../../../navigation/model/navigationSlice';
import { selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector, useLotsStore } from '../shared/lotsHooks';
import { takesText } from '../keys/takesText';
import { GRID_ID } from '../shared/useFollowLot';
import { usePageKeys } from '../keys/usePageKeys';

/**
 * Whether the lots are described one by one. D leads there, to the lot at hand, and back; but not where letters are a text,
 * nor where they choose something, as in menus. In a cell of the table a letter begins to write: there it is Alt+D.
 */
export function useDescribeView(saleId: string, editable: boolean): boolean {
  const navigation = useNavigation();
  const search = useLotsSelector(selectSearch);
  // Read when the key is pressed: the workspace need not be drawn again for each letter of a search.
  const store = useLotsStore();
  const describing = isDescribing(search);
  usePageKeys((event) => {
    const { target, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    if (!isD(event) || ctrlKey || metaKey || shiftKey || isComposing) return;
    const { active, layout } = selectGrid(store.getState());
    const isCell = editable && layout === 'table' && (active?.lotId ?? null) !== null && isGrid(target);
    const isText = takesText(target) || (isCell && !altKey);
    if (event.defaultPrevented || isText || document.querySelector(CHOOSING) !== null) return;
    event.preventDefault();
    const lotId = lotIdOf(search) ?? active?.lotId ?? null;
    navigation?.navigate(describing ? `/sales/${saleId}` : describePath(saleId, lotId));
  });
  return describing;
}

/** What has the letters to itself while it is open. */
const CHOOSING = 'dialog[open], [role="menu"]';

/** With Alt by the place of the key: some keyboards type another letter then. */
const isD = ({ key, code, altKey }: KeyboardEvent): boolean => (altKey ? code === 'KeyD' : key.toLowerCase() === 'd');

const isGrid = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.id === GRID_ID;
