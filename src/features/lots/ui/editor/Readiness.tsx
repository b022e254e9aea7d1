import { missingForReady } from '../../../../domain/lots/readiness';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { ButtonLink } from '../../../../shared/ui/buttons/ButtonLink';
import { useAppDispatch } from '../../../../store/hooks';
import styles from './LotEditor.module.css';
import { useLotsSelector } from '../shared/lotsHooks';
import { markLotReady, returnLotToDraft, selectLot } from '../../model/lots/lotsSlice';
import { lotTexts } from '../../model/texts/lotsTexts';
import { missingSentence } from '../../model/texts/lotWords';
import { selectUnreadableAmounts } from '../../model/saves/savesSlice';
import { useStepFocus } from './useStepFocus';

/** Whether the lot is good enough for the catalogue, and what is missing. `nextHref`: the way on, if there is one. */
export function Readiness({ lotId, nextHref }: { lotId: string; nextHref: string | undefined }) {
  const texts = useTexts(lotTexts);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  const unreadable = useLotsSelector((state) => selectUnreadableAmounts(state, lotId) !== undefined);
  const { sentence, take } = useStepFocus(lot?.status);
  if (lot === undefined || (lot.status !== 'draft' && lot.status !== 'ready')) return null;
  if (lot.status === 'ready') {
    return (
      <footer key="ready" className={styles['readiness']} data-state="open">
        <p ref={sentence} tabIndex={-1}>
          {texts.complete}
        </p>
        <Button icon="draft" onClick={(event) => take(event, () => dispatch(returnLotToDraft({ lotId })))}>
          {texts.backToDraft}
        </Button>
        {/* The way on stands where the hands are after the last field, also on a phone. */}
        {nextHref !== undefined && (
          <ButtonLink kind="primary" href={nextHref}>
            {texts.describeNext}
          </ButtonLink>
        )}
      </footer>
    );
  }
  const missing = missingForReady(lot);
  const complete = missing.length === 0 && !unreadable;
  return (
    <footer key="draft" className={styles['readiness']} data-state="open">
      <p ref={sentence} tabIndex={-1} id="readiness-reasons">
        {complete && texts.everythingHere}
        {missing.length > 0 && `${missingSentence(missing, texts, locale)} `}
        {unreadable && texts.amountUnread}
      </p>
      <Button
        icon="check"
        disabledBy={complete ? undefined : 'readiness-reasons'}
        aria-describedby="readiness-reasons"
        onClick={(event) => take(event, () => dispatch(markLotReady({ lotId })))}
      >
        {texts.markReady}
      </Button>
    </footer>
  );
}
