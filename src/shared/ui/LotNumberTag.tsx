import { useTexts } from '../messages/useTexts';
import { classNames } from './classNames';
import { kitTexts } from './kitTexts';
import styles from './LotNumberTag.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface LotNumberTagProps {
  /** "12" or "12A"; null while no number is claimed. */
  readonly number: string | null;
  /** `md` in rows, `lg` at the head of a lot, `sm` on a thumbnail. */
  readonly size?: 'sm' | 'md' | 'lg';
}

/** A lot number as a catalogue prints it. Read out as "Lot 12". */
export function LotNumberTag({ number, size = 'md' }: LotNumberTagProps) {
  const texts = useTexts(kitTexts);
  return (
    <span className={classNames(styles['number'], styles[size], number === null && styles['none'])}>
      <VisuallyHidden>{number === null ? texts.lotWithoutNumber : texts.lot}</VisuallyHidden>
      {number === null ? <span aria-hidden="true">–</span> : number}
    </span>
  );
}
