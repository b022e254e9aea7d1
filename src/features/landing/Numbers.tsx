import styles from './Numbers.module.css';
import { Section } from './Section';

const SERIES = ['11', '12', '12A', '13', '14'] as const;

export function Numbers() {
  return (
    <Section
      name="numbers"
      title="Numbers as the saleroom writes them"
      intro="Digits, and at most one letter. Your file names keep the numbers you gave on the tables."
    >
      <p className={styles['series']}>
        {SERIES.map((number) => (
          <span key={number} className={styles['number']} data-inserted={number === '12A' || undefined}>
            {number}{' '}
          </span>
        ))}
      </p>
      <p className={styles['text']}>
        The late arrival goes in as 12A, between 12 and 13, and nothing after it moves. Twelve and 12A are two lots,
        each with photographs, words and an estimate of its own.
      </p>
    </Section>
  );
}
