import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { StatusChip } from '../../../../shared/ui/messages/StatusChip';
import { selectLot } from '../../model/lots/lotsSlice';
import { describeTexts } from '../../model/texts/describeTexts';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { selectSaveStatusOfLot } from '../../model/view/selectSaveStatus';
import { WhyReadOnly } from '../editor/WhyReadOnly';
import { LotFields } from '../editor/LotFields';
import { MoreFields } from '../editor/MoreFields';
import { Readiness } from '../editor/Readiness';
import { useTrashFocus } from '../editor/useTrashFocus';
import { takesPhotosOf } from '../intake/DropZone';
import { LotToCheckMark } from '../toCheck/ToCheckMark';
import { SaveStatusPlace } from '../saves/SaveStatusPlace';
import { ColleaguesAtLot } from '../shared/Colleagues';
import { useLotsSelector } from '../shared/lotsHooks';
import { EDITOR_HEADING_ID } from '../shared/useFollowLot';
import { useCellLanguage } from '../shared/useGridTools';
import { Writing } from '../writing/Writing';
import { DescribeBar } from './DescribeBar';
import { DescribePhotos, type PhotosByKey } from './DescribePhotos';
import styles from './DescribeView.module.css';
import { useDescribeKeys } from './useDescribeKeys';

interface DescribeViewProps {
  /** Null: the lots are not here yet, or none fits the view. */
  readonly lotId: string | null;
  readonly currency: string;
  readonly saleStatus: SaleStatus;
  readonly editable: boolean;
  /** There is room for the photo beside the words. */
  readonly wide: boolean;
}

/** One lot, its photo as large as the window allows, its words beside it, and the way to the next one that needs something. */
export function DescribeView({ lotId, currency, saleStatus, editable, wide }: DescribeViewProps) {
  const texts = useTexts(lotTexts);
  const words = useTexts(describeTexts);
  const section = useRef<HTMLElement>(null);
  const photos = useRef<PhotosByKey>(null);
  const lot = useLotsSelector((state) => (lotId === null ? undefined : selectLot(state, lotId)));
  const { go } = useDescribeKeys(section, lotId, photos);
  const isThere = lot !== undefined;
  // What nobody types into comes with the frame after the title.
  const laterId = useDeferredValue(lotId) ?? lotId;
  useLayoutEffect(() => {
    // A person who comes by a key has left the other view, and wants to write.
    if (!wide || !isThere || document.activeElement !== document.body) return;
    section.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }, [wide, isThere]);
  if (lot === undefined) {
    return (
      <section ref={section} className={styles['view']} aria-label={words.region}>
        {lotId !== null && <InlineMessage tone="warn">{texts.gone}</InlineMessage>}
        <DescribeBar onGo={go} />
      </section>
    );
  }
  return (
    <section
      ref={section}
      className={styles['view']}
      aria-labelledby={EDITOR_HEADING_ID}
      {...(editable && lot.deletedAt === null && takesPhotosOf(lot.id))}
    >
      <Words
        key={lot.id}
        lot={lot}
        laterId={laterId}
        currency={currency}
        saleStatus={saleStatus}
        readOnly={!editable}
      />
      <div className={styles['photos']}>
        <DescribePhotos lotId={laterId ?? lot.id} readOnly={!editable} byKey={photos} />
      </div>
      <DescribeBar onGo={go} />
    </section>
  );
}

interface WordsProps {
  readonly lot: Lot;
  /** The lot that is shown, a frame later. */
  readonly laterId: string | null;
  readonly currency: string;
  readonly saleStatus: SaleStatus;
  readonly readOnly: boolean;
}

/** What is said of the lot. In the document it comes before the photos: the first Tab leads to the title. */
function Words({ lot, laterId, currency, saleStatus, readOnly }: WordsProps) {
  const texts = useTexts(lotTexts);
  const language = useCellLanguage(currency);
  const word = useLotsSelector((state) => selectSaveStatusOfLot(state, lot.id));
  const trashed = lot.deletedAt !== null;
  const inTrash = useTrashFocus(lot.id, trashed);
  const form = { lot, currency, readOnly: readOnly || trashed } as const;
  return (
    <div className={styles['words']}>
      <header className={styles['head']}>
        <h2 id={EDITOR_HEADING_ID} tabIndex={-1} className={styles['heading']}>
          {lotName(lot, texts)}
        </h2>
        <span className={styles['state']}>
          <StatusChip state={lot.status} />
          <LotToCheckMark lotId={lot.id} on="corner" />
        </span>
        <span className={styles['colleagues']}>
          <ColleaguesAtLot lotId={lot.id} />
        </span>
        <SaveStatusPlace word={word} role="status" atEnd />
      </header>
      <Writing lotId={lot.id} language={language} readOnly={form.readOnly} className={styles['form']}>
        <WhyReadOnly ref={inTrash} lot={lot} readOnly={readOnly} />
        <LotFields {...form} />
        {laterId === lot.id && <LaterFields lotId={lot.id} {...{ currency, saleStatus }} readOnly={form.readOnly} />}
      </Writing>
    </div>
  );
}

interface LaterFieldsProps {
  readonly lotId: string;
  readonly currency: string;
  readonly saleStatus: SaleStatus;
  readonly readOnly: boolean;
}

/** What comes after the words of every lot. */
const LaterFields = memo(function LaterFields({ lotId, currency, saleStatus, readOnly }: LaterFieldsProps) {
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  if (lot === undefined) return null;
  return (
    <>
      {!readOnly && <Readiness lotId={lotId} nextHref={undefined} />}
      <MoreFields lot={lot} currency={currency} saleStatus={saleStatus} readOnly={readOnly} />
    </>
  );
});
