import styles from './Icon.module.css';

/** The names of the drawings in the folder icons, on a 20 × 20 grid, one stroke of 1.5 (dots more); Icon.module.css brings them. */
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
  | 'filter'
  | 'flag'
  | 'gavel'
  | 'grip'
  | 'info'
  | 'lock'
  | 'minus'
  | 'more'
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
  /** CSS pixels; 20 by default. */
  readonly size?: number;
}

/** A drawing in the colour of its text. Always decoration: the words beside it, or a VisuallyHidden, say it. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles['icon']} data-icon={name} width={size} height={size} aria-hidden="true" focusable="false" />
  );
}
