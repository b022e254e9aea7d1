import { type ReactNode, useId } from 'react';
import { ScrollTarget } from '../../shared/scroll/ScrollTarget';
import styles from './Section.module.css';

export interface SectionProps {
  /** Name of the scroll target. */
  readonly name: string;
  readonly title: string;
  /** Under the title, in the margin column. */
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

/** A section of the landing page: title in the margin, matter beside it, a rule on top. */
export function Section({ name, title, intro, children }: SectionProps) {
  const id = useId();
  return (
    <ScrollTarget name={name} aria-labelledby={id} className={styles['section']}>
      <div className={styles['inner']}>
        <div>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          <p className={styles['intro']}>{intro}</p>
        </div>
        <div>{children}</div>
      </div>
    </ScrollTarget>
  );
}
