import styles from './Icon.module.css';

/** Drawn on a 20 × 20 grid, one stroke of 1.5. */
const PATHS = {
  add: 'M10 4v12M4 10h12',
  arrowRight: 'M4 10h12M11 5l5 5-5 5',
  camera: 'M3 6.5h3l1.5-2h5l1.5 2h3v9.5H3zM10 8.2a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8z',
  catalogue: 'M10 5.5C8 4 5.5 3.8 3 4v11.5c2.5-.2 5 0 7 1.5 2-1.5 4.5-1.7 7-1.5V4c-2.5-.2-5 0-7 1.5zM10 5.5V17',
  check: 'M4 10.5l4 4L16.5 6',
  chevronDown: 'M5 7.5l5 5 5-5',
  chevronLeft: 'M12.5 5l-5 5 5 5',
  chevronRight: 'M7.5 5l5 5-5 5',
  close: 'M5 5l10 10M15 5L5 15',
  device: 'M3 4.5h14v9H3zM7 16.5h6M10 13.5v3',
  draft: 'M4 16l.8-3.6L13.5 3.7a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2L7.6 15.2zM12 5.2l2.8 2.8',
  error: 'M6.7 2.8h6.6l3.9 3.9v6.6l-3.9 3.9H6.7l-3.9-3.9V6.7zM10 6.5v4.3M10 13.4v.1',
  gavel: 'M7.5 6.5l5 5M9.7 3.3l7 7M5.3 7.7l7 7M9.7 3.3L5.3 7.7M16.7 10.3l-4.4 4.4M8.7 11.3L3 17',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9v5M10 6.3v.1',
  lock: 'M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9',
  minus: 'M4 10h12',
  pause: 'M7 4.5v11M13 4.5v11',
  person: 'M10 3a3.6 3.6 0 1 0 0 7.2A3.6 3.6 0 0 0 10 3zM3.5 17c.6-3.2 3.2-4.8 6.5-4.8s5.9 1.6 6.5 4.8',
  photo: 'M3 4h14v12H3zM3 13.5l4-4 4 4 2.5-2.5 3.5 3.5M13 7.3v.1',
  play: 'M6.5 4.5v11l9-5.5z',
  retry: 'M15.8 8A6.2 6.2 0 1 0 16 12M16.2 3.8V8H12',
  search: 'M8.7 3.5a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4zM12.5 12.5l4.5 4.5',
  sending: 'M10 16V4.5M5.5 9L10 4.5 14.5 9',
  trash: 'M3.5 5.5h13M8 5.5v-2h4v2M5.5 5.5l.7 11.5h7.6l.7-11.5M8.5 8.5v5.5M11.5 8.5v5.5',
  undo: 'M4 8h8a4.3 4.3 0 0 1 0 8.5H8M7.5 4.5L4 8l3.5 3.5',
  upload: 'M10 13V3.5M6 7.5l4-4 4 4M3.5 12.5v4h13v-4',
  warning: 'M10 3l7.8 13.5H2.2zM10 8v4M10 14.2v.1',
  withdrawn: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM4.8 4.8l10.4 10.4',
} as const;

export type IconName = keyof typeof PATHS;

export interface IconProps {
  readonly name: IconName;
  /** CSS pixels; 20 unless told. */
  readonly size?: number;
}

/** An inline drawing in the colour of its text. Always decoration: the words beside it, or a VisuallyHidden, say it. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles['icon']} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
