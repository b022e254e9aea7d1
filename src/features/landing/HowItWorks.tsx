import { useTexts } from '../../shared/messages/useTexts';
import styles from './HowItWorks.module.css';
import { landingTexts } from './landingTexts';
import { Section } from './Section';

const STEPS = ['open', 'drop', 'describe', 'missing', 'send'] as const;

export function HowItWorks() {
  const texts = useTexts(landingTexts).howItWorks;
  return (
    <Section name="how-it-works" title={texts.title} intro={texts.intro}>
      <ol className={styles['steps']}>
        {STEPS.map((step) => (
          <li key={step} className={styles['step']}>
            <h3 className={styles['title']}>{texts.steps[step].title}</h3>
            <p className={styles['text']}>{texts.steps[step].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
