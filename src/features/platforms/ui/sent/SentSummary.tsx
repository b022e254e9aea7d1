import type { Caution, Profile } from '../../../../domain/platforms/profile';
import type { SentComparison } from '../../../../domain/platforms/sent/compareSent';
import { type SentExport, versionOf } from '../../../../domain/platforms/sent/sentExport';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { problemTexts } from '../../../../shared/platforms/problemTexts';
import { sentTexts } from '../../texts/sentTexts';
import { SentOutcome } from './SentOutcome';
import { useMoment, useWho } from './useSentWords';
import styles from './Sent.module.css';

/** What matters when something is sent a second time. */
const LATER: readonly Caution[] = [
  'closedTwoHoursBefore',
  'closedWhenOnline',
  'sentOnce',
  'existingNumbersOverwritten',
  'existingNumbersSkipped',
];

interface SentSummaryProps {
  readonly saleId: string;
  readonly profile: Profile;
  readonly comparison: SentComparison;
  readonly last: SentExport;
  readonly personName: (uid: string) => string | null;
}

/** When and by whom it was sent last, and in few words what has changed since. */
export function SentSummary({ saleId, profile, comparison, last, personName }: SentSummaryProps) {
  const texts = useTexts(sentTexts);
  const { cautions } = useTexts(problemTexts);
  const locale = useLocale();
  const moment = useMoment();
  const who = useWho(personName);
  const { changed, added, gone } = comparison;
  const withdrawn = gone.filter(({ isWithdrawn }) => isWithdrawn).length;
  const counts = { changed: changed.length, added: added.length, withdrawn, removed: gone.length - withdrawn };
  const parts = (['changed', 'added', 'withdrawn', 'removed'] as const)
    .filter((part) => counts[part] > 0)
    .map((part) => texts.parts[part](counts[part]));
  const renumbered = changed.filter(({ isRenumbered }) => isRenumbered).length;
  const otherPhotos = changed.filter(({ hasOtherPictures }) => hasOtherPictures).length;
  const say = last.scope === 'typed' ? texts.typed : texts.sent;
  return (
    <div className={styles['summary']} role="status">
      <p className={styles['strong']}>{say(profile.name, moment(last.at), who(last.by))}</p>
      {last.outcome === undefined && <SentOutcome saleId={saleId} sent={last} />}
      {parts.length === 0 ? (
        <InlineMessage tone="good">{texts.unchanged}</InlineMessage>
      ) : (
        <p>
          {texts.since(new Intl.ListFormat(locale, { type: 'unit' }).format(parts))}
          {renumbered > 0 && ` ${texts.renumbered(renumbered)}`}
          {otherPhotos > 0 && ` ${texts.otherPhotos(otherPhotos)}`}
        </p>
      )}
      {changed.length > 0 && last.version !== versionOf(profile) && <InlineMessage>{texts.otherVersion}</InlineMessage>}
      {gone.length > 0 && <InlineMessage tone="warn">{texts.gone}</InlineMessage>}
      {parts.length > 0 &&
        profile.sale.cautions
          .filter(({ is }) => LATER.includes(is))
          .map(({ is }) => <InlineMessage key={is}>{cautions[is]}</InlineMessage>)}
    </div>
  );
}
