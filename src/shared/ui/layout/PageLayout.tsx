import type { ReactNode } from 'react';
import { useTexts } from '../../messages/useTexts';
import { classNames } from '../style/classNames';
import { kitTexts } from '../texts/kitTexts';
import styles from './PageLayout.module.css';

export interface PageLayoutProps {
  /** An AppHeader; the landing page has one of its own. */
  readonly header: ReactNode;
  /**
   * `form`: one narrow column; `text`: a column to read; `page`: the normal width; `full`: all of the window;
   * `desk`: all of it, and where there is room its parts scroll in place of the page.
   */
  readonly width?: 'form' | 'text' | 'page' | 'full' | 'desk';
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A whole page: skip link, header, main landmark, footer. One per page, with one h1 inside. */
export function PageLayout({ header, width = 'page', footer, children }: PageLayoutProps) {
  const texts = useTexts(kitTexts);
  return (
    <div className={styles['layout']} data-width={width}>
      <a className={styles['skip']} href="#main" onClick={focusMain}>
        {texts.skip}
      </a>
      {header}
      <main id="main" tabIndex={-1} className={classNames(styles['main'], styles[width])}>
        {children}
      </main>
      {footer}
    </div>
  );
}

/** Moves the focus without touching the address: the location belongs to the application's state. */
function focusMain(event: { preventDefault(): void }): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
