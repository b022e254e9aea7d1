import { useTexts } from '../../../shared/messages/useTexts';
import { chipTexts } from '../../../shared/ui/chipTexts';
import { Icon } from '../../../shared/ui/Icon';
import { Link } from '../../../shared/ui/Link';
import { LotNumberTag } from '../../../shared/ui/LotNumberTag';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { coverOf } from '../coverOf';
import { selectLotsWithFailedPhotos } from '../intakeSelectors';
import { useLotsSelector } from '../lotsHooks';
import { lotsTexts, lotTexts } from '../lotsTexts';
import { lotName, lotNumberText } from '../lotWords';
import { MoveHandle } from '../numbering/MoveHandle';
import { Picture } from '../Picture';
import { selectPhotoIdsOfLot } from '../photosSlice';
import { selectSaveWordOfLot } from '../savesSlice';
import { lotRowId } from '../useFollowLot';
import type { GridLot } from './cellValues';
import { cellId } from './GridCell';
import styles from './GridRow.module.css';
import { gridTexts } from './gridTexts';

interface NumberCellProps {
  readonly lot: GridLot;
  readonly href: string;
  /** The lot is in the editor beside the grid. */
  readonly open: boolean;
  readonly active: boolean;
  readonly inRange: boolean;
  readonly chosen: boolean;
}

/** The head of a row: whether the lot is chosen, its photo and number, which open it, and how far its save is. */
export function NumberCell({ lot, href, open, active, inRange, chosen }: NumberCellProps) {
  const texts = useTexts(gridTexts);
  const words = useTexts(lotTexts);
  const photoIds = useLotsSelector((state) => selectPhotoIdsOfLot(state, lot.id));
  return (
    <div
      role="rowheader"
      id={cellId(lot.id, 'number')}
      className={styles['cell']}
      data-column="number"
      data-active={active || undefined}
      data-range={inRange || undefined}
      aria-selected={active || inRange || undefined}
    >
      <span className={styles['choose']} data-choose={lot.id}>
        <input
          type="checkbox"
          tabIndex={-1}
          checked={chosen}
          readOnly
          aria-label={texts.selectLot(lotName(lot, words))}
        />
      </span>
      <Link
        id={lotRowId(lot.id)}
        href={href}
        tabIndex={-1}
        className={styles['open']}
        aria-current={open ? 'true' : undefined}
      >
        <span className={styles['thumb']}>
          <Picture photoId={coverOf(lot, photoIds)} size="thumb" alt="" inSight />
        </span>
        <LotNumberTag number={lotNumberText(lot)} />
      </Link>
      <SaveMark lotId={lot.id} />
      <MoveHandle lotId={lot.id} name={lotName(lot, words)} />
    </div>
  );
}

/** Only while something of the lot is not with the server. */
function SaveMark({ lotId }: { lotId: string }) {
  const chips = useTexts(chipTexts);
  const words = useTexts(lotTexts);
  const lots = useTexts(lotsTexts);
  const word = useLotsSelector((state) => selectSaveWordOfLot(state, lotId));
  const photoFailed = useLotsSelector((state) => selectLotsWithFailedPhotos(state).has(lotId));
  if (word === 'sent' && !photoFailed) return null;
  const bad = photoFailed || word === 'needsAttention';
  const said = photoFailed ? lots.photoNotStored : word === 'saving' ? words.saving : chips[word];
  return (
    <span className={styles['mark']} data-tone={bad ? 'danger' : 'info'} title={said}>
      <Icon name={bad ? 'warning' : word === 'saving' ? 'sending' : 'device'} size={16} />
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
