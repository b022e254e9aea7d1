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
  readonly mine: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly children: ReactNode;
}

/**
 * A field, and below it what a colleague has made of it in the meantime. The typed text stays as it is until the person
 * decides, here or under "Needs attention".
 */
export function FieldWithTheirs({ overtaken, contested, children, ...both }: FieldWithTheirsProps) {
  return (
    <div className={styles['field']}>
      {children}
      <div aria-live="polite">
        {(overtaken || contested) && <Both key={String(overtaken)} {...both} typed={overtaken} />}
      </div>
    </div>
  );
}

interface BothProps extends Pick<FieldWithTheirsProps, 'theirs' | 'mine' | 'onKeepMine' | 'onTakeTheirs'> {
  /** The field shows one's own text, which is being typed; else it shows theirs. */
  readonly typed: boolean;
}

function Both({ theirs, mine, typed, onKeepMine, onTakeTheirs }: BothProps) {
  const texts = useTexts(bothTexts);
  const [isShown, setShown] = useState(false);
  const other = typed ? theirs : mine;
  const [show, hide] = typed ? [texts.showTheirs, texts.hideTheirs] : [texts.showMine, texts.hideMine];
  // The field keeps the focus: leaving it would save the typed text before the person has seen the other one.
  const stay = (event: MouseEvent): void => event.preventDefault();
  return (
    <div className={styles['note']}>
      <InlineMessage tone={typed ? 'info' : 'warn'}>
        {typed ? `${texts.aColleague} ${texts.hasChanged}` : texts.yoursWaits}
      </InlineMessage>
      {isShown && (
        <p className={styles['noteText']} dir="auto">
          {other === '' ? texts.empty : other}
        </p>
      )}
      <div className={styles['actions']}>
        <Button kind="quiet" aria-expanded={isShown} onMouseDown={stay} onClick={() => setShown(!isShown)}>
          {isShown ? hide : show}
        </Button>
        <Button kind="quiet" onMouseDown={stay} onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
        <Button kind="quiet" onMouseDown={stay} onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
