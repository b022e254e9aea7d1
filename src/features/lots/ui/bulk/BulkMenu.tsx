import type { Lot } from '../../../../domain/lots/lot';
import { resultOf } from '../../../../domain/lots/lotResult';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Menu, type MenuItem } from '../../../../shared/ui/buttons/Menu';
import { useAppDispatch } from '../../../../store/hooks';
import { bulkDialogOpened } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot } from '../../model/lots/lotsSlice';
import { numberingOpened, placeDialogOpened } from '../../model/numbering/numberingSlice';
import { numberingTexts, placeTexts } from '../../model/texts/numberingTexts';
import {
  duplicateLots,
  enterResults,
  markLotsReady,
  passed,
  returnLotsToDraft,
  trashLots,
} from '../../model/operations/lotCommands';
import { resultTexts } from '../../model/texts/resultTexts';
import { applyOpened } from '../../model/templates/templatesSlice';
import { templateTexts } from '../../model/texts/templateTexts';
import { transferAsked } from '../../model/transfer/transferSlice';
import { transferTexts } from '../../model/transfer/transferTexts';
import { bulkTexts } from '../../model/view/gridTexts';
import { usePanel } from '../../../navigation/ui/usePanel';

interface BulkMenuProps {
  readonly lotIds: readonly string[];
  /** There is room beside it for what is done most. */
  readonly roomy: boolean;
}

const isOffered = (lot: Lot | undefined): boolean => lot !== undefined && resultOf(lot) !== null;

/** What is done to the chosen lots now and then, and where there is little room also what is done more often. */
export function BulkMenu({ lotIds, roomy }: BulkMenuProps) {
  const texts = useTexts(bulkTexts);
  const places = useTexts(placeTexts);
  const numbering = useTexts(numberingTexts);
  const templates = useTexts(templateTexts);
  const transfer = useTexts(transferTexts);
  const results = useTexts(resultTexts);
  const dispatch = useAppDispatch();
  const wereOffered = useLotsSelector((state) => lotIds.some((id) => isOffered(selectLot(state, id))));
  const [open, setOpen] = usePanel('bulk-menu');
  const oftenDone: readonly MenuItem[] = [
    { id: 'replace', words: texts.replace, onChoose: () => dispatch(bulkDialogOpened('replace')) },
    { id: 'adjust', words: texts.adjust, onChoose: () => dispatch(bulkDialogOpened('adjust')) },
    { id: 'ready', words: texts.ready, onChoose: () => dispatch(markLotsReady({ lotIds })) },
  ];
  const items: readonly MenuItem[] = [
    ...(roomy ? [] : oftenDone),
    { id: 'draft', words: texts.toDraft, onChoose: () => dispatch(returnLotsToDraft({ lotIds })) },
    ...(wereOffered
      ? [{ id: 'pass', words: results.passChosen, onChoose: () => dispatch(enterResults({ results: passed(lotIds) })) }]
      : []),
    { id: 'template', words: templates.apply, onChoose: () => dispatch(applyOpened({ lotIds })) },
    {
      id: 'number',
      words: numbering.numberLots,
      onChoose: () => dispatch(numberingOpened({ lotIds })),
    },
    { id: 'place', words: places.moveChosen, onChoose: () => dispatch(placeDialogOpened({ lotIds })) },
    { id: 'duplicate', words: texts.duplicate, onChoose: () => dispatch(duplicateLots({ lotIds })) },
    { id: 'transfer', words: transfer.ask, onChoose: () => dispatch(transferAsked({ lotIds })) },
    { id: 'trash', words: texts.toTrash, onChoose: () => dispatch(trashLots({ lotIds })) },
  ];
  return <Menu label={texts.moreOfChosen} shown={texts.more} open={open} onOpen={setOpen} items={items} />;
}
