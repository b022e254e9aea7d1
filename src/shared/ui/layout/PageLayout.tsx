import type { ReactNode } from 'react';
import { useTexts } from '../../messages/useTexts';
import { classNames } from '../style/classNames';
import { kitTexts } from '../texts/kitTexts';
import styles from './PageLayout.module.css';

export interface PageLayoutProps {
  /** An AppHeader, or a SlimHeader with `slim`. */
  readonly header: ReactNode;
  /** `form`: one narrow column; `text`: a column to read; `page`: the normal width; `full`: all of the window. */
  readonly width?: 'form' | 'text' | 'page' | 'full';
  /** Its header is one bar of 48 px. */
  readonly slim?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A whole page: skip link, header, main landmark, footer. One per page, with one h1 inside. */
export function PageLayout({ header, width = 'page', slim = false, footer, children }: PageLayoutProps) {
  const texts = useTexts(kitTexts);
  return (
    <div className={styles['layout']} data-width={width} data-slim={slim || undefined}>
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
