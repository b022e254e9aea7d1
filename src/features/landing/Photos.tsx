import { useTexts } from '../../shared/messages/useTexts';
import { landingTexts } from './landingTexts';
import styles from './Photos.module.css';
import { Section } from './Section';

const NAMES = ['12-1.jpg', '12-2.jpg', '12A_1.jpg', '12 (2).jpg', 'IMG_4711.jpg'] as const;
const FACTS = ['upright', 'place', 'progress', 'refused'] as const;

export function Photos() {
  const texts = useTexts(landingTexts).photos;
  return (
    <Section name="photos" title={texts.title} intro={texts.intro}>
      <table className={styles['names']}>
        <caption className={styles['caption']}>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.file}</th>
            <th scope="col">{texts.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {NAMES.map((file) => (
            <tr key={file}>
              <td className={styles['file']}>{file}</td>
              <td className={styles['becomes']}>{texts.names[file]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles['facts']}>
        {FACTS.map((fact) => (
          <li key={fact}>{texts.facts[fact]}</li>
        ))}
      </ul>
    </Section>
  );
}
