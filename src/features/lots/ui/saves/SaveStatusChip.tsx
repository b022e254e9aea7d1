import { type ChipState, StatusChip } from '../../../../shared/ui/messages/StatusChip';
import type { SaveStatus } from '../../model/saves/savesSlice';
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
