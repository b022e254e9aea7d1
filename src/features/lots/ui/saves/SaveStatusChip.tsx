import { type ChipState, StatusChip } from '../../../../shared/ui/messages/StatusChip';
import { useTexts } from '../../../../shared/messages/useTexts';
import type { SaveStatus } from '../../model/saves/savesSlice';
import { frameTexts } from '../../model/texts/frameTexts';
import { useNotice } from '../shared/Notice';
import styles from './SaveStatusPlace.module.css';
import { useSaveStatusTexts } from './useSaveStatusTexts';

export interface SaveStatusChipProps {
  readonly word: SaveStatus;
  readonly role?: 'status';
}

const LOOKS: Readonly<Record<SaveStatus, ChipState>> = {
  saving: 'sending',
  onDevice: 'onDevice',
  sent: 'sent',
  needsAttention: 'needsAttention',
};

/** The exact words of what is true about the work: kept on this device, with the server, or in need of a person. */
export function SaveStatusChip({ word, role }: SaveStatusChipProps) {
  const words = useSaveStatusTexts();
  return (
    <StatusChip state={LOOKS[word]} {...(role === undefined ? {} : { role })}>
      {words[word]}
    </StatusChip>
  );
}

/** The same where one can do something about it: the word that asks for a person leads to what it is about. */
export function SaveStatusLink({ word, role }: SaveStatusChipProps) {
  const words = useSaveStatusTexts();
  const { showAttention } = useTexts(frameTexts);
  const [, setNotice] = useNotice();
  if (word !== 'needsAttention') return <SaveStatusChip word={word} {...(role === undefined ? {} : { role })} />;
  return (
    <StatusChip state={LOOKS[word]} {...(role === undefined ? {} : { role })}>
      <button type="button" className={styles['link']} title={showAttention} onClick={() => setNotice('attention')}>
        {words[word]}
      </button>
    </StatusChip>
  );
}
