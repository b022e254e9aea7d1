import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { useLotsSelector } from '../shared/lotsHooks';
import { photoTexts } from '../../model/photos/photoTexts';
import { Picture } from '../shared/Picture';
import { selectCover } from '../../model/photos/selectCover';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';
import { PhotoProgress } from './PhotoProgress';
import styles from './PhotoTiles.module.css';
import type { TileDrop } from './tilePlaces';

interface PhotoTileProps {
  readonly photoId: string;
  readonly lotId: string;
  /** From 0. */
  readonly place: number;
  /** It is the one shown large, and the stop for Tab. */
  readonly current: boolean;
  /** Undefined while no photos are being marked. */
  readonly marked: boolean | undefined;
  readonly dragged: boolean;
  readonly drop: TileDrop['side'] | undefined;
  /** How it can be moved. */
  readonly hint: string | undefined;
  readonly onPress: (photoId: string, together: boolean) => void;
}

/** One photo among those of its lot: how far it is, whether it is the cover, whether it is marked. */
export function PhotoTile({ photoId, lotId, place, current, marked, dragged, drop, hint, onPress }: PhotoTileProps) {
  const words = useTexts(photoTexts);
  const texts = useTexts(lotPhotosTexts);
  const isCover = useLotsSelector((state) => selectCover(state, lotId) === photoId);
  const name = words.one(place + 1);
  return (
    <li className={styles['item']} data-drop={drop}>
      <button
        type="button"
        className={styles['tile']}
        data-photo={photoId}
        data-current={current || undefined}
        data-dragged={dragged || undefined}
        tabIndex={current ? 0 : -1}
        aria-pressed={marked ?? current}
        title={hint}
        aria-keyshortcuts={hint === undefined ? undefined : 'Alt+ArrowLeft Alt+ArrowRight Delete'}
        aria-label={isCover ? texts.isCover(name) : name}
        onClick={(event) => onPress(photoId, event.ctrlKey || event.metaKey || event.shiftKey)}
      >
        <Picture photoId={photoId} size="thumb" alt="" />
        {marked !== undefined && (
          <span className={styles['mark']} data-marked={marked || undefined}>
            {marked && <Icon name="check" size={16} />}
          </span>
        )}
        {isCover && (
          <span className={styles['cover']}>
            <Icon name="cover" size={16} />
          </span>
        )}
      </button>
      <PhotoProgress photoId={photoId} label={name} />
    </li>
  );
}
