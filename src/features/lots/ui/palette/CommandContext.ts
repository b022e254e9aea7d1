import type { Lot } from '../../../../domain/lots/lot';
import type { Template } from '../../../../domain/lots/template';
import type { SaleStatus } from '../../../../domain/sales/sale';
import type { Translated } from '../../../../shared/messages/texts';
import type { chipTexts } from '../../../../shared/ui/texts/chipTexts';
import type { describeTexts } from '../../model/texts/describeTexts';
import type { editorTexts } from '../../model/texts/editorTexts';
import type { galleryTexts } from '../../model/texts/galleryTexts';
import type { Arrangement } from '../../model/view/arrangeLots';
import type { bulkTexts, gridTexts } from '../../model/view/gridTexts';
import type { Density, Layout } from '../../model/view/gridSlice';
import type { undoTexts } from '../../model/history/historyTexts';
import type { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import type { operationTexts } from '../../model/texts/operationTexts';
import type { resultTexts } from '../../model/texts/resultTexts';
import type { templateTexts } from '../../model/texts/templateTexts';
import type { typedNumberTexts } from '../../model/texts/typedNumberTexts';
import type { transferTexts } from '../../model/transfer/transferTexts';
import type { trashTexts } from '../../model/texts/trashTexts';
import type { paletteTexts } from '../../model/texts/paletteTexts';
import type { SaleItem } from '../saleItems/useSaleItems';

/** What the workspace is like when somebody asks what can be done in it. */
export interface CommandContext {
  readonly saleId: string;
  readonly saleStatus: SaleStatus;
  /** What the menu of the sale offers, and what it leaves out for now. */
  readonly ofSale: readonly SaleItem[];
  readonly editable: boolean;
  /** There is room for a table. */
  readonly wide: boolean;
  /** The query of the address: which view it is. */
  readonly search: string;
  /** The lot in the editor, else the active one of the view. */
  readonly lot: Lot | null;
  readonly isOpen: boolean;
  /** Something typed into it cannot be read and is not saved. */
  readonly isUnread: boolean;
  /** The lots before and after it, as the editor goes through them. */
  readonly previous: string | null;
  readonly next: string | null;
  /** The chosen lots that the view shows, in its order. */
  readonly chosen: readonly Lot[];
  /** The lots that the view shows. */
  readonly shown: readonly string[];
  readonly view: Arrangement & { readonly layout: Layout; readonly density: Density };
  /** Of the sale, in their order; null while the server has not sent them. */
  readonly templates: readonly Template[] | null;
  /** What undo and redo would take; null for nothing. */
  readonly undo: string | null;
  readonly redo: string | null;
  readonly locale: string;
}

type Of<Area extends { readonly texts: unknown }> = Translated<Area['texts']>;

/** The texts of the commands: where a button does the same, in its words. */
export interface CommandWords {
  readonly palette: Of<typeof paletteTexts>;
  readonly describe: Of<typeof describeTexts>;
  readonly editor: Of<typeof editorTexts>;
  readonly lot: Of<typeof lotTexts>;
  readonly lots: Of<typeof lotsTexts>;
  readonly grid: Of<typeof gridTexts>;
  readonly bulk: Of<typeof bulkTexts>;
  readonly gallery: Of<typeof galleryTexts>;
  readonly chips: Of<typeof chipTexts>;
  readonly operations: Of<typeof operationTexts>;
  readonly results: Of<typeof resultTexts>;
  readonly templates: Of<typeof templateTexts>;
  readonly transfer: Of<typeof transferTexts>;
  readonly typedNumber: Of<typeof typedNumberTexts>;
  readonly trash: Of<typeof trashTexts>;
  readonly undo: Of<typeof undoTexts>;
}
