import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { selectUid } from '../../../auth/model/authSlice';
import { sentTexts } from '../../texts/sentTexts';
import { useSentSelector } from './sentHooks';

/** A moment as one says it, `Tuesday 24 November at 14:02`, by the clock of the reader. */
export function useMoment(): (at: number) => string {
  const locale = useLocale();
  const formatter = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (at) => formatter.format(at);
}

/** What a person is called in a sentence: the reader is “you”. */
export function useWho(personName: (uid: string) => string | null): (uid: string) => string {
  const texts = useTexts(sentTexts);
  const me = useSentSelector(selectUid);
  return (uid) => (uid === me ? texts.you : (personName(uid) ?? texts.somebody));
}
