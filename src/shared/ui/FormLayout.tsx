import { type ReactNode, useId } from 'react';
import { AppHeader } from '../../shared/ui/AppHeader';
import { PageLayout } from '../../shared/ui/PageLayout';
import styles from './AuthLayout.module.css';

export interface AuthLayoutProps {
  readonly title: string;
  /** Under the form: the way to the other page. */
  readonly other: ReactNode;
  readonly children: ReactNode;
}

/** The form on the left; on a wide window, the cover of a cloth-bound catalogue beside it. */
export function AuthLayout({ title, other, children }: AuthLayoutProps) {
  const id = useId();
  return (
    <PageLayout header={<AppHeader />}>
      <div className={styles['columns']}>
        <section aria-labelledby={id} className={styles['form']}>
          <h1 id={id} className={styles['title']}>
            {title}
          </h1>
          {children}
          <p className={styles['other']}>{other}</p>
        </section>
        <div className={styles['cover']} aria-hidden="true">
          <div className={styles['frame']}>
            <div>A Catalogue of</div>
            <div className={styles['subject']}>Furniture, Clocks &amp; Silver</div>
            <div>in four hundred lots</div>
            <div className={styles['ornament']} />
            <div className={styles['small']}>to be sold by auction, Saturday at ten</div>
          </div>
        </div>
      </div>
    </PageLayout>
  );
}
