import { useRef } from 'react';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { ButtonLink } from '../../../../shared/ui/buttons/ButtonLink';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { Link } from '../../../../shared/ui/navigation/Link';
import { StatusChip } from '../../../../shared/ui/messages/StatusChip';
import { AddPhotosButton } from '../intake/AddPhotosButton';
import { ColleaguesAtLot } from '../shared/Colleagues';
import { takesPhotosOf } from '../intake/DropZone';
import { editorTexts } from '../../model/texts/editorTexts';
import { InTrash, LotActions } from './LotActions';
import { LotLife } from './LotLife';
import { selectNeighbours } from '../shared/neighbours';
import { Readiness } from './Readiness';
import { WayBack } from './WayBack';
import { useLotKeys } from './useLotKeys';
import { useTrashFocus } from './useTrashFocus';
import { LotHistory } from '../history/LotHistory';
import { SmallUndo } from '../history/UndoBar';
import styles from './LotEditor.module.css';
import { LotFields } from './LotFields';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { PhotoStrip } from '../photos/PhotoStrip';
import { photoTexts } from '../../model/photos/photoTexts';
import { SaveStatusPlace } from '../saves/SaveStatusPlace';
import { selectSaveStatusOfLot } from '../../model/view/selectSaveStatus';
import { selectIsLotUnreadable } from '../../model/view/unreadableSlice';
import { unreadableTexts } from '../../model/texts/unreadableTexts';
import { EDITOR_HEADING_ID } from '../shared/useFollowLot';
import { usePanel } from '../../../navigation/ui/usePanel';

interface LotEditorProps {
  readonly saleId: string;
  readonly lotId: string;
  readonly currency: string;
  readonly saleStatus: SaleStatus;
  readonly readOnly: boolean;
}

/** One lot beside the list, or on the whole screen of a phone. It saves by itself and says truthfully how far it is. */
export function LotEditor({ saleId, lotId, currency, saleStatus, readOnly }: LotEditorProps) {
  const texts = useTexts(lotTexts);
  const photoWords = useTexts(photoTexts);
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  const word = useLotsSelector((state) => selectSaveStatusOfLot(state, lotId));
  const [more, setMore] = usePanel('more-prices');
  const section = useRef<HTMLElement>(null);
  const hrefs = useNeighbours(saleId, lotId);
  useLotKeys(section, lotId, hrefs);
  const trashed = lot !== undefined && lot.deletedAt !== null;
  const inTrash = useTrashFocus(lotId, trashed);
  const isUnreadable = useLotsSelector((state) => selectIsLotUnreadable(state, lotId));
  const unreadable = useTexts(unreadableTexts);
  if (lot === undefined) {
    return (
      <section className={styles['editor']} aria-label={texts.oneLot}>
        <Bar saleId={saleId} hrefs={hrefs} />
        <InlineMessage tone="warn">{isUnreadable ? unreadable.lot : texts.gone}</InlineMessage>
      </section>
    );
  }
  const name = lotName(lot, texts);
  const fixed = readOnly || trashed;
  return (
    <section
      ref={section}
      className={styles['editor']}
      aria-labelledby={EDITOR_HEADING_ID}
      {...(!fixed && takesPhotosOf(lotId))}
    >
      <Bar saleId={saleId} hrefs={hrefs} />
      <header className={styles['head']}>
        <h2 id={EDITOR_HEADING_ID} tabIndex={-1} className={styles['heading']}>
          {name}
        </h2>
        <span className={styles['state']}>
          <StatusChip state={lot.status} />
        </span>
        <span className={styles['colleagues']}>
          <ColleaguesAtLot lotId={lotId} />
        </span>
        <span className={styles['word']}>
          <SaveStatusPlace word={word} role="status" atEnd />
        </span>
        {!readOnly && (
          <span className={styles['undo']}>
            <SmallUndo saleId={saleId} saleStatus={saleStatus} />
          </span>
        )}
      </header>
      {trashed && <InTrash ref={inTrash} lotId={lotId} readOnly={readOnly} />}
      <PhotoStrip key={`photos-${lotId}`} lotId={lotId} name={name} readOnly={fixed} />
      {!fixed && (
        <div>
          <AddPhotosButton lotId={lotId} kind="quiet" label={photoWords.addTo(name)} />
        </div>
      )}
      <LotFields
        key={lotId}
        lot={lot}
        currency={currency}
        saleStatus={saleStatus}
        readOnly={fixed}
        more={more}
        onMore={setMore}
      />
      {!fixed && <Readiness lotId={lotId} nextHref={hrefs.next} />}
      {!trashed && <LotLife lot={lot} currency={currency} saleStatus={saleStatus} readOnly={readOnly} />}
      {!fixed && <LotActions lot={lot} saleStatus={saleStatus} />}
      <LotHistory key={`history-${lotId}`} lotId={lotId} currency={currency} readOnly={fixed} />
      <WayBack />
    </section>
  );
}

interface Hrefs {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Back to the list: on a phone to where it is, else by closing what is beside it. And to the neighbours. */
function Bar({ saleId, hrefs: { previous, next } }: { saleId: string; hrefs: Hrefs }) {
  const texts = useTexts(lotTexts);
  const { keys } = useTexts(editorTexts);
  return (
    <nav className={styles['bar']} aria-label={texts.neighbours}>
      <Link href={`/sales/${saleId}`} className={styles['back']}>
        <Icon name="chevronLeft" /> {texts.allLots}
      </Link>
      <span className={styles['close']}>
        <ButtonLink kind="quiet" icon="close" href={`/sales/${saleId}`} title={texts.closeEditor}>
          {texts.close}
        </ButtonLink>
      </span>
      <span className={styles['neighbours']}>
        {previous !== undefined && (
          <ButtonLink
            kind="quiet"
            icon="chevronLeft"
            href={previous}
            title={keys}
            aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
          >
            {texts.previous}
          </ButtonLink>
        )}
        {next !== undefined && (
          <ButtonLink
            kind="quiet"
            icon="chevronRight"
            href={next}
            title={keys}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {texts.next}
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}

/** The addresses of the lots before and after this one, as the person sees them. */
function useNeighbours(saleId: string, lotId: string): Hrefs {
  const { previous, next } = useLotsSelector((state) => selectNeighbours(state, lotId));
  const href = (id: string | null): string | undefined => (id === null ? undefined : `/sales/${saleId}?lot=${id}`);
  return { previous: href(previous), next: href(next) };
}
