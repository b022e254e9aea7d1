import { missingForReady } from '../../domain/readiness';
import { useAppDispatch } from '../../store/hooks';
import { useLocale } from '../../shared/messages/languageChoice';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/Button';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { Icon } from '../../shared/ui/Icon';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { Link } from '../../shared/ui/Link';
import { StatusChip } from '../../shared/ui/StatusChip';
import { AddPhotosButton } from './AddPhotosButton';
import { ColleaguesAtLot } from './Colleagues';
import { LotFields } from './LotFields';
import styles from './LotEditor.module.css';
import { useLotsSelector } from './lotsHooks';
import { markLotReady, returnLotToDraft, selectLot, selectLotIds } from './lotsSlice';
import { lotTexts } from './lotsTexts';
import { lotName, missingSentence } from './lotWords';
import { PhotoStrip } from './PhotoStrip';
import { photoTexts } from './photoTexts';
import { SaveWordChip } from './SaveWordChip';
import { selectSaveWordOfLot, selectUnreadableAmounts } from './savesSlice';
import { EDITOR_HEADING_ID } from './useFollowLot';

interface LotEditorProps {
  readonly saleId: string;
  readonly lotId: string;
  readonly currency: string;
  readonly readOnly: boolean;
}

/** One lot beside the list, or on the whole screen of a phone. It saves by itself and says truthfully how far it is. */
export function LotEditor({ saleId, lotId, currency, readOnly }: LotEditorProps) {
  const texts = useTexts(lotTexts);
  const photoWords = useTexts(photoTexts);
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  const word = useLotsSelector((state) => selectSaveWordOfLot(state, lotId));
  if (lot === undefined) {
    return (
      <section className={styles['editor']} aria-label={texts.oneLot}>
        <Bar saleId={saleId} lotId={lotId} />
        <InlineMessage tone="warn">{texts.gone}</InlineMessage>
      </section>
    );
  }
  const name = lotName(lot, texts);
  return (
    <section className={styles['editor']} aria-labelledby={EDITOR_HEADING_ID}>
      <Bar saleId={saleId} lotId={lotId} />
      <header className={styles['head']}>
        <h2 id={EDITOR_HEADING_ID} tabIndex={-1} className={styles['heading']}>
          {name}
        </h2>
        <StatusChip state={lot.status} />
        <span className={styles['word']}>
          <SaveWordChip word={word} role="status" />
        </span>
        <ColleaguesAtLot lotId={lotId} />
      </header>
      <PhotoStrip lotId={lotId} name={name} />
      {!readOnly && (
        <div>
          <AddPhotosButton lotId={lotId} kind="quiet" label={photoWords.addTo(name)} />
        </div>
      )}
      <LotFields key={lotId} lot={lot} currency={currency} readOnly={readOnly} />
      {!readOnly && <Readiness saleId={saleId} lotId={lotId} />}
    </section>
  );
}

function Readiness({ saleId, lotId }: { saleId: string; lotId: string }) {
  const texts = useTexts(lotTexts);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  const { next } = useNeighbours(lotId);
  const unreadable = useLotsSelector((state) => selectUnreadableAmounts(state, lotId) !== undefined);
  if (lot === undefined || (lot.status !== 'draft' && lot.status !== 'ready')) return null;
  if (lot.status === 'ready') {
    return (
      <footer className={styles['readiness']}>
        <p>{texts.complete}</p>
        <Button icon="draft" onClick={() => dispatch(returnLotToDraft({ lotId }))}>
          {texts.backToDraft}
        </Button>
        {/* The way on stands where the hands are after the last field, also on a phone. */}
        {next !== undefined && (
          <ButtonLink kind="primary" href={`/sales/${saleId}?lot=${next}`}>
            {texts.describeNext}
          </ButtonLink>
        )}
      </footer>
    );
  }
  const missing = missingForReady(lot);
  const complete = missing.length === 0 && !unreadable;
  return (
    <footer className={styles['readiness']}>
      <p id="readiness-reasons">
        {complete && texts.everythingHere}
        {missing.length > 0 && `${missingSentence(missing, texts, locale)} `}
        {unreadable && texts.amountUnread}
      </p>
      <Button
        icon="check"
        aria-disabled={!complete}
        aria-describedby="readiness-reasons"
        onClick={() => {
          if (complete) dispatch(markLotReady({ lotId }));
        }}
      >
        {texts.markReady}
      </Button>
    </footer>
  );
}

/** Back to the list (phone) and to the neighbours in sale order. */
function Bar({ saleId, lotId }: { saleId: string; lotId: string }) {
  const texts = useTexts(lotTexts);
  const { previous, next } = useNeighbours(lotId);
  return (
    <nav className={styles['bar']} aria-label={texts.neighbours}>
      <Link href={`/sales/${saleId}`} className={styles['back']}>
        <Icon name="chevronLeft" /> {texts.allLots}
      </Link>
      <span className={styles['neighbours']}>
        {previous !== undefined && (
          <ButtonLink kind="quiet" icon="chevronLeft" href={`/sales/${saleId}?lot=${previous}`}>
            {texts.previous}
          </ButtonLink>
        )}
        {next !== undefined && (
          <ButtonLink kind="quiet" icon="chevronRight" href={`/sales/${saleId}?lot=${next}`}>
            {texts.next}
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}

/** The lots before and after this one in sale order. */
function useNeighbours(lotId: string): { readonly previous: string | undefined; readonly next: string | undefined } {
  const ids = useLotsSelector(selectLotIds);
  const place = ids.indexOf(lotId);
  return { previous: ids[place - 1], next: place < 0 ? undefined : ids[place + 1] };
}
