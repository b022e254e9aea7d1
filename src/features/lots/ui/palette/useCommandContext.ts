import type { Sale } from '../../../../domain/sales/sale';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import type { MenuItem } from '../../../../shared/ui/buttons/Menu';
import { chipTexts } from '../../../../shared/ui/texts/chipTexts';
import { describeTexts } from '../../model/texts/describeTexts';
import { editorTexts } from '../../model/texts/editorTexts';
import { selectSearch } from '../../../navigation/model/navigationSlice';
import { selectNeighbours } from '../shared/neighbours';
import { galleryTexts } from '../../model/texts/galleryTexts';
import { selectGridIds } from '../../model/view/gridSelectors';
import { bulkTexts, gridTexts } from '../../model/view/gridTexts';
import { useChosenLots } from '../bulk/useChosenLots';
import { selectGrid } from '../../model/view/gridSlice';
import { undoTexts } from '../../model/history/historyTexts';
import { useActWords } from '../history/useActWords';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import { operationTexts } from '../../model/texts/operationTexts';
import { selectUnreadableAmounts } from '../../model/saves/savesSlice';
import { selectAreTemplatesKnown, selectTemplates } from '../../model/templates/templatesSlice';
import { resultTexts } from '../../model/texts/resultTexts';
import { templateTexts } from '../../model/texts/templateTexts';
import { transferTexts } from '../../model/transfer/transferTexts';
import { typedNumberTexts } from '../../model/texts/typedNumberTexts';
import { trashTexts } from '../../model/texts/trashTexts';
import { paletteTexts } from '../../model/texts/paletteTexts';
import { useSaleItems } from '../saleItems/useSaleItems';
import type { CommandWords, CommandContext } from './CommandContext';

interface Place {
  readonly sale: Sale;
  readonly editable: boolean;
  readonly wide: boolean;
  readonly openLotId: string | null;
  readonly more: readonly MenuItem[];
}

/** What the workspace is like at this moment. Reads all of it: for the palette, as long as it is open. */
export function useCommandContext({ sale, editable, wide, openLotId, more }: Place): CommandContext {
  const locale = useLocale();
  const view = useLotsSelector(selectGrid);
  const lotId = openLotId ?? view.active?.lotId ?? '';
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  const isUnread = useLotsSelector((state) => selectUnreadableAmounts(state, lotId) !== undefined);
  const neighbours = useLotsSelector((state) => selectNeighbours(state, lotId));
  const shown = useLotsSelector(selectGridIds);
  const chosen = useChosenLots();
  const areTemplatesKnown = useLotsSelector(selectAreTemplatesKnown);
  const templates = useLotsSelector(selectTemplates);
  return {
    saleId: sale.id,
    saleStatus: sale.status,
    ofSale: useSaleItems(sale, editable, more),
    editable,
    wide,
    search: useLotsSelector(selectSearch),
    lot: lot ?? null,
    isOpen: lot !== undefined && lotId === openLotId,
    isUnread,
    ...neighbours,
    chosen,
    shown,
    view,
    templates: areTemplatesKnown ? templates : null,
    undo: useActWords(sale.id, sale.status, 'undo'),
    redo: useActWords(sale.id, sale.status, 'redo'),
    locale,
  };
}

/** The texts of everything that commands are about. */
export function useCommandWords(): CommandWords {
  return {
    palette: useTexts(paletteTexts),
    describe: useTexts(describeTexts),
    editor: useTexts(editorTexts),
    lot: useTexts(lotTexts),
    lots: useTexts(lotsTexts),
    grid: useTexts(gridTexts),
    bulk: useTexts(bulkTexts),
    gallery: useTexts(galleryTexts),
    chips: useTexts(chipTexts),
    operations: useTexts(operationTexts),
    results: useTexts(resultTexts),
    templates: useTexts(templateTexts),
    transfer: useTexts(transferTexts),
    typedNumber: useTexts(typedNumberTexts),
    trash: useTexts(trashTexts),
    undo: useTexts(undoTexts),
  };
}
