import { useState } from 'react';
import { type LotMove, moveAfter, moveToPosition } from '../../../../domain/lots/lotMoves';
import { nameOfNumber } from '../../../../domain/numbering/lotNumber';
import { numberOf } from '../../../../domain/numbering/numbering';
import { readTypedNumber } from '../../../../domain/typedNumbers/typedNumber';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { DialogFoot } from '../../../../shared/ui/dialogs/DialogFoot';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../../../store/hooks';
import { typedNumberTexts } from '../../model/texts/typedNumberTexts';
import styles from '../numbering/NumberLotsDialog.module.css';
import { useLotsSelector } from '../shared/lotsHooks';
import { numberingClosed, selectLotsForNumbers, selectNumberingDialog } from '../../model/numbering/numberingSlice';
import { placeTexts } from '../../model/texts/numberingTexts';
import type { Moves } from './useMoves';

/** Asks for the place of lots: a position in the sale, or the number of the lot before. */
export function PlaceDialog({ moves }: { readonly moves: Moves }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(placeTexts);
  const dialog = useLotsSelector(selectNumberingDialog);
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
  const numbers = useTexts(typedNumberTexts);
  const lots = useLotsSelector(selectLotsForNumbers);
  const [way, setWay] = useState<'position' | 'number'>('position');
  const isPosition = way === 'position';
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const last = ids.length - lotIds.length + 1;

  /** What was typed as a place, or a sentence that says why there is no such place. */
  const wanted = (): LotMove | null | string => {
    if (isPosition) {
      const position = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
      return position >= 1 && position <= last ? moveToPosition(ids, lotIds, position) : texts.positionProblem(last);
    }
    const read = readTypedNumber(typed);
    if (!read.ok) return numbers.problems[read.problem];
    if (read.number === null) return numbers.problems.notANumber;
    const name = nameOfNumber(read.number);
    const target = lots.find((lot) => nameOfNumber(numberOf(lot)) === name);
    return target === undefined || lotIds.includes(target.id)
      ? texts.numberProblem(name)
      : moveAfter(ids, lotIds, target.id);
  };
  return (
    <form
      className={styles['fields']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const move = wanted();
        const isWrong = typeof move === 'string';
        setProblem(isWrong ? move : undefined);
        if (isWrong) event.currentTarget.querySelector('input')?.focus();
        else onMove(move);
      }}
    >
      <SelectField
        label={texts.where}
        value={way}
        onChange={({ target }) => {
          setWay(target.value === 'number' ? 'number' : 'position');
          setTyped('');
          setProblem(undefined);
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
        error={problem}
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
