import { useState } from 'react';
import styles from './Avatar.module.css';
import { classNames } from '../style/classNames';
import { Icon } from './Icon';

export interface AvatarProps {
  /** Whose initials stand there while there is no picture: a name, or an address; '' when neither is known. */
  readonly name: string;
  readonly photoURL: string | null;
  readonly size?: 'small' | 'large';
}

/** CSS pixels. */
const ICON_SIZES = { small: 18, large: 48 } as const;

/** The first letters of the first and the last word, in capitals; of an address, its first letter. '' for ''. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter((word) => /\p{L}|\p{N}/u.test(word));
  const chosen = name.includes('@') ? words.slice(0, 1) : [...new Set([words[0], words.at(-1)])];
  return chosen.map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  return (/\p{L}|\p{N}/u.exec(word)?.[0] ?? '').toLocaleUpperCase();
}

/** A person's picture, or the initials, or nobody's outline. Decoration: the name stands beside it, or in its link. */
export function Avatar({ name, photoURL, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = photoURL !== null && photoURL !== broken ? photoURL : null;
  const initials = initialsOf(name);
  return (
    // The initials are drawn by the style sheet: as text they would belong to the name of the link round them.
    <span
      className={classNames(styles['avatar'], styles[size])}
      data-initials={shown === null ? initials : undefined}
      aria-hidden="true"
    >
      {shown === null ? (
        initials === '' && <Icon name="person" size={ICON_SIZES[size]} />
      ) : (
        // Providers answer the page's address with a refusal, and it is none of their business.
        <img src={shown} alt="" referrerPolicy="no-referrer" onError={() => setBroken(shown)} />
      )}
    </span>
  );
}
