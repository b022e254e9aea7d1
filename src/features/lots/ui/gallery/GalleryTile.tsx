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
import { selectIsChosen } from '../../model/view/gridSelectors';
import { gridTexts } from '../../model/view/gridTexts';
import { selectGrid } from '../../model/view/gridSlice';
import { selectLotsWithFailedPhotos } from '../../model/photos/intakeSelectors';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import { lotName, lotTag } from '../../model/texts/lotWords';
import { MoveHandle } from '../reorder/MoveHandle';
import { selectPhotoIdsOfLot } from '../../model/photos/photosSlice';
import { Picture } from '../shared/Picture';
import { LotToCheckMark } from '../toCheck/ToCheckMark';
import { SaveStatusChip } from '../saves/SaveStatusChip';
import { selectPicture } from '../../model/photos/selectCover';
import { selectSaveStatusOfLot } from '../../model/view/selectSaveStatus';
import { lotRowId } from '../shared/useFollowLot';
import styles from './GalleryTile.module.css';
import { galleryTexts } from '../../model/texts/galleryTexts';

/** Names a tile in the page, so that the gallery can say which one is active. */
export const tileId = (lotId: string): string => `tile-${lotId}`;

interface GalleryTileProps {
  readonly lotId: string;
  /** Its place in its row, from 0. */
  readonly column: number;
  readonly currency: string;
  readonly href: string;
  readonly open: boolean;
}

/** One lot as a page of the catalogue shows it: photo, number, title, estimate. Renders only when its own lot changes. */
export const GalleryTile = memo(function GalleryTile({ lotId, column, currency, href, open }: GalleryTileProps) {
  const texts = useTexts(galleryTexts);
  const grid = useTexts(gridTexts);
  const words = useTexts(lotTexts);
  const lots = useTexts(lotsTexts);
  const locale = useLocale();
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  const photoIds = useLotsSelector((state) => selectPhotoIdsOfLot(state, lotId));
  const picture = useLotsSelector((state) => selectPicture(state, lotId));
  const word = useLotsSelector((state) => selectSaveStatusOfLot(state, lotId));
  const problems = useLotsSelector((state) => countOnAll(selectLotProblems(state, lotId)));
  const photoFailed = useLotsSelector((state) => selectLotsWithFailedPhotos(state).has(lotId));
  const chosen = useLotsSelector((state) => selectIsChosen(state, lotId));
  const active = useLotsSelector((state) => selectGrid(state).active?.lotId === lotId);
  if (lot === undefined) return null;
  const title = lot.title.trim();
  const sold = lot.hammer === null ? null : formatMoney(lot.hammer, currency, locale);
  return (
    <div
      role="gridcell"
      id={tileId(lotId)}
      className={styles['tile']}
      data-lot={lotId}
      data-drag={lotId}
      data-chosen={chosen || undefined}
      data-active={active || undefined}
      data-open={open || undefined}
      aria-colindex={column + 1}
      aria-selected={chosen}
    >
      <Link
        id={lotRowId(lotId)}
        href={href}
        tabIndex={-1}
        className={styles['link']}
        aria-current={open ? 'true' : undefined}
      >
        <span className={styles['head']}>
          <LotNumberTag {...lotTag(lot, words)} />
          <span className={styles['state']}>
            <ColleaguesAtLot lotId={lotId} as="mark" />
            <StatusChip state={lot.status} />
            {problems > 0 && <ProblemCount problems={problems} />}
          </span>
        </span>
        <span className={styles['title']} dir="auto" data-empty={title === '' || undefined}>
          {title === '' ? lots.untitled : title}
        </span>
        <span className={styles['facts']}>
          <span className={styles['estimate']}>
            {sold ?? formatEstimate(lot.estimateLow, lot.estimateHigh, currency, words, locale) ?? lots.noEstimate}
          </span>
          <span className={styles['photos']}>
            <Icon name="photo" size={14} /> {photoIds.length}
            <VisuallyHidden>{lots.photosOf(photoIds.length)}</VisuallyHidden>
          </span>
        </span>
        {/* Last, so that the tile is called by its number first; the styles put it on top. */}
        <span className={styles['photo']}>
          {photoIds.length === 0 ? (
            <span className={styles['none']}>{texts.noPhoto}</span>
          ) : (
            <Picture photoId={picture} size="thumb" alt="" inSight />
          )}
          <span className={styles['marks']}>
            <LotToCheckMark lotId={lotId} on="photo" />
            {photoFailed && <StatusChip state="needsAttention">{lots.photoNotStored}</StatusChip>}
            {word !== 'sent' && <SaveStatusChip word={word} />}
          </span>
        </span>
      </Link>
      <span className={styles['choose']} data-choose={lotId}>
        <input
          type="checkbox"
          tabIndex={-1}
          checked={chosen}
          readOnly
          aria-label={grid.selectLot(lotName(lot, words))}
        />
      </span>
      <span className={styles['move']}>
        <MoveHandle lotId={lotId} name={lotName(lot, words)} />
      </span>
    </div>
  );
});
