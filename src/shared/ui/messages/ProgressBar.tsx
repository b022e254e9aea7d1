import { useId } from 'react';
import { useTexts } from '../../messages/useTexts';
import { kitTexts } from '../texts/kitTexts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What is on its way: the accessible name. */
  readonly label: string;
  /** Part done, 0 to 1; undefined while it is not known. */
  readonly value?: number | undefined;
  /** Shows the bar alone; the label is still read out. */
  readonly bare?: boolean;
}

/** A native progress element, with its label and whole percents beside it. */
export function ProgressBar({ label, value, bare = false }: ProgressBarProps) {
  const texts = useTexts(kitTexts);
  const id = useId();
  const known = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div className={styles['progress']}>
      {!bare && (
        <div className={styles['words']}>
          <label htmlFor={id}>{label}</label>
          {known !== undefined && <span aria-hidden="true">{texts.percent(Math.floor(known * 100))}</span>}
        </div>
      )}
      <progress
        id={id}
        className={styles['bar']}
        max={1}
        {...(known !== undefined && { value: known })}
        {...(bare && { 'aria-label': label })}
      />
    </div>
  );
}
