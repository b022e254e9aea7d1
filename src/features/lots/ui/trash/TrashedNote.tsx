import { changesOf, type Operation } from '../../../../domain/operations/operations';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { useAppDispatch } from '../../../../store/hooks';
import { undoTexts } from '../../model/history/historyTexts';
import { selectOfferedAct } from '../../model/history/offeredAct';
import { undoAsked } from '../../model/history/undoSlice';
import { selectLot } from '../../model/lots/lotsSlice';
import { frameTexts } from '../../model/texts/frameTexts';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { bulkTexts } from '../../model/view/gridTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './TrashedNote.module.css';

interface TrashedNoteProps {
  readonly saleId: string;
  readonly saleStatus: SaleStatus;
}

/** After lots went into the trash, and until something else is done: what went, and the way to take it back. */
export function TrashedNote({ saleId, saleStatus }: TrashedNoteProps) {
  const texts = useTexts(frameTexts);
  const { undo } = useTexts(undoTexts);
  const words = useTexts(lotTexts);
  const { chosenShort } = useTexts(bulkTexts);
  const dispatch = useAppDispatch();
  const act = useLotsSelector((state) => selectOfferedAct(state, 'undo', saleId, saleStatus));
  const trashed = act?.operations.filter(goesToTrash) ?? [];
  const first = useLotsSelector((state) => selectLot(state, trashed[0]?.lotId ?? ''));
  const isThere = trashed.length > 0 && trashed.length === act?.operations.length;
  const what = trashed.length === 1 && first !== undefined ? lotName(first, words) : chosenShort(trashed.length);
  return (
    <span role="status" className={styles['note']}>
      {isThere && (
        <>
          <Icon name="trash" size={16} />
          <span>{texts.trashed(what)}</span>
          <button type="button" className={styles['undo']} data-undo onClick={() => dispatch(undoAsked())}>
            {undo}
          </button>
        </>
      )}
    </span>
  );
}

const goesToTrash = (operation: Operation): boolean => typeof changesOf(operation)['deletedAt']?.after === 'number';
