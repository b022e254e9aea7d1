import styles from './Icon.module.css';
import drawings from './icons.svg?no-inline';

/**
 * The names of what is drawn in icons.svg, on a 20 × 20 grid, one stroke of 1.5. The drawings are a file of their own:
 * no page waits for them, and none carries those of all others in its script.
 */
export type IconName =
  | 'add'
  | 'arrowRight'
  | 'camera'
  | 'catalogue'
  | 'check'
  | 'chevronDown'
  | 'chevronLeft'
  | 'chevronRight'
  | 'close'
  | 'cover'
  | 'device'
  | 'draft'
  | 'enlarge'
  | 'error'
  | 'gavel'
  | 'info'
  | 'lock'
  | 'minus'
  | 'pause'
  | 'person'
  | 'photo'
  | 'play'
  | 'retry'
  | 'search'
  | 'sending'
  | 'trash'
  | 'turnLeft'
  | 'turnRight'
  | 'undo'
  | 'upload'
  | 'warning'
  | 'withdrawn';

export interface IconProps {
  readonly name: IconName;
  /** CSS pixels; 20 unless told. */
  readonly size?: number;
}

/** A drawing in the colour of its text. Always decoration: the words beside it, or a VisuallyHidden, say it. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles['icon']} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
