import { useTexts } from '../../../../shared/messages/useTexts';
import { Banner } from '../../../../shared/ui/messages/Banner';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectUnreadable } from '../../model/view/unreadableSlice';
import { unreadableTexts } from '../../model/texts/unreadableTexts';

/** Names what is in the sale and cannot be shown by this build, so that nobody takes it for lost. */
export function UnreadableNote() {
  const texts = useTexts(unreadableTexts);
  const { lots, numbers, photos } = useLotsSelector(selectUnreadable);
  if (lots + photos === 0) return null;
  return (
    <Banner tone="warn" role="status" title={texts.title(lots, photos)}>
      {numbers.length > 0 && <p>{texts.numbers(numbers.join(', '))}</p>}
      <p>{texts.advice}</p>
    </Banner>
  );
}
