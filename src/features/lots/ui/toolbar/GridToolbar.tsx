import type { ReactNode } from 'react';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { Tool } from '../../../../shared/ui/tools/Tool';
import { Tools } from '../../../../shared/ui/tools/Tools';
import { useAppDispatch } from '../../../../store/hooks';
import { selectLotIds } from '../../model/lots/lotsSlice';
import { isArranged } from '../../model/view/arrangeLots';
import { selectChosenIds, selectGridIds } from '../../model/view/gridSelectors';
import { selectGrid, viewReset } from '../../model/view/gridSlice';
import { frameTexts } from '../../model/texts/frameTexts';
import { gridTexts } from '../../model/view/gridTexts';
import { ViewMenu } from './ViewMenu';
import { UndoBar } from '../history/UndoBar';
import { PhotosButtons } from '../intake/PhotosButtons';
import { useLotsSelector } from '../shared/lotsHooks';
import { NewLotButton } from '../templates/NewLotButton';
import styles from './GridToolbar.module.css';
import { LayoutSwitch } from './LayoutSwitch';
import { LotFilters } from './LotFilters';
import { SearchField } from './SearchField';

interface GridToolbarProps {
  readonly saleId: string;
  readonly saleStatus: SaleStatus;
  readonly editable: boolean;
  /** The window has room for a table; a phone has what is done in a bar at the bottom. */
  readonly wide: boolean;
  /** What is done to the chosen lots, where the window is wide. */
  readonly bulk: ReactNode;
}

/**
 * One row: how the lots are shown and which of them, or what is done to the chosen ones; and what makes new ones. The search
 * in it is no tool: the arrows move in its text, and Tab leads to it.
 */
export function GridToolbar({ saleId, saleStatus, editable, wide, bulk }: GridToolbarProps) {
  const texts = useTexts(frameTexts);
  const hasLots = useLotsSelector((state) => selectLotIds(state).length > 0);
  const choosing = useLotsSelector((state) => selectChosenIds(state).length > 0) && wide && editable;
  return (
    <Tools aria-label={texts.tools} className={styles['bar']} data-choosing={choosing || undefined}>
      {hasLots && (
        <>
          <LayoutSwitch wide={wide} />
          <SearchField />
          {choosing ? bulk : <WhichLots />}
        </>
      )}
      <span className={styles['end']}>
        {editable && wide && (
          <>
            <UndoBar saleId={saleId} saleStatus={saleStatus} />
            <span className={styles['makes']}>
              <NewLotButton opens={false} />
              {/* An empty sale says it in its middle, where it is the first thing to do. */}
              <PhotosButtons kind={hasLots ? 'primary' : 'secondary'} />
            </span>
          </>
        )}
        {hasLots && <ViewMenu wide={wide} editable={editable} />}
      </span>
    </Tools>
  );
}

/** The filters, how many lots they leave, and the way back to all. */
function WhichLots() {
  const texts = useTexts(gridTexts);
  const dispatch = useAppDispatch();
  const arranged = useLotsSelector((state) => isArranged(selectGrid(state)));
  return (
    <>
      <LotFilters />
      <Shown />
      {arranged && (
        <Tool>
          <IconButton icon="close" label={texts.reset} onClick={() => dispatch(viewReset())} />
        </Tool>
      )}
    </>
  );
}

/** By itself: each letter of a search would render the whole bar. */
function Shown() {
  const texts = useTexts(gridTexts);
  const shown = useLotsSelector(selectGridIds).length;
  const all = useLotsSelector(selectLotIds).length;
  return (
    <span className={styles['count']} role="status">
      {texts.shown(shown, all)}
    </span>
  );
}
