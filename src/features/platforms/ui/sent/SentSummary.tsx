import type { Caution, Profile } from '../../../../domain/platforms/profile';
import type { SentComparison } from '../../../../domain/platforms/sent/compareSent';
import { type SentExport, versionOf } from '../../../../domain/platforms/sent/sentExport';
import { cautionsAt } from '../../../../domain/platforms/validate/cautions';
import type { Sale } from '../../../../domain/sales/sale';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { problemTexts } from '../../../../shared/platforms/problemTexts';
import { cautionSentence } from '../../../../shared/platforms/problemSentence';
import { sentTexts } from '../../texts/sentTexts';
import { SentOutcome } from './SentOutcome';
import { useExportMoment } from './useExportMoment';
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
  readonly sale: Sale;
  readonly profile: Profile;
  readonly comparison: SentComparison;
  readonly last: SentExport;
  readonly personName: (uid: string) => string | null;
}

/** When and by whom it was sent last, and in few words what has changed since. */
export function SentSummary({ sale, profile, comparison, last, personName }: SentSummaryProps) {
  const texts = useTexts(sentTexts);
  const sentences = useTexts(problemTexts);
  const now = useExportMoment(sale, profile.id);
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
  const later = profile.sale.cautions.map(({ is }) => is).filter((caution) => LATER.includes(caution));
  const say = last.scope === 'typed' ? texts.typed : texts.sent;
  return (
    <div className={styles['summary']} role="status">
      <p className={styles['strong']}>{say(profile.name, moment(last.at), who(last.by))}</p>
      {last.outcome === undefined && <SentOutcome saleId={sale.id} sent={last} />}
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
        cautionsAt(later, { ...now, wasSent: true }).map((said) => (
          <InlineMessage key={said.caution}>{cautionSentence(said, sentences)}</InlineMessage>
        ))}
    </div>
  );
}
