import styles from './Photos.module.css';
import { Section } from './Section';

const NAMES = [
  { file: '12-1.jpg', becomes: 'Lot 12, first photograph' },
  { file: '12-2.jpg', becomes: 'Lot 12, second photograph' },
  { file: '12A_1.jpg', becomes: 'Lot 12A' },
  { file: '12 (2).jpg', becomes: 'Lot 12 again, in its place' },
  { file: 'IMG_4711.jpg', becomes: 'A lot of its own' },
] as const;

export function Photos() {
  return (
    <Section
      name="photos"
      title="Photographs come first"
      intro="Nothing to rename, turn or shrink beforehand. A name that begins with a lot number is read as one."
    >
      <table className={styles['names']}>
        <caption className={styles['caption']}>How a file’s name becomes a lot</caption>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Becomes</th>
          </tr>
        </thead>
        <tbody>
          {NAMES.map(({ file, becomes }) => (
            <tr key={file}>
              <td className={styles['file']}>{file}</td>
              <td className={styles['becomes']}>{becomes}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles['facts']}>
        <li>Turned upright, whichever way the camera was held.</li>
        <li>Where and when it was taken is removed before it leaves your device.</li>
        <li>Each file shows how far it has got; pause, go on, or try again.</li>
        <li>A file that cannot be used says why.</li>
      </ul>
    </Section>
  );
}
