import { type ChipState, StatusChip } from '../../../../shared/ui/messages/StatusChip';
import type { SaveWord } from '../../model/saves/savesSlice';
import { useSaveWords } from './useSaveWords';

export interface SaveWordChipProps {
  readonly word: SaveWord;
  readonly role?: 'status';
}

const LOOKS: Readonly<Record<SaveWord, ChipState>> = {
  saving: 'sending',
  onDevice: 'onDevice',
  sent: 'sent',
  needsAttention: 'needsAttention',
};

/** The exact words of what is true about the work: kept on this device, with the server, or in need of a person. */
export function SaveWordChip({ word, role }: SaveWordChipProps) {
  const words = useSaveWords();
  return (
    <StatusChip state={LOOKS[word]} {...(role === undefined ? {} : { role })}>
      {words[word]}
    </StatusChip>
  );
}
