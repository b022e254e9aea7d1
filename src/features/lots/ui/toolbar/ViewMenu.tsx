import { useTexts } from '../../../../shared/messages/useTexts';
import { Menu, type MenuItem } from '../../../../shared/ui/buttons/Menu';
import { useAppDispatch } from '../../../../store/hooks';
import { usePanel } from '../../../navigation/ui/usePanel';
import { frameTexts } from '../../model/texts/frameTexts';
import { galleryTexts } from '../../model/texts/galleryTexts';
import { selectGridIds } from '../../model/view/gridSelectors';
import { choiceMade, type Density, densityChosen, selectGrid } from '../../model/view/gridSlice';
import { bulkTexts, gridTexts } from '../../model/view/gridTexts';
import { useLotsSelector, useLotsStore } from '../shared/lotsHooks';
import { useOpenTool } from '../shared/useTool';

const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** How the lots are shown: what is chosen once for a long time. `wide`: there is room for a table. */
export function ViewMenu({ wide, editable }: { readonly wide: boolean; readonly editable: boolean }) {
  const texts = useTexts(frameTexts);
  const grid = useTexts(gridTexts);
  const views = useTexts(galleryTexts);
  const bulk = useTexts(bulkTexts);
  const dispatch = useAppDispatch();
  const openTool = useOpenTool();
  const [open, setOpen] = usePanel('view-menu');
  const density = useLotsSelector((state) => selectGrid(state).density);
  const layout = useLotsSelector((state) => selectGrid(state).layout);
  // Read when it is chosen: the menu need not be drawn again for each letter of a search.
  const store = useLotsStore();
  const chooseAll = (): void => void dispatch(choiceMade({ lotIds: selectGridIds(store.getState()) }));
  const isGallery = layout === 'gallery';
  const words = isGallery ? views.sizes : grid.densities;
  const group = isGallery ? views.tiles : grid.density;
  const items: readonly (MenuItem | false)[] = [
    ...(wide || isGallery ? DENSITIES : []).map((each) => ({
      id: each,
      group,
      words: words[each],
      checked: density === each,
      onChoose: () => dispatch(densityChosen(each)),
    })),
    wide && layout === 'table' && { id: 'columns', words: grid.chooseColumns, onChoose: () => openTool('columns') },
    editable && { id: 'all', words: bulk.chooseAll, onChoose: chooseAll },
    wide && { id: 'keys', words: grid.keys, keys: '?', onChoose: () => openTool('keys') },
  ];
  const shown = items.filter((item) => item !== false);
  if (shown.length === 0) return null;
  return <Menu bare icon="more" label={texts.viewOptions} open={open} onOpen={setOpen} items={shown} />;
}
