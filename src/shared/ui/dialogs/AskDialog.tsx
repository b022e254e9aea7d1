import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { Dialog } from './Dialog';

interface AskDialogProps {
  readonly title: string;
  /** What goes on: the words of the button that was pressed. */
  readonly yes: string;
  readonly cancel: string;
  readonly isDanger?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
  /** What it means, said before it is done. */
  readonly children: ReactNode;
}

/** Asks before something that the person who does it cannot undo. Closing it is the caller's, also after a yes. */
export function AskDialog({ title, yes, cancel, isDanger = false, onYes, onClose, children }: AskDialogProps) {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button kind={isDanger ? 'danger' : 'primary'} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
