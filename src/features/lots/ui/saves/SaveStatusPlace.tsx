import { StatusChip } from '../../../../shared/ui/messages/StatusChip';
import type { SaveStatus } from '../../model/saves/savesSlice';
import { type SaveStatusChipProps, SaveStatusLink } from './SaveStatusChip';
import styles from './SaveStatusPlace.module.css';
import { useSaveStatusTexts } from './useSaveStatusTexts';

interface SaveStatusPlaceProps extends Omit<SaveStatusChipProps, 'word'> {
  /** Null: nothing is said here now, and the room stays. */
  readonly word: SaveStatus | null;
  /** The word stands at the end of its room, not at its beginning. */
  readonly atEnd?: boolean;
}

/** A word of the save in the room of the longest one, so that nothing beside it moves when another word is true. */
export function SaveStatusPlace({ word, role, atEnd = false }: SaveStatusPlaceProps) {
  const words = useSaveStatusTexts();
  return (
    <span className={styles['place']} data-at-end={atEnd || undefined}>
      {/* Drawn by the style sheet: nobody reads, finds or copies a word that is not true. */}
      <span aria-hidden data-room className={styles['room']}>
        <StatusChip state="onDevice">
          <span className={styles['words']}>
            {Object.values(words).map((each) => (
              <span key={each} data-word={each} />
            ))}
          </span>
        </StatusChip>
      </span>
      {word !== null && <SaveStatusLink word={word} {...(role === undefined ? {} : { role })} />}
    </span>
  );
}
