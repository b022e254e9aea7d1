import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { bothTexts } from '../../model/texts/bothTexts';
import styles from './Conflict.module.css';

interface FieldWithTheirsProps {
  /** A colleague has changed the field while it is being edited. */
  readonly overtaken: boolean;
  /** An own text for the field waits for a decision. */
  readonly contested: boolean;
  readonly theirs: string;
  readonly onTakeTheirs: () => void;
  readonly children: ReactNode;
}

/** A field, and quietly below it what a colleague has made of it in the meantime: the typed text stays as it is. */
export function FieldWithTheirs({ overtaken, contested, theirs, onTakeTheirs, children }: FieldWithTheirsProps) {
  const texts = useTexts(bothTexts);
  return (
    <div className={styles['field']}>
      {children}
      <div aria-live="polite">
        {overtaken && <Overtaken theirs={theirs} onTakeTheirs={onTakeTheirs} />}
        {!overtaken && contested && <InlineMessage tone="warn">{texts.yoursWaits}</InlineMessage>}
      </div>
    </div>
  );
}

function Overtaken({ theirs, onTakeTheirs }: Pick<FieldWithTheirsProps, 'theirs' | 'onTakeTheirs'>) {
  const texts = useTexts(bothTexts);
  const [isShown, setShown] = useState(false);
  // The field keeps the focus: leaving it would save the typed text before the person has seen the other one.
  const stay = (event: MouseEvent): void => event.preventDefault();
  return (
    <div className={styles['note']}>
      <InlineMessage tone="info">
        {texts.aColleague} {texts.hasChanged}
      </InlineMessage>
      {isShown && (
        <p className={styles['noteText']} dir="auto">
          {theirs === '' ? texts.empty : theirs}
        </p>
      )}
      <div className={styles['actions']}>
        <Button kind="quiet" aria-expanded={isShown} onMouseDown={stay} onClick={() => setShown(!isShown)}>
          {isShown ? texts.hideTheirs : texts.showTheirs}
        </Button>
        <Button kind="quiet" onMouseDown={stay} onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
