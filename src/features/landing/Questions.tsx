import { useTexts } from '../../shared/messages/useTexts';
import { Icon } from '../../shared/ui/icon/Icon';
import { landingTexts } from './landingTexts';
import styles from './Questions.module.css';
import { Section } from './Section';

const QUESTIONS = ['who', 'export', 'photographs', 'install'] as const;

export function Questions() {
  const texts = useTexts(landingTexts).questions;
  return (
    <Section name="questions" title={texts.title} intro={texts.intro}>
      {QUESTIONS.map((name) => (
        <details key={name} className={styles['item']}>
          <summary className={styles['question']}>
            {texts.list[name].question}
            <Icon name="chevronDown" />
          </summary>
          <p className={styles['answer']}>{texts.list[name].answer}</p>
        </details>
      ))}
    </Section>
  );
}
