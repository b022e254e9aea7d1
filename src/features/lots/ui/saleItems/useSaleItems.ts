import { mayHaveResults } from '../../../../domain/lots/lotResult';
import type { Sale } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import type { MenuItem } from '../../../../shared/ui/buttons/Menu';
import { useAppDispatch } from '../../../../store/hooks';
import { usePanel } from '../../../navigation/ui/usePanel';
import { selectLotIds, selectTrashedLots } from '../../model/lots/lotsSlice';
import { numberingOpened } from '../../model/numbering/numberingSlice';
import { numbersPanelToggled, takingOpened } from '../../model/numbering/reservationsSlice';
import { reservationsTexts } from '../../model/numbering/reservationsTexts';
import { selectAreTemplatesKnown, templatesOpened } from '../../model/templates/templatesSlice';
import { cameraTexts } from '../../model/camera/cameraTexts';
import { frameTexts } from '../../model/texts/frameTexts';
import { lotsTexts } from '../../model/texts/lotsTexts';
import { numberingTexts } from '../../model/texts/numberingTexts';
import { paletteTexts } from '../../model/texts/paletteTexts';
import { resultTexts } from '../../model/texts/resultTexts';
import { templateTexts } from '../../model/texts/templateTexts';
import { trashTexts } from '../../model/texts/trashTexts';
import { selectChosenIds } from '../../model/view/gridSelectors';
import { useEnterResults } from '../results/useEnterResults';
import { useLotsSelector } from '../shared/lotsHooks';
import { useOpenTool } from '../shared/useTool';
import { useWide } from '../shared/useWide';

/** What the palette finds although the menu leaves it out for now: there a line that says why not would be one too many. */
export interface SaleItem extends MenuItem {
  readonly onlyFound?: boolean;
}

/**
 * Everything about a sale that is not done every minute, in order: for the menu of the sale and for the palette. `more`: what
 * other features do with the sale itself.
 */
export function useSaleItems(sale: Sale, editable: boolean, more: readonly MenuItem[]): readonly SaleItem[] {
  const texts = useTexts(frameTexts);
  const palette = useTexts(paletteTexts);
  const { lots } = useTexts(lotsTexts);
  const { title: photograph } = useTexts(cameraTexts);
  const lotWords = useLotItems(sale, editable);
  const openTool = useOpenTool();
  const count = useLotsSelector(selectLotIds).length;
  const at = `/sales/${sale.id}`;
  const items: readonly (SaleItem | false)[] = [
    { id: 'settings', group: texts.sale, words: texts.settings, alone: palette.settings, href: `${at}/settings` },
    { id: 'allSales', group: texts.sale, words: texts.allSales, href: '/sales' },
    ...more.map((item) => ({ ...item, group: texts.sale })),
    editable && { id: 'intake', group: lots, words: photograph, href: `${at}/intake` },
    ...lotWords,
    editable && {
      id: 'import',
      group: texts.files,
      words: texts.import,
      alone: palette.importLots,
      href: `${at}/import`,
    },
    { id: 'export', group: texts.files, words: texts.export, alone: palette.exportLots, href: `${at}/export` },
    count > 0 && { id: 'print', group: texts.files, words: texts.print, keys: 'Ctrl + P', onChoose: printPage },
    {
      id: 'keys',
      group: texts.help,
      words: texts.keys,
      alone: palette.keys,
      keys: '?',
      onChoose: () => openTool('keys'),
    },
  ];
  return items.filter((item) => item !== false);
}

/** After the menu or the palette has gone from the page. */
function printPage(): void {
  window.print();
}

function useLotItems(sale: Sale, editable: boolean): readonly (SaleItem | false)[] {
  const texts = useTexts(frameTexts);
  const { lots: group } = useTexts(lotsTexts);
  const numbering = useTexts(numberingTexts);
  const reservations = useTexts(reservationsTexts);
  const templates = useTexts(templateTexts);
  const trash = useTexts(trashTexts);
  const dispatch = useAppDispatch();
  const count = useLotsSelector(selectLotIds).length;
  const chosen = useLotsSelector(selectChosenIds);
  const areTemplatesKnown = useLotsSelector(selectAreTemplatesKnown);
  const trashed = useLotsSelector(selectTrashedLots).length;
  const [, setTrash] = usePanel('trash');
  const results = useTexts(resultTexts);
  const enterResults = useEnterResults(useWide());
  return [
    editable &&
      count > 0 && {
        id: 'results',
        group,
        words: results.enterAll,
        ...(!mayHaveResults(sale) && {
          disabledWhy: sale.status === 'closed' ? results.closed : results.notPublished,
          onlyFound: true,
        }),
        onChoose: enterResults,
      },
    count > 0 && { id: 'numbers', group, words: texts.numbers, onChoose: () => dispatch(numbersPanelToggled()) },
    editable &&
      count > 0 && {
        id: 'number',
        group,
        words: numbering.numberLots,
        onChoose: () => dispatch(numberingOpened({ lotIds: chosen.length > 0 ? chosen : null })),
      },
    editable &&
      sale.status === 'open' && {
        id: 'along',
        group,
        words: reservations.take,
        onChoose: () => dispatch(takingOpened()),
      },
    editable && {
      id: 'templates',
      group,
      words: templates.manage,
      ...(!areTemplatesKnown && { disabledWhy: templates.unknown }),
      onChoose: () => dispatch(templatesOpened()),
    },
    {
      id: 'openTrash',
      group,
      words: trash.open(trashed),
      ...(trashed === 0 && { disabledWhy: trash.empty }),
      onChoose: () => setTrash(true),
    },
  ];
}
