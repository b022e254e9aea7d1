import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { useLotsSelector } from '../shared/lotsHooks';
import {
  selectAreLotsSlow,
  selectLotIds,
  selectLotsProgress,
  selectLotsStatus,
  selectPhotosProgress,
  selectPrivateProgress,
} from '../../model/lots/lotsSlice';
import type { LotsState } from '../../model/lots/lotsState';
import { openingTexts } from '../../model/texts/openingTexts';

/**
 * How far a large sale has come, with its photos and what only editors see, and what keeps any sale from opening; nothing
 * while it will be there in a moment.
 */
export function OpeningNote() {
  const texts = useTexts(openingTexts);
  const parts = useParts();
  const isSlow = useLotsSelector(selectAreLotsSlow);
  if (parts.length === 0 && !isSlow) return null;
  return (
    <InlineMessage role="status" tone={isSlow ? 'warn' : 'info'}>
      {parts.length > 0 && texts.progress(parts.join(', '))}
      {parts.length > 0 && isSlow && ' '}
      {isSlow && texts.slow}
    </InlineMessage>
  );
}

function useParts(): readonly string[] {
  const texts = useTexts(openingTexts);
  const locale = useLocale();
  const lots = useLotsSelector(selectLotsProgress);
  const photos = useLotsSelector(selectPhotosProgress);
  const privates = useLotsSelector(selectPrivateProgress);
  const isLive = useLotsSelector(selectLotsStatus) === 'live';
  const here = useLotsSelector((state) => selectLotIds(state).length);
  const digits = (count: number): string => count.toLocaleString(locale);
  const say = (progress: LotsState['progress'], words: (come: string, total: string | null) => string): string[] =>
    progress === null ? [] : [words(digits(progress.come), progress.total === 0 ? null : digits(progress.total))];
  // The rest alone tells nothing of a sale whose lots are not there yet.
  const coming = [
    ...(isLive ? [texts.allLots(here, digits(here))] : say(lots, texts.lots)),
    ...say(photos, texts.photos),
    ...say(privates, texts.privates),
  ];
  return isLive && photos === null && privates === null ? [] : coming;
}
