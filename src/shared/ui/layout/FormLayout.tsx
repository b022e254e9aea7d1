import { type ReactNode, useId } from 'react';
import { useTexts } from '../../messages/useTexts';
import { AppHeader } from './AppHeader';
import { formTexts } from '../texts/formTexts';
import { LanguageSelect } from '../fields/LanguageSelect';
import { PageLayout } from './PageLayout';
import styles from './FormLayout.module.css';

export interface FormLayoutProps {
  readonly title: string;
  /** Under the form: the way to other pages. */
  readonly other: ReactNode;
  readonly children: ReactNode;
}

/** The form on the left; on a wide window, the cover of a cloth-bound catalogue beside it. */
export function FormLayout({ title, other, children }: FormLayoutProps) {
  const id = useId();
  const texts = useTexts(formTexts);
  return (
    <PageLayout header={<AppHeader user={<LanguageSelect />} />}>
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
            <div>{texts.above}</div>
            <div className={styles['subject']}>{texts.subject}</div>
            <div>{texts.below}</div>
            <div className={styles['ornament']} />
            <div className={styles['small']}>{texts.when}</div>
          </div>
        </div>
      </div>
    </PageLayout>
  );
}
