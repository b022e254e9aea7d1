import { useState } from 'react';
import { MOST_ALONG } from '../../../../domain/numbering/heldNumbers';
import { MAX_LOT_NUMBER } from '../../../../domain/numbering/lotNumber';
import { takenNumbers } from '../../../../domain/numbering/newNumber';
import { freeRun, nextNumbers } from '../../../../domain/numbering/nextNumber';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Banner } from '../../../../shared/ui/messages/Banner';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { DialogFoot } from '../../../../shared/ui/dialogs/DialogFoot';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../../../store/hooks';
import {
  selectBlock,
  selectReservations,
  selectHeldByOthers,
  takeNumbersAlong,
  takingClosed,
} from '../../model/numbering/reservationsSlice';
import { reservationsTexts } from '../../model/numbering/reservationsTexts';
import styles from './NumberLotsDialog.module.css';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectNumbersHeld } from '../../model/numbering/numberingSlice';
import { useRanges } from './useRanges';

const FIRST_COUNT = '20';

/** Asks how many numbers a person takes along, and from which one on. */
export function TakeAlongDialog() {
  const dispatch = useAppDispatch();
  const texts = useTexts(reservationsTexts);
  const { taking } = useLotsSelector(selectReservations);
  const close = (): void => void dispatch(takingClosed());
  return (
    <Dialog open={taking.kind !== 'closed'} title={texts.takeTitle} onClose={close}>
      <TakeAlongForm onCancel={close} />
    </Dialog>
  );
}

function TakeAlongForm({ onCancel }: { readonly onCancel: () => void }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(reservationsTexts);
  const ranges = useRanges();
  const { taking } = useLotsSelector(selectReservations);
  const lots = useLotsSelector(selectNumbersHeld);
  const others = useLotsSelector(selectHeldByOthers);
  const block = useLotsSelector(selectBlock);
  const [first] = nextNumbers({ lots, block, others }, 1);
  const [typedCount, setCount] = useState(FIRST_COUNT);
  const [typedFrom, setFrom] = useState<string | null>(null);
  const from = typedFrom ?? first ?? '';
  const count = wholeNumber(typedCount, MOST_ALONG);
  const start = wholeNumber(from, MAX_LOT_NUMBER);
  const held = new Set([...takenNumbers(lots), ...others, ...block.map(({ number }) => number)]);
  const numbers = count === null || start === null ? [] : freeRun(held, start, count);
  const isPassing = numbers.length > 0 && Number(numbers.at(-1)) - Number(from) >= numbers.length;
  return (
    <form
      className={styles['fields']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (count !== null && start !== null) dispatch(takeNumbersAlong({ from: start, count }));
        else event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      }}
    >
      <p className={styles['note']}>{texts.takeText}</p>
      <div className={styles['pair']}>
        <TextField
          label={texts.howMany}
          inputMode="numeric"
          autoComplete="off"
          value={typedCount}
          error={count === null ? texts.howManyProblem(MOST_ALONG) : undefined}
          onChange={({ target }) => setCount(target.value)}
        />
        <TextField
          label={texts.fromNumber}
          inputMode="numeric"
          autoComplete="off"
          value={from}
          error={start === null ? texts.fromProblem(MAX_LOT_NUMBER) : undefined}
          onChange={({ target }) => setFrom(target.value)}
        />
      </div>
      <p className={styles['note']} role="status">
        {numbers.length > 0 && texts.takePreview(ranges(numbers))} {isPassing && texts.takePassing}
      </p>
      {taking.kind === 'open' && taking.problem !== null && (
        <Banner tone="danger" role="alert">
          {texts.takeProblems[taking.problem]}
        </Banner>
      )}
      <DialogFoot>
        <Button kind="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button kind="primary" type="submit" busy={taking.kind === 'working'}>
          {texts.takeApply}
        </Button>
      </DialogFoot>
    </form>
  );
}

function wholeNumber(text: string, most: number): number | null {
  const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}
