import { StatusChip } from '../../../../shared/ui/messages/StatusChip';
import type { SaveWord } from '../../model/saves/savesSlice';
import { SaveWordChip, type SaveWordChipProps } from './SaveWordChip';
import styles from './SaveWordPlace.module.css';
import { useSaveWords } from './useSaveWords';

interface SaveWordPlaceProps extends Omit<SaveWordChipProps, 'word'> {
  /** Null: nothing is said here now, and the room stays. */
  readonly word: SaveWord | null;
  /** The word stands at the end of its room, not at its beginning. */
  readonly atEnd?: boolean;
}

/** A word of the save in the room of the longest one, so that nothing beside it moves when another word is true. */
export function SaveWordPlace({ word, role, atEnd = false }: SaveWordPlaceProps) {
  const words = useSaveWords();
  return (
    <span className={styles['place']} data-at-end={atEnd || undefined}>
      {/* Drawn by the style sheet: nobody reads, finds or copies a word that is not true. */}
      <span aria-hidden className={styles['room']}>
        <StatusChip state="onDevice">
          <span className={styles['words']}>
            {Object.values(words).map((each) => (
              <span key={each} data-word={each} />
            ))}
          </span>
        </StatusChip>
      </span>
      {word !== null && <SaveWordChip word={word} {...(role === undefined ? {} : { role })} />}
    </span>
  );
}
