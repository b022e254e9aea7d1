import { compareFileNames } from '../../../../domain/photos/photoName';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Banner } from '../../../../shared/ui/messages/Banner';
import { Button } from '../../../../shared/ui/buttons/Button';
import { useKeptFocus } from '../../../../shared/ui/layout/useKeptFocus';
import { useAppDispatch } from '../../../../store/hooks';
import { AddPhotosButton } from './AddPhotosButton';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './ChoiceNotes.module.css';
import {
  type Doubles,
  doublesAnswered,
  missedForgotten,
  type MissedPhoto,
  placeAsked,
  placeChosen,
  selectDoubles,
  selectLooking,
  selectMissed,
  selectUnplaced,
  type Unplaced,
} from '../../model/photos/choicesSlice';
import { choiceTexts } from '../../model/texts/choiceTexts';

/** Names that one reads; a folder of hundreds must not push the lots away. */
const NAMES = 5;

/** What is to be said of chosen photos that are no lots: what is looked at, what never came, what is here twice. */
export function ChoiceNotes({ saleId }: { readonly saleId: string }) {
  const texts = useTexts(choiceTexts);
  const looking = useLotsSelector(selectLooking);
  const missed = useLotsSelector((state) => selectMissed(state, saleId));
  const doubles = useLotsSelector((state) => selectDoubles(state, saleId));
  const unplaced = useLotsSelector((state) => selectUnplaced(state, saleId));
  const focus = useKeptFocus();
  if (looking + missed.length + doubles.length + unplaced.length === 0) return null;
  return (
    <div className={styles['notes']} {...focus}>
      {looking > 0 && (
        <p role="status" className={styles['looking']}>
          {texts.looking(looking)}
        </p>
      )}
      {unplaced.map((each) => (
        <Waiting key={each.id} unplaced={each} />
      ))}
      {missed.length > 0 && <Missed photos={missed} />}
      {doubles.map((each) => (
        <Twice key={each.id} doubles={each} />
      ))}
    </div>
  );
}

function Waiting({ unplaced }: { readonly unplaced: Unplaced }) {
  const texts = useTexts(choiceTexts);
  const dispatch = useAppDispatch();
  return (
    <Banner tone="warn" role="alert" title={texts.unplaced(unplaced.files.length)}>
      <p className={styles['words']}>{texts.unplacedText}</p>
      <Names names={unplaced.files.map(({ name }) => name)} />
      <div className={styles['actions']}>
        <Button kind="primary" onClick={() => dispatch(placeAsked({ id: unplaced.id, later: false }))}>
          {texts.decide}
        </Button>
        <Button onClick={() => dispatch(placeChosen({ unplaced, place: { to: 'nowhere' } }))}>{texts.doNotAdd}</Button>
      </div>
    </Banner>
  );
}

function Missed({ photos }: { readonly photos: readonly MissedPhoto[] }) {
  const texts = useTexts(choiceTexts);
  const dispatch = useAppDispatch();
  const lots = new Set(photos.flatMap(({ lotId }) => lotId ?? [])).size;
  return (
    <Banner tone="danger" role="alert" title={texts.missed(photos.length)}>
      <p className={styles['words']}>
        {texts.missedText(photos.length)} {lots > 0 && texts.withLots(lots)}
      </p>
      <Names names={photos.map(({ fileName }) => fileName)} />
      <div className={styles['actions']}>
        <AddPhotosButton lotId={null} label={texts.chooseAgain} />
        <span className={styles['desk']}>
          <AddPhotosButton lotId={null} kind="secondary" label={texts.chooseFolder} folder />
        </span>
        <Button onClick={() => dispatch(missedForgotten({ ids: photos.map(({ id }) => id) }))}>{texts.forget}</Button>
      </div>
    </Banner>
  );
}

function Twice({ doubles }: { readonly doubles: Doubles }) {
  const texts = useTexts(choiceTexts);
  const dispatch = useAppDispatch();
  const answer = (wanted: boolean): void => void dispatch(doublesAnswered({ doubles, wanted }));
  return (
    <Banner tone="warn" role="alert" title={texts.doubles(doubles.files.length)}>
      <p className={styles['words']}>{texts.doublesText}</p>
      <Names names={doubles.files.map(({ name }) => name)} />
      <div className={styles['actions']}>
        <Button kind="primary" onClick={() => answer(false)}>
          {texts.leaveOut}
        </Button>
        <Button onClick={() => answer(true)}>{texts.useAll}</Button>
      </div>
    </Banner>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  const texts = useTexts(choiceTexts);
  const shown = names.toSorted(compareFileNames).slice(0, NAMES).join(', ');
  const more = names.length - NAMES;
  return (
    <p className={styles['names']} dir="auto">
      {more > 0 ? `${shown}, ${texts.andMore(more)}` : shown}
    </p>
  );
}
