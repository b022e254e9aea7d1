import { useTexts } from '../../../../shared/messages/useTexts';
import { chipTexts } from '../../../../shared/ui/texts/chipTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { Link } from '../../../../shared/ui/navigation/Link';
import { LotNumberTag } from '../../../../shared/ui/messages/LotNumberTag';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import type { PlatformProblems } from '../../../../domain/platforms/validate/saleCheck';
import { isRefusedAt } from '../../model/checks/checksSelectors';
import { PlatformMark } from '../checks/PlatformMark';
import { ColleaguesAtLot } from '../shared/Colleagues';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import { lotName, lotTag } from '../../model/texts/lotWords';
import { MoveHandle } from '../reorder/MoveHandle';
import { Picture } from '../shared/Picture';
import { ToCheckMark } from '../toCheck/ToCheckMark';
import type { SaveStatus } from '../../model/saves/savesSlice';
import { NumberEditor } from '../typedNumber/NumberEditor';
import { UnreadNumber } from '../typedNumber/UnreadNumber';
import { lotRowId } from '../shared/useFollowLot';
import type { GridLot } from '../../model/fields/cellValues';
import { cellId } from '../cells/cellId';
import styles from './GridRow.module.css';
import { gridTexts } from '../../model/view/gridTexts';

interface NumberCellProps {
  readonly lot: GridLot;
  readonly coverPhotoId: string | null;
  readonly saveStatus: SaveStatus;
  /** A photo of the lot did not arrive. */
  readonly photoFailed: boolean;
  readonly href: string;
  /** The lot is in the editor beside the grid. */
  readonly open: boolean;
  readonly active: boolean;
  readonly inRange: boolean;
  readonly chosen: boolean;
  readonly editing: 'replace' | 'amend' | null;
  /** What was typed as its number and is not its number. */
  readonly unread: string | undefined;
  /** What platforms of the sale say to the lot. */
  readonly problems: PlatformProblems | undefined;
}

/** The head of a row: whether the lot is chosen, its photo and number, which open it, and how far its save is. */
export function NumberCell(props: NumberCellProps) {
  const { lot, coverPhotoId, saveStatus, photoFailed, href, open, active, inRange, chosen, editing, unread, problems } =
    props;
  const texts = useTexts(gridTexts);
  const words = useTexts(lotTexts);
  return (
    <div
      role="rowheader"
      id={cellId(lot.id, 'number')}
      className={styles['cell']}
      data-column="number"
      data-active={active || undefined}
      data-range={inRange || undefined}
      aria-selected={active || inRange || undefined}
      aria-invalid={unread !== undefined || isRefusedAt(problems, 'number') || undefined}
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
        data-unread={unread !== undefined || undefined}
      >
        <span className={styles['thumb']}>
          {/* A row that has become that of another lot begins anew to wait until it stands still. */}
          <Picture key={coverPhotoId} photoId={coverPhotoId} size="thumb" alt="" inSight />
        </span>
        {problems !== undefined && <PlatformMark problems={problems} field="number" className={styles['mark']} />}
        {unread === undefined ? (
          <LotNumberTag {...lotTag(lot, words)} />
        ) : (
          <UnreadNumber lot={lot} text={unread} markClass={styles['saveMark']} />
        )}
      </Link>
      <span className={styles['toCheck']}>
        <ToCheckMark note={lot.toCheck} on="photo" />
      </span>
      <span className={styles['colleague']}>
        <ColleaguesAtLot lotId={lot.id} as="mark" />
      </span>
      {unread === undefined && <SaveMark word={saveStatus} photoFailed={photoFailed} />}
      <MoveHandle lotId={lot.id} name={lotName(lot, words)} />
      {editing !== null && <NumberEditor key={lot.id} lot={lot} mode={editing} />}
    </div>
  );
}

/** Only while something of the lot is not with the server. */
function SaveMark({ word, photoFailed }: { word: SaveStatus; photoFailed: boolean }) {
  const chips = useTexts(chipTexts);
  const words = useTexts(lotTexts);
  const lots = useTexts(lotsTexts);
  if (word === 'sent' && !photoFailed) return null;
  const bad = photoFailed || word === 'needsAttention';
  const said = photoFailed ? lots.photoNotStored : word === 'saving' ? words.saving : chips[word];
  return (
    <span className={styles['saveMark']} data-tone={bad ? 'danger' : 'info'} title={said}>
      <Icon name={bad ? 'warning' : word === 'saving' ? 'sending' : 'device'} size={16} />
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
