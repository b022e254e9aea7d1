import { useId, useState } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import { type FillPlan, likelyPerLot, MOST_PER_LOT, planFilling } from '../../../../domain/photos/fillLots';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { useAppDispatch } from '../../../../store/hooks';
import { selectLots } from '../../model/lots/lotsSlice';
import {
  type KnownFile,
  type Place,
  placeAsked,
  placeChosen,
  selectUnplaced,
  type Unplaced,
} from '../../model/photos/choicesSlice';
import { selectLotsToFill } from '../../model/photos/selectLotsToFill';
import { choiceTexts } from '../../model/texts/choiceTexts';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './PlaceDialog.module.css';

const FORM = 'place-form';

/** Asks where photos go whose names say no lot, and says what will happen. Closed, the question waits in the line below the lots. */
export function PlaceDialog({ saleId }: { readonly saleId: string }) {
  const texts = useTexts(choiceTexts);
  const dispatch = useAppDispatch();
  const asked = useLotsSelector((state) => selectUnplaced(state, saleId)).find(({ later }) => !later);
  const count = asked?.files.length ?? 0;
  const answer = (place: Place): void =>
    void (asked !== undefined && dispatch(placeChosen({ unplaced: asked, place })));
  return (
    <Dialog
      open={asked !== undefined}
      title={texts.whereTo(count)}
      onClose={() => void (asked !== undefined && dispatch(placeAsked({ id: asked.id, later: true })))}
      footer={
        <>
          <Button kind="quiet" onClick={() => answer({ to: 'nowhere' })}>
            {texts.doNotAdd}
          </Button>
          <Button kind="primary" type="submit" form={FORM}>
            {texts.addNow(count)}
          </Button>
        </>
      }
    >
      {asked !== undefined && <PlaceForm key={asked.id} unplaced={asked} onAnswer={answer} />}
    </Dialog>
  );
}

interface PlaceFormProps {
  readonly unplaced: Unplaced;
  readonly onAnswer: (place: Place) => void;
}

function PlaceForm({ unplaced: { files }, onAnswer }: PlaceFormProps) {
  const texts = useTexts(choiceTexts);
  const lots = useLotsSelector(selectLotsToFill);
  const [to, setTo] = useState<'newLots' | 'lots'>('newLots');
  const [counted, setCounted] = useState<number | null>(null);
  const perLot = counted ?? likelyPerLot(files.length, lots.length);
  return (
    <form
      id={FORM}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(to === 'lots' ? { to, perLot } : { to });
      }}
    >
      <p>{texts.noNumbers(files.length)}</p>
      <fieldset className={styles['places']}>
        <PlaceOption
          label={texts.newLots(files.length)}
          hint={texts.newLotsHint}
          checked={to === 'newLots'}
          onChoose={() => setTo('newLots')}
        />
        <PlaceOption
          label={lots.length === 0 ? texts.noneWithout : texts.toLots(lots.length)}
          checked={to === 'lots'}
          onChoose={() => setTo('lots')}
        />
      </fieldset>
      {to === 'lots' && (
        <>
          <SelectField
            label={texts.perLot}
            hint={texts.perLotHint}
            value={perLot}
            onChange={({ target }) => setCounted(Number(target.value))}
          >
            {Array.from({ length: MOST_PER_LOT }, (_, place) => (
              <option key={place} value={place + 1}>
                {place + 1}
              </option>
            ))}
          </SelectField>
          <Preview files={files} lots={lots} perLot={perLot} />
        </>
      )}
    </form>
  );
}

interface PlaceOptionProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function PlaceOption({ label, hint, checked, onChoose }: PlaceOptionProps) {
  const id = useId();
  return (
    <label className={styles['place']} htmlFor={id}>
      <input
        id={id}
        type="radio"
        name={FORM}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <span id={`${id}-label`}>{label}</span>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      )}
    </label>
  );
}

/** More lots than these are not named one by one: the first ones and the last one show whether the order is right. */
const NAMED = 3;

interface PreviewProps {
  readonly files: readonly KnownFile[];
  readonly lots: readonly Lot[];
  readonly perLot: number;
}

/** Which photos go to which lot, what is left over, and which lots stay without one. */
function Preview({ files, lots, perLot }: PreviewProps) {
  const texts = useTexts(choiceTexts);
  const hasWithdrawn = useLotsSelector((state) => selectLots(state).some(({ status }) => status === 'withdrawn'));
  const plan = planFilling(
    files,
    lots.map(({ id }) => id),
    perLot,
  );
  const without = lots.length - plan.filled.length;
  const { length: left } = plan.left;
  return (
    <section className={styles['preview']} aria-label={texts.whatHappens} aria-live="polite">
      {plan.filled.length > 0 && <FilledLots filled={plan.filled} lots={lots} />}
      {left > 0 && <p>{plan.filled.length === 0 ? texts.noneWithout : texts.leftOver(left)}</p>}
      {without > 0 && <p>{texts.stillWithout(without)}</p>}
      <p>
        {hasWithdrawn && `${texts.withdrawn} `}
        {texts.undoable}
      </p>
    </section>
  );
}

interface FilledLotsProps {
  readonly filled: FillPlan<KnownFile>['filled'];
  readonly lots: readonly Lot[];
}

function FilledLots({ filled, lots }: FilledLotsProps) {
  const texts = useTexts(choiceTexts);
  const words = useTexts(lotTexts);
  const known = new Map(lots.map((lot) => [lot.id, lot]));
  const last = filled.length - 1;
  const between = last - NAMED;
  const shown = filled.filter((_, place) => place < NAMED || place === last);
  return (
    <ul>
      {shown.map(({ lotId, photos }, place) => {
        const lot = known.get(lotId);
        const names = photos.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)).join(', ');
        return (
          <li key={lotId}>
            {place === NAMED && between > 0 && <p>{texts.goesOn(between)}</p>}
            <span dir="auto">{texts.goesTo(names, lot === undefined ? words.aLot : lotName(lot, words))}</span>
            {lot !== undefined && lot.title !== '' && (
              <span className={styles['title']} dir="auto">
                {' '}
                {lot.title}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
