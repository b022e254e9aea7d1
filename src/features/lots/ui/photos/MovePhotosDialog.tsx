import { type FormEvent, useId, useState } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLots } from '../../model/lots/lotsSlice';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { Picture } from '../shared/Picture';
import { selectPicture } from '../../model/photos/selectCover';
import { findLots } from '../../model/photos/findLots';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';
import styles from './MovePhotosDialog.module.css';

interface MovePhotosDialogProps {
  /** How many photos are to be moved; null: the dialog is closed. */
  readonly photos: number | null;
  /** Where they are. */
  readonly lotId: string;
  readonly onMove: (lot: Lot) => void;
  readonly onClose: () => void;
}

/** Asks for the lot that photos belong to: by number, by title, or one of the lots nearby. */
export function MovePhotosDialog({ photos, lotId, onMove, onClose }: MovePhotosDialogProps) {
  const texts = useTexts(lotPhotosTexts);
  return (
    <Dialog open={photos !== null} title={texts.moveTitle(photos ?? 1)} onClose={onClose}>
      <LotChoice lotId={lotId} onMove={onMove} />
    </Dialog>
  );
}

/** More than these are not shown: one types more instead. */
const MOST = 6;

function LotChoice({ lotId, onMove }: Pick<MovePhotosDialogProps, 'lotId' | 'onMove'>) {
  const texts = useTexts(lotPhotosTexts);
  const all = useLotsSelector(selectLots);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const listed = useId();
  const { lots, total, meant } = findLots(all, lotId, typed, MOST);
  const isTyped = typed.trim() !== '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWrong(meant === null);
    if (meant !== null) onMove(meant);
  };
  if (all.every(({ id }) => id === lotId)) return <p className={styles['note']}>{texts.noOther}</p>;
  return (
    <form className={styles['choice']} noValidate onSubmit={submit}>
      <TextField
        label={texts.whichLot}
        hint={texts.whichLotHint}
        autoComplete="off"
        enterKeyHint="go"
        value={typed}
        error={wrong && lots.length > 0 ? texts.chooseOne : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
      <p id={listed} className={styles['note']} role="status">
        {isTyped ? texts.found(total) : texts.near}
      </p>
      <ul className={styles['lots']} aria-labelledby={listed}>
        {lots.map((lot) => (
          <li key={lot.id}>
            <LotButton lot={lot} onMove={onMove} />
          </li>
        ))}
      </ul>
      {isTyped && total > lots.length && <p className={styles['note']}>{texts.more(total - lots.length)}</p>}
    </form>
  );
}

function LotButton({ lot, onMove }: { readonly lot: Lot; readonly onMove: (lot: Lot) => void }) {
  const words = useTexts(lotTexts);
  const texts = useTexts(lotsTexts);
  const title = lot.title.trim();
  const picture = useLotsSelector((state) => selectPicture(state, lot.id));
  return (
    <button type="button" className={styles['lot']} onClick={() => onMove(lot)}>
      <span className={styles['thumb']}>
        <Picture photoId={picture} size="thumb" alt="" inSight />
      </span>
      <span className={styles['words']}>
        <strong>{lotName(lot, words)}</strong>{' '}
        <span className={styles['title']} dir="auto">
          {title === '' ? texts.notDescribed : title}
        </span>
      </span>
    </button>
  );
}
