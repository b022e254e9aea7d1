import { Icon } from '../../shared/ui/Icon';
import styles from './Questions.module.css';
import { Section } from './Section';

const QUESTIONS = [
  {
    question: 'Who sees my sale?',
    answer:
      'You. A sale belongs to its owner; nothing of it is public, and there is no page on which it could be found.',
  },
  {
    question: 'Which bidding platforms can I export to?',
    answer:
      'None yet. Today Lotsmith makes the catalogue: sales, lots, numbers, photographs and descriptions. One entry that every platform accepts is what it is being built for, and a platform will be named here when its files have been tried.',
  },
  {
    question: 'Which photographs can I use?',
    answer:
      'Any image your browser can read: JPEG, PNG, WebP, and HEIC where it can. At least 320 pixels on the shorter side, at most 60 MB and 100 megapixels. The largest copy that is kept measures 3,840 pixels.',
  },
  {
    question: 'Do I have to install anything?',
    answer:
      'No. It runs in the browser: on the phone for photographing and proofing, on the desk for describing and numbering.',
  },
] as const;

export function Questions() {
  return (
    <Section name="questions" title="Questions" intro="Short answers, and only about what is there today.">
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question} className={styles['item']}>
          <summary className={styles['question']}>
            {question}
            <Icon name="chevronDown" />
          </summary>
          <p className={styles['answer']}>{answer}</p>
        </details>
      ))}
    </Section>
  );
}
