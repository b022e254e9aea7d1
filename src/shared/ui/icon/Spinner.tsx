import styles from './Spinner.module.css';

/** A small turning ring for a wait whose end is not known. Rarely the right answer: prefer ProgressBar, or nothing. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}
