import { type ReactNode, useId } from 'react';
import { ScrollTarget } from '../../scroll/ScrollTarget';
import styles from './SettingsSection.module.css';
import { useKeptFocus } from './useKeptFocus';

export interface SettingsSectionProps {
  /** Its name in the address, after `#`. */
  readonly name: string;
  readonly title: string;
  /** One sentence under the title. */
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of a page of settings: it saves by itself and says beside itself what came of it. */
export function SettingsSection({ name, title, intro, children }: SettingsSectionProps) {
  const id = useId();
  const kept = useKeptFocus();
  return (
    <ScrollTarget name={name} aria-labelledby={id} className={styles['section']}>
      <div {...kept} className={styles['inner']}>
        <header className={styles['head']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
        </header>
        {children}
      </div>
    </ScrollTarget>
  );
}
