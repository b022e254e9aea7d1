import { useTexts } from '../../shared/messages/useTexts';
import { landingTexts } from './landingTexts';
import styles from './Numbers.module.css';
import { Section } from './Section';

const SERIES = ['11', '12', '12A', '13', '14'] as const;

export function Numbers() {
  const texts = useTexts(landingTexts).numbers;
  return (
    <Section name="numbers" title={texts.title} intro={texts.intro}>
      <p className={styles['series']}>
        {SERIES.map((number) => (
          <span key={number} className={styles['number']} data-inserted={number === '12A' || undefined}>
            {number}{' '}
          </span>
        ))}
      </p>
      <p className={styles['text']}>{texts.text}</p>
    </Section>
  );
}
