import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { membersTexts } from './membersTexts';

interface AskDialogProps {
  readonly title: string;
  /** What it means, said before it is done. */
  readonly meaning: string;
  readonly yes: string;
  readonly isDanger?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone by whoever does it. */
export function AskDialog({ title, meaning, yes, isDanger = false, onYes, onClose }: AskDialogProps) {
  const texts = useTexts(membersTexts);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind={isDanger ? 'danger' : 'primary'} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{meaning}</p>
    </Dialog>
  );
}
