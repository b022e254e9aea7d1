import styles from './NextNeed.module.css';

interface NextLineProps {
  readonly says: string;
  readonly leads: string;
  /** Null where the person is there already. */
  readonly onLead: (() => void) | null;
}

/** In the line below the lots: what is to do next, and the way there. */
export function NextLine({ says, leads, onLead }: NextLineProps) {
  return (
    <span className={styles['next']}>
      <span>{says}</span>
      {onLead !== null && (
        <button type="button" className={styles['show']} aria-label={`${says}: ${leads}`} onClick={onLead}>
          {leads}
        </button>
      )}
    </span>
  );
}
