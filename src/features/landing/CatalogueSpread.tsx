import type { ReactNode } from 'react';
import styles from './CatalogueSpread.module.css';
import { ClockPlate, TeapotPlate } from './plates';

interface Entry {
  readonly number: string;
  readonly title: string;
  readonly description: string;
  readonly estimate: string;
}

const CLOCK: Entry = {
  number: '12',
  title: 'A George III mahogany longcase clock',
  description: 'The arched brass dial with rolling moon, the eight-day movement striking on a bell; 226 cm high.',
  estimate: '£1,200–1,800',
};
const TEAPOT: Entry = {
  number: '12A',
  title: 'A silver bachelor’s teapot',
  description: 'Of bullet form, with an ebonised handle. Small dent to the foot.',
  estimate: '£300–500',
};
const NEXT: Entry = {
  number: '13',
  title: 'A pair of Windsor armchairs',
  description: 'In yew and elm, with crinoline stretchers. One seat split and repaired.',
  estimate: '£600–900',
};

function LotEntry({ entry, children }: { readonly entry: Entry; readonly children?: ReactNode }) {
  return (
    <div className={styles['entry']}>
      {children}
      <div className={styles['number']}>{entry.number}</div>
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
  return (
    <figure
      aria-label="Two pages of a catalogue: lot 12, a longcase clock; lot 12A, a silver teapot; lot 13, a pair of armchairs. Each with number, title, description and estimate."
      className={styles['spread']}
    >
      <div className={styles['page']} aria-hidden="true">
        <div className={styles['running']}>Furniture, Clocks &amp; Silver</div>
        <LotEntry entry={CLOCK}>
          <ClockPlate />
        </LotEntry>
        <div className={styles['folio']}>8</div>
      </div>
      <div className={styles['page']} aria-hidden="true">
        <div className={styles['running']}>Saturday at ten</div>
        <LotEntry entry={TEAPOT}>
          <TeapotPlate />
        </LotEntry>
        <LotEntry entry={NEXT} />
        <div className={styles['folio']}>9</div>
      </div>
    </figure>
  );
}
