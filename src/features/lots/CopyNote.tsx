import { useTexts } from '../../shared/messages/useTexts';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { selectCopySavedAt } from './copySlice';
import { copyTexts } from './copyTexts';
import { useLotsSelector } from './lotsHooks';

/** Says that the sale is shown as this device had it, until the server has answered. */
export function CopyNote() {
  const texts = useTexts(copyTexts);
  const savedAt = useLotsSelector(selectCopySavedAt);
  if (savedAt === null) return null;
  return <InlineMessage role="status">{texts.asOf(savedAt)}</InlineMessage>;
}
