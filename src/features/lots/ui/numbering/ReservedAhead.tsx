import type { TakenRange } from '../../../../domain/numbering/heldNumbers';
import type { NumberReservation } from '../../../../services/numbers/NumbersGateway';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { useKeptFocus } from '../../../../shared/ui/layout/useKeptFocus';
import { useAppDispatch } from '../../../../store/hooks';
import { selectUid } from '../../../auth/model/authSlice';
import { ColleagueName } from '../shared/Colleagues';
import { releaseNumbers } from '../../model/numbering/reservationsSlice';
import { reservationsTexts } from '../../model/numbering/reservationsTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './NumbersPanel.module.css';
import { useRanges } from './useRanges';
import { usePanel } from '../../../navigation/ui/usePanel';

interface ReservedAheadProps {
  readonly range: TakenRange<NumberReservation>;
  readonly editable: boolean;
}

/**
 * Numbers that somebody took along on another device: who, since when, and the way to free them. Freeing is asked twice:
 * somebody may stand in a shed and write one of them on a tag.
 */
export function ReservedAhead({ range: { by, since, claims }, editable }: ReservedAheadProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(reservationsTexts);
  const ranges = useRanges();
  const locale = useLocale();
  const isOwn = useLotsSelector(selectUid) === by;
  const [asking, setAsking] = usePanel(`free-numbers:${by}:${String(since)}`);
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(since);
  const numbers = ranges(claims.map(({ number }) => number));
  // What asks takes the place of the button.
  const keptFocus = useKeptFocus();
  return (
    <div className={styles['heldBy']} {...keptFocus}>
      <span>
        {isOwn ? texts.aheadOwn(numbers, moment) : <Named by={by} text={texts.aheadOf(numbers, NAME, moment)} />}
      </span>
      {editable && !asking && (
        <Button kind="quiet" aria-label={`${texts.freeAsk} ${numbers}`} onClick={() => setAsking(true)}>
          {texts.freeAsk}
        </Button>
      )}
      {asking && (
        <>
          <p className={styles['hint']}>
            {isOwn ? texts.freeQuestionOwn : <Named by={by} text={texts.freeQuestion(NAME)} />}
          </p>
          <Button kind="quiet" onClick={() => setAsking(false)}>
            {texts.keep}
          </Button>
          <Button kind="danger" onClick={() => dispatch(releaseNumbers({ numbers: claims }))}>
            {texts.free}
          </Button>
        </>
      )}
    </div>
  );
}

/** Where the name of a person goes in a sentence. */
const NAME = '\u0000';

function Named({ by, text }: { readonly by: string; readonly text: string }) {
  const texts = useTexts(reservationsTexts);
  const [before = '', after = ''] = text.split(NAME);
  return (
    <>
      {before}
      <ColleagueName uid={by} otherwise={texts.somebody} />
      {after}
    </>
  );
}
