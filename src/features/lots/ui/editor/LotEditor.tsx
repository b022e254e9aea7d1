import { useRef } from 'react';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { takesPhotosOf } from '../intake/DropZone';
import { EditorHead, EditorWays, type NeighbourHrefs } from './EditorHead';
import { WhyReadOnly } from './WhyReadOnly';
import { LotLife } from './LotLife';
import { selectNeighbours } from '../shared/neighbours';
import { Readiness } from './Readiness';
import { WayBack } from './WayBack';
import { useCellLanguage } from '../shared/useGridTools';
import { Writing } from '../writing/Writing';
import { useLotKeys } from './useLotKeys';
import { useTrashFocus } from './useTrashFocus';
import { LotHistory } from '../history/LotHistory';
import styles from './LotEditor.module.css';
import { LotFields } from './LotFields';
import { MoreFields } from './MoreFields';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { PhotoStage } from '../stage/PhotoStage';
import { selectIsLotUnreadable } from '../../model/view/unreadableSlice';
import { unreadableTexts } from '../../model/texts/unreadableTexts';
import { EDITOR_HEADING_ID } from '../shared/useFollowLot';

interface LotEditorProps {
  readonly saleId: string;
  readonly lotId: string;
  readonly currency: string;
  readonly saleStatus: SaleStatus;
  readonly readOnly: boolean;
}

/**
 * One lot beside the list, or on the whole screen of a phone. It saves by itself and says truthfully how far it is. The
 * words come before the photos, so that the first Tab from the heading is the title; the styles put the photos first.
 */
export function LotEditor({ saleId, lotId, currency, saleStatus, readOnly }: LotEditorProps) {
  const texts = useTexts(lotTexts);
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  const language = useCellLanguage(currency);
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
        <EditorWays saleId={saleId} hrefs={hrefs} />
        <InlineMessage tone="warn">{isUnreadable ? unreadable.lot : texts.gone}</InlineMessage>
      </section>
    );
  }
  const fixed = readOnly || trashed;
  const form = { lot, currency, readOnly: fixed } as const;
  return (
    <section
      ref={section}
      className={styles['editor']}
      aria-labelledby={EDITOR_HEADING_ID}
      {...(!fixed && takesPhotosOf(lotId))}
    >
      <EditorHead lot={lot} saleId={saleId} saleStatus={saleStatus} readOnly={readOnly} hrefs={hrefs} />
      {/* Another lot begins at its top. */}
      <div key={lotId} className={styles['body']}>
        <Writing lotId={lotId} language={language} readOnly={fixed} className={styles['words']}>
          <WhyReadOnly ref={inTrash} lot={lot} readOnly={readOnly} />
          <LotFields {...form} />
          {!fixed && <Readiness lotId={lotId} nextHref={hrefs.next} />}
          {!trashed && <LotLife lot={lot} currency={currency} saleStatus={saleStatus} readOnly={readOnly} />}
          <MoreFields {...form} saleStatus={saleStatus} />
          <LotHistory lotId={lotId} currency={currency} readOnly={fixed} />
        </Writing>
        <div className={styles['photos']}>
          <PhotoStage lotId={lotId} name={lotName(lot, texts)} readOnly={fixed} />
        </div>
        <WayBack />
      </div>
    </section>
  );
}

function useNeighbours(saleId: string, lotId: string): NeighbourHrefs {
  const { previous, next } = useLotsSelector((state) => selectNeighbours(state, lotId));
  const href = (id: string | null): string | undefined => (id === null ? undefined : `/sales/${saleId}?lot=${id}`);
  return { previous: href(previous), next: href(next) };
}
