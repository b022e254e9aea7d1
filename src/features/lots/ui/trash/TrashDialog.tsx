import { useEffect, useRef } from 'react';
import { canEdit, isOwnedBy, type Sale } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../../store/hooks';
import { selectUid } from '../../../auth/model/authSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectTrashedLots } from '../../model/lots/lotsSlice';
import { restoreLots } from '../../model/operations/lotCommands';
import { focusLots } from '../shared/useFollowLot';
import { PurgeDialog } from './PurgeDialog';
import { PurgeNote } from './PurgeNote';
import { selectPurgeRunning } from '../../model/trash/purgeSlice';
import styles from './TrashDialog.module.css';
import { TrashedLot } from './TrashedLot';
import { trashTexts } from '../../model/texts/trashTexts';
import { usePanel } from '../../../navigation/ui/usePanel';

/** So many are listed; what is for all of them is for those that are not listed, too. */
const MOST_LISTED = 200;
const NONE: readonly string[] = [];

/** The trash of the sale: editors restore, the owner deletes for ever. The menu of the sale opens it. */
export function TrashDialog({ sale }: { sale: Sale }) {
  const texts = useTexts(trashTexts);
  const lots = useLotsSelector(selectTrashedLots);
  const uid = useLotsSelector(selectUid);
  const working = useLotsSelector(selectPurgeRunning) !== null;
  const [open, setOpen] = usePanel('trash');
  const [chosenList, setChosen] = usePanel<readonly string[]>('trash-chosen', NONE);
  const chosen = new Set(chosenList);
  const [doomed, setDoomed] = usePanel<readonly string[]>('purge', NONE);
  const dispatch = useAppDispatch();
  const isOpenSale = sale.status === 'open';
  const editable = uid !== null && canEdit(sale, uid);
  const canRestore = editable && isOpenSale && !working;
  const canPurge = isOwnedBy(sale, uid) && isOpenSale && !working;
  const explained = useFocusKept(open, lots.length);
  const restore = (ids: readonly string[]): void => void dispatch(restoreLots({ lotIds: ids }));
  const chosenIds = lots.map(({ id }) => id).filter((id) => chosen.has(id));
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(chosenIds);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen([...next]);
  };
  const ids = lots.map(({ id }) => id);
  return (
    <>
      <Dialog
        open={open}
        wide
        title={texts.trash}
        onClose={() => {
          setOpen(false);
          setChosen(NONE);
        }}
        footer={
          lots.length > 0 && (
            <>
              {canPurge && (
                <Button kind="danger" icon="trash" onClick={() => setDoomed(chosenIds.length > 0 ? chosenIds : ids)}>
                  {chosenIds.length > 0 ? texts.purgeChosen(chosenIds.length) : texts.purgeAll}
                </Button>
              )}
              {canRestore && lots.length > 1 && (
                <Button icon="undo" onClick={() => restore(ids)}>
                  {texts.restoreAll}
                </Button>
              )}
            </>
          )
        }
      >
        <p ref={explained} tabIndex={-1} className={styles['explained']}>
          {lots.length === 0 ? texts.empty : texts.explained}
        </p>
        {!editable && lots.length > 0 && <p className={styles['explained']}>{texts.onlyLooking}</p>}
        {editable && !isOpenSale && <InlineMessage tone="warn">{texts.numbersLocked}</InlineMessage>}
        <PurgeNote saleId={sale.id} />
        <ul className={styles['lots']}>
          {lots.slice(0, MOST_LISTED).map((lot) => (
            <TrashedLot
              key={lot.id}
              lot={lot}
              chosen={chosen.has(lot.id)}
              onChoose={canPurge ? choose : null}
              onRestore={canRestore ? () => restore([lot.id]) : null}
            />
          ))}
        </ul>
        {lots.length > MOST_LISTED && <p>{texts.more(lots.length - MOST_LISTED)}</p>}
      </Dialog>
      <PurgeDialog
        lotIds={doomed}
        onClose={() => {
          setDoomed(NONE);
          setChosen(NONE);
        }}
      />
    </>
  );
}

/**
 * A lot leaves the trash with the button that had the focus: the focus stays in the dialog, at what it says now, and goes
 * on among the lots when the dialog is left. Gives what it stays at.
 */
function useFocusKept(open: boolean, count: number) {
  const text = useRef<HTMLParagraphElement>(null);
  const last = useRef({ open, count });
  useEffect(() => {
    const before = last.current;
    last.current = { open, count };
    if (document.activeElement !== document.body) return;
    if (open) text.current?.focus();
    else if (before.open) focusLots();
  }, [open, count]);
  return text;
}
