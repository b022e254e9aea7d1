import { useTexts } from '../../messages/useTexts';
import { classNames } from '../style/classNames';
import { kitTexts } from '../texts/kitTexts';
import styles from './LotNumberTag.module.css';
import { VisuallyHidden } from '../style/VisuallyHidden';

export interface LotNumberTagProps {
  /** "12" or "12A"; null while no number is claimed. */
  readonly number: string | null;
  /** In place of a number that is still to come: what is shown, how it is read out, and what will happen. */
  readonly mark?: { readonly text: string; readonly name: string; readonly hint: string };
  /** `md` in rows, `lg` at the head of a lot, `sm` on a thumbnail. */
  readonly size?: 'sm' | 'md' | 'lg';
}

/** A lot number as a catalogue prints it. Read out as "Lot 12". */
export function LotNumberTag({ number, mark, size = 'md' }: LotNumberTagProps) {
  const texts = useTexts(kitTexts);
  if (number === null && mark !== undefined) {
    return (
      <span className={classNames(styles['number'], styles[size], styles['mark'])} title={mark.hint}>
        <VisuallyHidden>{mark.name}</VisuallyHidden>
        <span aria-hidden="true">{mark.text}</span>
      </span>
    );
  }
  return (
    <span className={classNames(styles['number'], styles[size], number === null && styles['none'])}>
      <VisuallyHidden>{number === null ? texts.lotWithoutNumber : texts.lot}</VisuallyHidden>
      {number === null ? <span aria-hidden="true">–</span> : number}
    </span>
  );
}
