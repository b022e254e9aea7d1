import styles from './Wordmark.module.css';

/** The name, set like the head of a catalogue, with its mark: a numbered tag on a string. */
export function Wordmark() {
  return (
    <span className={styles['wordmark']}>
      <svg width="20" height="28" viewBox="7 3.3 14 22.4" aria-hidden="true" focusable="false">
        <path className={styles['tag']} d="M9.5 8.5 14 4l4.5 4.5V25h-9z" />
        <circle className={styles['hole']} cx="14" cy="9.5" r="1.4" />
        <path className={styles['hole']} d="M12.4 14.5v6.5h4.1v-1.5h-2.3v-5z" />
      </svg>
      <span>Lotsmith</span>
    </span>
  );
}
