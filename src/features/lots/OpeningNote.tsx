import { useLocale } from '../../shared/messages/languageChoice';
import { useTexts } from '../../shared/messages/useTexts';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { useLotsSelector } from './lotsHooks';
import { selectAreLotsSlow, selectLotsProgress } from './lotsSlice';
import { openingTexts } from './openingTexts';

/** How far a large sale has come, and what keeps any sale from opening; nothing while it will be there in a moment. */
export function OpeningNote() {
  const texts = useTexts(openingTexts);
  const locale = useLocale();
  const progress = useLotsSelector(selectLotsProgress);
  const isSlow = useLotsSelector(selectAreLotsSlow);
  if (progress === null && !isSlow) return null;
  const count = (lots: number): string => lots.toLocaleString(locale);
  return (
    <InlineMessage role="status" tone={isSlow ? 'warn' : 'info'}>
      {progress !== null && texts.progress(count(progress.come), progress.total === 0 ? null : count(progress.total))}
      {progress !== null && isSlow && ' '}
      {isSlow && texts.slow}
    </InlineMessage>
  );
}
