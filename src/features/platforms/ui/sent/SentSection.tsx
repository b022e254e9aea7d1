import { useState } from 'react';
import type { Profile } from '../../../../domain/platforms/profile';
import type { SentComparison } from '../../../../domain/platforms/sent/compareSent';
import type { Sale } from '../../../../domain/sales/sale';
import { failureTexts } from '../../../../shared/failureTexts';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { SettingsSection } from '../../../../shared/ui/layout/SettingsSection';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../../store/hooks';
import { exportChosen, selectExport } from '../../model/exportSlice';
import {
  readSentTexts,
  retrySent,
  selectExportsTo,
  selectPlatformState,
  selectSent,
  selectUnknown,
} from '../../model/sent/sentSlice';
import { wantedTexts } from '../../model/sent/wantedTexts';
import { sentTexts } from '../../texts/sentTexts';
import { useSentSelector } from './sentHooks';
import { EarlierExports } from './EarlierExports';
import { SentList } from './SentList';
import { SentSummary } from './SentSummary';
import { Unremembered } from './Unremembered';
import styles from './Sent.module.css';

interface SentSectionProps {
  readonly sale: Sale;
  readonly profile: Profile;
  /** Null while it is not known what was sent. */
  readonly comparison: SentComparison | null;
  /** What a person is called; null for one who is not in the sale any more. */
  readonly personName: (uid: string) => string | null;
}

/** What was sent to the chosen platform, what has changed since, and what to do about it. */
export function SentSection({ sale, profile, comparison, personName }: SentSectionProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(sentTexts);
  const { tryAgain } = useTexts(failureTexts);
  const { lots: which } = useSentSelector(selectExport);
  const { exports, texts: known } = useSentSelector(selectSent);
  const unknown = useSentSelector((all) => selectUnknown(all, profile.id));
  const state = useSentSelector((all) => selectPlatformState(all, profile.id));
  const sent = useSentSelector((all) => selectExportsTo(all, profile.id));
  const asked = comparison !== null && state?.last.outcome === undefined ? (state?.last.id ?? null) : null;
  const counted = sent.filter(({ outcome }) => outcome !== 'forgotten').length;
  const [openList, setOpenList] = useState<string | null>(null);
  const isOpen = openList === profile.id;
  const isLost = unknown === 'failed';
  const count = comparison === null ? 0 : countOf(comparison);

  return (
    <SettingsSection name="sent" title={texts.title} intro={texts.intro}>
      <Unremembered saleId={sale.id} />
      {isLost && (
        <>
          <InlineMessage tone="warn" role="status">
            {texts.notRead}
          </InlineMessage>
          <Button icon="retry" onClick={() => dispatch(retrySent())}>
            {tryAgain}
          </Button>
        </>
      )}
      {!isLost && exports !== null && counted === 0 && <p>{texts.nothing(profile.name)}</p>}
      {!isLost && unknown === 'reading' && <p role="status">{texts.reading}</p>}
      {state !== null && comparison !== null && (
        <>
          <SentSummary {...{ sale, profile, comparison, personName, last: state.last }} />
          {count > 0 && (
            <div className={styles['buttons']}>
              {comparison.changed.length + comparison.added.length > 0 && which !== 'changed' && (
                <Button onClick={() => dispatch(exportChosen({ lots: 'changed' }))}>{texts.chooseChanged}</Button>
              )}
              <Button
                aria-expanded={isOpen}
                onClick={() => {
                  setOpenList(isOpen ? null : profile.id);
                  const wanted = wantedTexts(comparison, known);
                  if (!isOpen && wanted !== null) dispatch(readSentTexts({ saleId: sale.id, wanted }));
                }}
              >
                {isOpen ? texts.closeList : texts.byHand}
              </Button>
            </div>
          )}
          {which === 'changed' && count > 0 && <InlineMessage role="status">{texts.chosen}</InlineMessage>}
          {isOpen && count > 0 && <SentList {...{ sale, profile, comparison }} />}
        </>
      )}
      {sent.length > 0 && <EarlierExports saleId={sale.id} asked={asked} exports={sent} personName={personName} />}
    </SettingsSection>
  );
}

const countOf = ({ changed, added, gone }: SentComparison): number => changed.length + added.length + gone.length;
