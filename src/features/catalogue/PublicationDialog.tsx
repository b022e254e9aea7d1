import { useTexts } from '../../shared/messages/useTexts';
import { AskDialog } from '../../shared/ui/dialogs/AskDialog';
import styles from './PublicationSection.module.css';
import { publicationTexts } from './publicationTexts';

interface PublicationDialogProps {
  readonly title: string;
  /** Of the button, too. */
  readonly name: string;
  /** What it means, each a sentence. */
  readonly points: readonly string[];
  readonly danger?: boolean;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** The question before something becomes public, or is not any more. */
export function PublicationDialog({ title, name, points, danger = false, onTake, onClose }: PublicationDialogProps) {
  const texts = useTexts(publicationTexts);
  return (
    <AskDialog
      title={title}
      yes={name}
      cancel={texts.cancel}
      isDanger={danger}
      onYes={() => {
        onClose();
        onTake();
      }}
      onClose={onClose}
    >
      <ul className={styles['points']}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </AskDialog>
  );
}
