import styles from './Facts.module.css';

/** Short sentences in two columns, each with a rule at its side. */
export function Facts({ facts }: { readonly facts: Readonly<Record<string, string>> }) {
  return (
    <ul className={styles['facts']}>
      {Object.entries(facts).map(([name, fact]) => (
        <li key={name}>{fact}</li>
      ))}
    </ul>
  );
}
