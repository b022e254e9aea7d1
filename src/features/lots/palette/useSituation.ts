import type { Sale } from '../../../domain/sale';
import { useLocale } from '../../../shared/messages/languageChoice';
import { useTexts } from '../../../shared/messages/useTexts';
import { chipTexts } from '../../../shared/ui/chipTexts';
import { editorTexts } from '../editor/editorTexts';
import { selectNeighbours } from '../editor/neighbours';
import { galleryTexts } from '../gallery/galleryTexts';
import { selectGridIds } from '../grid/gridSelectors';
import { bulkTexts, gridTexts } from '../grid/gridTexts';
import { useChosenLots } from '../grid/useChosenLots';
import { selectGrid } from '../gridSlice';
import { undoTexts } from '../history/historyTexts';
import { useActWords } from '../history/useActWords';
import { useLotsSelector } from '../lotsHooks';
import { selectLot } from '../lotsSlice';
import { lotsTexts, lotTexts } from '../lotsTexts';
import { numberingTexts } from '../numbering/numberingTexts';
import { operationTexts } from '../operations/operationTexts';
import { selectUnreadableAmounts } from '../savesSlice';
import { selectAreTemplatesKnown, selectTemplates } from '../templates/templatesSlice';
import { resultTexts } from '../results/resultTexts';
import { templateTexts } from '../templates/templateTexts';
import { transferTexts } from '../transfer/transferTexts';
import { typedNumberTexts } from '../typedNumber/typedNumberTexts';
import { trashTexts } from '../trash/trashTexts';
import { paletteTexts } from './paletteTexts';
import type { CommandWords, Situation } from './Situation';

interface Place {
  readonly sale: Sale;
  readonly editable: boolean;
  readonly wide: boolean;
  readonly openLotId: string | null;
}

/** What the workspace is like at this moment. Reads all of it: for the palette, as long as it is open. */
export function useSituation({ sale, editable, wide, openLotId }: Place): Situation {
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
    editable,
    wide,
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
    editor: useTexts(editorTexts),
    lot: useTexts(lotTexts),
    lots: useTexts(lotsTexts),
    grid: useTexts(gridTexts),
    bulk: useTexts(bulkTexts),
    gallery: useTexts(galleryTexts),
    chips: useTexts(chipTexts),
    numbering: useTexts(numberingTexts),
    operations: useTexts(operationTexts),
    results: useTexts(resultTexts),
    templates: useTexts(templateTexts),
    transfer: useTexts(transferTexts),
    typedNumber: useTexts(typedNumberTexts),
    trash: useTexts(trashTexts),
    undo: useTexts(undoTexts),
  };
}
