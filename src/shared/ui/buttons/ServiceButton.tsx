import { useId, useState } from 'react';
import { useTexts } from '../../messages/useTexts';
import { CooldownButton, type CooldownButtonProps } from './CooldownButton';
import { cooldownTexts } from '../texts/cooldownTexts';
import styles from './ServiceButton.module.css';

export interface ServiceButtonProps extends Omit<CooldownButtonProps, 'announce'> {
  /** Whether there is a connection. */
  readonly online: boolean;
  /** The id of an `OfflineNote` that stands for several buttons; without it the button brings its own. */
  readonly note?: string;
}

/**
 * A button of a page that stays open while the network or the patience of the service is gone: it rests after too many
 * requests, and without a connection it does nothing and says why. Only the person who pressed it gets the rest as a message.
 */
export function ServiceButton({ online, note, disabledBy, onClick, ...button }: ServiceButtonProps) {
  const own = useId();
  const [pressed, setPressed] = useState(false);
  const by = [disabledBy, online ? undefined : (note ?? own)].filter((id) => id !== undefined).join(' ');
  return (
    <>
      <CooldownButton
        {...button}
        announce={pressed}
        disabledBy={by === '' ? undefined : by}
        onClick={(event) => {
          setPressed(true);
          // A submit by Enter comes here too: the form must not go on.
          if (online) onClick?.(event);
          else event.preventDefault();
        }}
      />
      {note === undefined && <OfflineNote id={own} online={online} />}
    </>
  );
}

interface OfflineNoteProps {
  readonly id: string;
  readonly online: boolean;
}

/** Why the buttons beside it do nothing, while there is no connection. */
export function OfflineNote({ id, online }: OfflineNoteProps) {
  const { offline } = useTexts(cooldownTexts);
  if (online) return null;
  return (
    <span id={id} className={styles['note']}>
      {offline}
    </span>
  );
}
