import { useState } from 'react';
import type { Lot } from '../../../domain/lot';
import type { SaleStatus } from '../../../domain/sale';
import { useLocale } from '../../../shared/messages/languageChoice';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { InlineMessage } from '../../../shared/ui/InlineMessage';
import { useAppDispatch } from '../../../store/hooks';
import { useLotsSelector } from '../lotsHooks';
import { selectTrashedLots } from '../lotsSlice';
import { lotTexts } from '../lotsTexts';
import { lotName } from '../lotWords';
import { restoreLots } from '../operations/lotCommands';
import styles from './TrashButton.module.css';
import { trashTexts } from './trashTexts';

/** So many are listed; "Restore all" is for all of them. */
const MOST_LISTED = 200;

/** The way into the trash of the sale, for editors, as long as something is in it. */
export function TrashButton({ saleStatus }: { saleStatus: SaleStatus }) {
  const texts = useTexts(trashTexts);
  const lots = useLotsSelector(selectTrashedLots);
  const [open, setOpen] = useState(false);
  const dispatch = useAppDispatch();
  const canRestore = saleStatus === 'open';
  const restore = (ids: readonly string[]): void => void dispatch(restoreLots({ lotIds: ids }));
  if (lots.length === 0 && !open) return null;
  return (
    <>
      <Button kind="quiet" icon="trash" onClick={() => setOpen(true)}>
        {texts.open(lots.length)}
      </Button>
      <Dialog
        open={open}
        wide
        title={texts.trash}
        onClose={() => setOpen(false)}
        footer={
          canRestore &&
          lots.length > 1 && (
            <Button icon="undo" onClick={() => restore(lots.map(({ id }) => id))}>
              {texts.restoreAll}
            </Button>
          )
        }
      >
        <p className={styles['explained']}>{lots.length === 0 ? texts.empty : texts.explained}</p>
        {!canRestore && <InlineMessage tone="warn">{texts.numbersLocked}</InlineMessage>}
        <ul className={styles['lots']}>
          {lots.slice(0, MOST_LISTED).map((lot) => (
            <TrashedLot key={lot.id} lot={lot} onRestore={canRestore ? () => restore([lot.id]) : null} />
          ))}
        </ul>
        {lots.length > MOST_LISTED && <p>{texts.more(lots.length - MOST_LISTED)}</p>}
      </Dialog>
    </>
  );
}

function TrashedLot({ lot, onRestore }: { lot: Lot; onRestore: (() => void) | null }) {
  const texts = useTexts(trashTexts);
  const words = useTexts(lotTexts);
  const locale = useLocale();
  const name = lotName(lot, words);
  const title = lot.title === '' ? texts.untitled : lot.title;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(lot.deletedAt ?? 0);
  return (
    <li className={styles['lot']}>
      <span className={styles['words']}>
        <strong>{name}</strong>
        <span className={styles['title']} dir="auto">
          {title}
        </span>
        <span className={styles['since']}>{texts.since(when)}</span>
      </span>
      {onRestore !== null && (
        <Button icon="undo" aria-label={texts.restoreOne(name, title)} onClick={onRestore}>
          {texts.restore}
        </Button>
      )}
    </li>
  );
}
