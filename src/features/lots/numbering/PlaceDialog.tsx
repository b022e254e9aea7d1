import { useState } from 'react';
import { type LotMove, moveAfter, moveToPosition } from '../../../domain/lotMoves';
import { formatLotNumber, parseLotNumber } from '../../../domain/lotNumber';
import { numberOf } from '../../../domain/numbering';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { DialogFoot } from '../../../shared/ui/DialogFoot';
import { SelectField } from '../../../shared/ui/SelectField';
import { TextField } from '../../../shared/ui/TextField';
import { useAppDispatch } from '../../../store/hooks';
import styles from './NumberLotsDialog.module.css';
import { useNumberingSelector } from './numberingHooks';
import { numberingClosed, selectLotsForNumbers, selectNumberingDialog } from './numberingSlice';
import { placeTexts } from './numberingTexts';
import type { Moves } from './useMoves';

/** Asks for the place of lots: a position in the sale, or the number of the lot before. */
export function PlaceDialog({ moves }: { readonly moves: Moves }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(placeTexts);
  const dialog = useNumberingSelector(selectNumberingDialog);
  const lotIds = dialog.kind === 'place' ? dialog.lotIds : [];
  const close = (): void => void dispatch(numberingClosed());
  return (
    <Dialog open={dialog.kind === 'place'} title={texts.dialog(lotIds.length)} onClose={close}>
      <PlaceForm
        lotIds={lotIds}
        ids={moves.ids}
        onCancel={close}
        onMove={(move) => {
          close();
          moves.move(move);
        }}
      />
    </Dialog>
  );
}

interface PlaceFormProps {
  readonly lotIds: readonly string[];
  readonly ids: readonly string[];
  readonly onMove: (move: LotMove | null) => void;
  readonly onCancel: () => void;
}

function PlaceForm({ lotIds, ids, onMove, onCancel }: PlaceFormProps) {
  const texts = useTexts(placeTexts);
  const lots = useNumberingSelector(selectLotsForNumbers);
  const [way, setWay] = useState<'position' | 'number'>('position');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const last = ids.length - lotIds.length + 1;

  const wanted = (): LotMove | null | 'wrong' => {
    if (way === 'position') {
      const position = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
      return position >= 1 && position <= last ? moveToPosition(ids, lotIds, position) : 'wrong';
    }
    const number = parseLotNumber(typed);
    const target = lots.find((lot) => {
      const own = numberOf(lot);
      return number !== null && own !== null && formatLotNumber(own) === formatLotNumber(number);
    });
    return target === undefined || lotIds.includes(target.id) ? 'wrong' : moveAfter(ids, lotIds, target.id);
  };
  const isPosition = way === 'position';
  const problem = isPosition ? texts.positionProblem(last) : texts.numberProblem;
  return (
    <form
      className={styles['fields']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const move = wanted();
        setWrong(move === 'wrong');
        if (move !== 'wrong') onMove(move);
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <SelectField
        label={texts.where}
        value={way}
        onChange={({ target }) => {
          setWay(target.value === 'number' ? 'number' : 'position');
          setTyped('');
          setWrong(false);
        }}
      >
        <option value="position">{texts.toPosition}</option>
        <option value="number">{texts.afterLot}</option>
      </SelectField>
      <TextField
        label={isPosition ? texts.position : texts.number}
        hint={isPosition ? texts.positionHint(last) : texts.numberHint}
        inputMode={isPosition ? 'numeric' : 'text'}
        autoComplete="off"
        value={typed}
        error={wrong ? problem : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <DialogFoot>
        <Button kind="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button kind="primary" type="submit">
          {texts.move}
        </Button>
      </DialogFoot>
    </form>
  );
}
