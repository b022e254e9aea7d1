import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/buttons/Button';
import { useKeptFocus } from '../../../shared/ui/layout/useKeptFocus';
import styles from './account.module.css';

interface UnfoldingProps {
  /** Of the button that stands there while it is folded. */
  readonly label: string;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A button, and in its place the form that it opens. The focus goes into the form, and back to the button afterwards. */
export function Unfolding({ label, open, onOpen, children }: UnfoldingProps) {
  const kept = useKeptFocus();
  return (
    <div {...kept} className={open ? styles['unfolded'] : undefined}>
      {open ? (
        children
      ) : (
        <Button aria-expanded={false} onClick={onOpen}>
          {label}
        </Button>
      )}
    </div>
  );
}
