import { useTexts } from '../../../../shared/messages/useTexts';
import { chipTexts } from '../../../../shared/ui/texts/chipTexts';
import { lotTexts } from '../../model/texts/lotsTexts';
import type { SaveStatus } from '../../model/saves/savesSlice';

/** What is said for each word of the save, in the language of the page. */
export function useSaveStatusTexts(): Readonly<Record<SaveStatus, string>> {
  const { onDevice, sent, needsAttention } = useTexts(chipTexts);
  const { saving } = useTexts(lotTexts);
  return { saving, onDevice, sent, needsAttention };
}
