import styles from './HowItWorks.module.css';
import { Section } from './Section';

const STEPS = [
  {
    title: 'Open a sale',
    text: 'A title, a date and the currency of its estimates. You are its owner, and nobody else sees it.',
  },
  {
    title: 'Drop the photographs',
    text: 'A folder from the camera or a roll from the phone. The lots stand there at once, with their pictures and numbers, while the files are still on their way.',
  },
  {
    title: 'Describe each lot',
    text: 'Title, description, estimate, category, condition. What you type is kept as you type it, and a second screen with the same sale open shows it as it comes in.',
  },
  {
    title: 'See what is missing',
    text: 'A lot is ready when it has a number, a title, a description, an estimate and one photograph. Until then it says which of them it lacks.',
  },
] as const;

export function HowItWorks() {
  return (
    <Section
      name="how-it-works"
      title="How it works"
      intro="Four steps. The first lots stand there before the last photograph is sent."
    >
      <ol className={styles['steps']}>
        {STEPS.map(({ title, text }) => (
          <li key={title} className={styles['step']}>
            <h3 className={styles['title']}>{title}</h3>
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
