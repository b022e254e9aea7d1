import { memo } from 'react';
import { formatEstimate, formatMoney } from '../../../../domain/values/money';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { Link } from '../../../../shared/ui/navigation/Link';
import { LotNumberTag } from '../../../../shared/ui/messages/LotNumberTag';
import { StatusChip } from '../../../../shared/ui/messages/StatusChip';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { countOnAll, selectLotProblems } from '../../model/checks/checksSelectors';
import { ProblemCount } from '../checks/ProblemCount';
import { ColleaguesAtLot } from '../shared/Colleagues';
import styles from './LotRow.module.css';
import { selectLotsWithFailedPhotos } from '../../model/photos/intakeSelectors';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import { lotName, lotTag } from '../../model/texts/lotWords';
import { MoveHandle } from '../reorder/MoveHandle';
import { selectIsChosen } from '../../model/view/gridSelectors';
import { bulkTexts } from '../../model/view/gridTexts';
import { rowName } from '../../model/view/rowName';
import { Picture } from '../shared/Picture';
import { selectPhotoIdsOfLot } from '../../model/photos/photosSlice';
import { LotToCheckMark } from '../toCheck/ToCheckMark';
import { SaveStatusChip } from '../saves/SaveStatusChip';
import { selectPicture } from '../../model/photos/selectCover';
import { selectSaveStatusOfLot } from '../../model/view/selectSaveStatus';
import { lotRowId } from '../shared/useFollowLot';

interface LotRowProps {
  readonly lotId: string;
  readonly href: string;
  readonly currency: string;
  readonly selected: boolean;
  /** Its place in the list, from 0, of so many. */
  readonly row: number;
  readonly total: number;
  /** CSS pixels from the top of the list. */
  readonly start: number;
  /** Learns how high the row is. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** One lot as the catalogue would print it: photo, number, title, estimate. Renders only when its own lot changes. */
export const LotRow = memo(function LotRow(props: LotRowProps) {
  const { lotId, href, currency, selected, row, total, start, measure } = props;
  const words = useTexts(lotTexts);
  const texts = useTexts(lotsTexts);
  const bulk = useTexts(bulkTexts);
  const locale = useLocale();
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  const photoIds = useLotsSelector((state) => selectPhotoIdsOfLot(state, lotId));
  const picture = useLotsSelector((state) => selectPicture(state, lotId));
  const word = useLotsSelector((state) => selectSaveStatusOfLot(state, lotId));
  const chosen = useLotsSelector((state) => selectIsChosen(state, lotId));
  const problems = useLotsSelector((state) => countOnAll(selectLotProblems(state, lotId)));
  const photoFailed = useLotsSelector((state) => selectLotsWithFailedPhotos(state).has(lotId));
  if (lot === undefined) return null;
  const title = lot.title.trim();
  // Once the hammer has fallen, its price is what people look for.
  const sold = lot.hammer === null ? null : formatMoney(lot.hammer, currency, locale);
  const estimate = formatEstimate(lot.estimateLow, lot.estimateHigh, currency, words, locale);
  return (
    <li
      ref={measure}
      className={styles['row']}
      style={{ transform: `translateY(${String(start)}px)` }}
      data-index={row}
      data-lot={lotId}
      data-selected={selected || chosen || undefined}
      aria-label={rowName(lot, words, texts, { currency, locale })}
      aria-posinset={row + 1}
      aria-setsize={total}
    >
      <Link id={lotRowId(lotId)} href={href} className={styles['link']} aria-current={selected ? 'true' : undefined}>
        <span className={styles['thumb']}>
          <Picture photoId={picture} size="thumb" alt="" inSight />
        </span>
        <span className={styles['number']}>
          <LotNumberTag {...lotTag(lot, words)} />
        </span>
        <span className={styles['words']}>
          <span className={styles['title']} dir="auto" data-empty={title === '' || undefined}>
            {title === '' ? texts.untitled : title}
          </span>
          <span className={styles['facts']}>
            <span className={styles['estimate']}>{sold ?? estimate ?? texts.noEstimate}</span>
            <span className={styles['photos']}>
              <Icon name="photo" size={14} /> {photoIds.length}
              <VisuallyHidden>{texts.photosOf(photoIds.length)}</VisuallyHidden>
            </span>
            <LotToCheckMark lotId={lotId} />
          </span>
        </span>
        <span className={styles['state']}>
          {chosen && (
            <span className={styles['chosen']}>
              <Icon name="check" size={14} />
              {bulk.chosenOne}
            </span>
          )}
          <ColleaguesAtLot lotId={lotId} as="mark" />
          <StatusChip state={lot.status} />
          {problems > 0 && <ProblemCount problems={problems} />}
          {photoFailed && <StatusChip state="needsAttention">{texts.photoNotStored}</StatusChip>}
          {word !== 'sent' && <SaveStatusChip word={word} />}
        </span>
      </Link>
      <MoveHandle lotId={lotId} name={lotName(lot, words)} />
    </li>
  );
});
