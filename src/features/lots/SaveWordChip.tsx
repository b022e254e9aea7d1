import { useTexts } from '../../shared/messages/useTexts';
import { StatusChip } from '../../shared/ui/StatusChip';
import { lotTexts } from './lotsTexts';
import type { SaveWord } from './savesSlice';

interface SaveWordChipProps {
  readonly word: SaveWord;
  readonly role?: 'status';
}

/** The exact words of what is true about the work: kept on this device, with the server, or in need of a person. */
export function SaveWordChip({ word, role }: SaveWordChipProps) {
  const texts = useTexts(lotTexts);
  const live = role === undefined ? {} : { role };
  switch (word) {
    case 'needsAttention':
      return <StatusChip state="needsAttention" {...live} />;
    case 'onDevice':
      return <StatusChip state="onDevice" {...live} />;
    case 'sent':
      return <StatusChip state="sent" {...live} />;
    case 'saving':
      return (
        <StatusChip state="sending" {...live}>
          {texts.saving}
        </StatusChip>
      );
  }
}
