import type { ReactNode } from 'react';
import { useTexts } from '../../shared/messages/useTexts';
import styles from './CatalogueSpread.module.css';
import { landingTexts } from './landingTexts';
import { ClockPlate, TeapotPlate } from './plates';

interface Entry {
  readonly title: string;
  readonly description: string;
  readonly estimate: string;
}

interface LotEntryProps {
  readonly number: string;
  readonly entry: Entry;
  readonly children?: ReactNode;
}

function LotEntry({ number, entry, children }: LotEntryProps) {
  return (
    <div className={styles['entry']}>
      {children}
      <div className={styles['number']}>{number}</div>
      <div className={styles['words']}>
        <div className={styles['title']}>{entry.title}</div>
        <div className={styles['description']}>{entry.description}</div>
        <div className={styles['estimate']}>{entry.estimate}</div>
      </div>
    </div>
  );
}

/** Two facing pages of a printed catalogue, set in type and drawn in line. An illustration: one picture to listen to. */
export function CatalogueSpread() {
  const texts = useTexts(landingTexts).spread;
  return (
    <figure aria-label={texts.label} className={styles['spread']}>
      <div className={styles['page']} aria-hidden="true">
        <div className={styles['running']}>{texts.left}</div>
        <LotEntry number="12" entry={texts.clock}>
          <ClockPlate />
        </LotEntry>
        <div className={styles['folio']}>8</div>
      </div>
      <div className={styles['page']} aria-hidden="true">
        <div className={styles['running']}>{texts.right}</div>
        <LotEntry number="12A" entry={texts.teapot}>
          <TeapotPlate />
        </LotEntry>
        <LotEntry number="13" entry={texts.chairs} />
        <div className={styles['folio']}>9</div>
      </div>
    </figure>
  );
}
