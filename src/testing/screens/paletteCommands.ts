import { chipTexts } from '../../shared/ui/texts/chipTexts';
import { undoTexts } from '../../features/lots/model/history/historyTexts';
import { describeTexts } from '../../features/lots/model/texts/describeTexts';
import { editorTexts } from '../../features/lots/model/texts/editorTexts';
import { galleryTexts } from '../../features/lots/model/texts/galleryTexts';
import { lotsTexts, lotTexts } from '../../features/lots/model/texts/lotsTexts';
import { operationTexts } from '../../features/lots/model/texts/operationTexts';
import { paletteTexts } from '../../features/lots/model/texts/paletteTexts';
import { resultTexts } from '../../features/lots/model/texts/resultTexts';
import { templateTexts } from '../../features/lots/model/texts/templateTexts';
import { trashTexts } from '../../features/lots/model/texts/trashTexts';
import { typedNumberTexts } from '../../features/lots/model/texts/typedNumberTexts';
import { transferTexts } from '../../features/lots/model/transfer/transferTexts';
import { NO_FILTER } from '../../features/lots/model/view/arrangeLots';
import { bulkTexts, gridTexts } from '../../features/lots/model/view/gridTexts';
import type { Command } from '../../features/lots/ui/palette/Command';
import type { CommandContext } from '../../features/lots/ui/palette/CommandContext';
import { commandsFor } from '../../features/lots/ui/palette/commandsFor';
import { buildLot } from '../stores/makeWorkspace';

const WORDS = {
  palette: paletteTexts.texts,
  editor: editorTexts.texts,
  lot: lotTexts.texts,
  lots: lotsTexts.texts,
  grid: gridTexts.texts,
  bulk: bulkTexts.texts,
  gallery: galleryTexts.texts,
  chips: chipTexts.texts,
  describe: describeTexts.texts,
  operations: operationTexts.texts,
  results: resultTexts.texts,
  templates: templateTexts.texts,
  transfer: transferTexts.texts,
  trash: trashTexts.texts,
  typedNumber: typedNumberTexts.texts,
  undo: undoTexts.texts,
};

/** At a table of two lots, of which the first is the active one. */
export const HERE: CommandContext = {
  saleId: 's1',
  saleStatus: 'open',
  ofSale: [
    { id: 'settings', words: 'Settings', alone: 'Settings of the sale', href: '/sales/s1/settings' },
    { id: 'archive', words: 'Archive', hint: 'It moves.', disabledWhy: 'Only an owner.' },
  ],
  editable: true,
  wide: true,
  search: '',
  lot: buildLot(),
  isOpen: false,
  isUnread: false,
  previous: null,
  next: 'lot2',
  chosen: [],
  shown: ['lot1', 'lot2'],
  view: { sort: null, filter: NO_FILTER, query: '', layout: 'table', density: 'comfortable' },
  templates: [],
  undo: null,
  redo: null,
  locale: 'en',
};

/** All that can be done there, unless `there` says otherwise. */
export const allCommands = (there: Partial<CommandContext> = {}): readonly Command[] =>
  commandsFor({ ...HERE, ...there }, WORDS);
export const oneCommand = (id: string, there: Partial<CommandContext> = {}): Command | undefined =>
  allCommands(there).find((command) => command.id === id);
