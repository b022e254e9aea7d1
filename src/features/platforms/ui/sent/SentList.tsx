import { useId, useMemo } from 'react';
import type { Profile } from '../../../../domain/platforms/profile';
import type { SentComparison } from '../../../../domain/platforms/sent/compareSent';
import { versionOf } from '../../../../domain/platforms/sent/sentExport';
import { sentLines } from '../../../../domain/platforms/sent/sentLines';
import { typedByHand } from '../../../../domain/platforms/sent/typedByHand';
import { fileNameOf } from '../../../../domain/platforms/file/dataFile';
import type { Sale } from '../../../../domain/sales/sale';
import { newId } from '../../../../shared/id';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../../store/hooks';
import { sentCsv } from '../../model/sent/sentCsv';
import {
  readSentTexts,
  rememberTyped,
  saveSentList,
  selectPlatformState,
  selectSent,
} from '../../model/sent/sentSlice';
import { sentTextsOf, wantedTexts } from '../../model/sent/wantedTexts';
import { sentListTexts } from '../../texts/sentListTexts';
import { useSentSelector } from './sentHooks';
import { SentLines } from './SentLines';
import styles from './Sent.module.css';

interface SentListProps {
  readonly sale: Sale;
  readonly profile: Profile;
  readonly comparison: SentComparison;
}

/** What is to be typed at a platform that takes no second file: it can be read, printed and ticked off. */
export function SentList({ sale, profile, comparison }: SentListProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(sentListTexts);
  const id = useId();
  const { texts: known, readingTexts, ticked: keys } = useSentSelector(selectSent);
  const fieldNames = useSentSelector((all) => selectPlatformState(all, profile.id)?.fieldNames);
  const wanted = useMemo(() => wantedTexts(comparison, known), [comparison, known]);
  const sent = useMemo(() => sentTextsOf(comparison, known), [comparison, known]);
  const lines = useMemo(
    () => (wanted === null ? sentLines(comparison, sent, profile) : null),
    [wanted, comparison, sent, profile],
  );
  const ticked = useMemo(() => new Set(keys), [keys]);
  const done = lines?.filter(({ key }) => ticked.has(key)) ?? [];

  const remember = (): void => {
    const exported = {
      ...typedByHand(comparison, sent, profile, ticked),
      id: newId(),
      platform: profile.id,
      platformName: profile.name,
      version: versionOf(profile),
      scope: 'typed' as const,
      fileName: '',
      fieldNames: fieldNames ?? {},
    };
    dispatch(rememberTyped({ saleId: sale.id, exported, ticked: done.map(({ key }) => key) }));
  };
  return (
    <section className={styles['list']} aria-labelledby={id}>
      <h3 id={id} className={styles['listTitle']}>
        {texts.title(profile.name)}
      </h3>
      <p className={styles['onPaper']} dir="auto">
        {sale.title}
      </p>
      <p className={styles['intro']}>{texts.intro}</p>
      {lines === null && readingTexts === 'reading' && <p role="status">{texts.reading}</p>}
      {lines === null && readingTexts !== 'reading' && (
        <>
          <InlineMessage tone="warn" role="status">
            {readingTexts === 'failed' ? texts.notRead : texts.older}
          </InlineMessage>
          <Button onClick={() => wanted !== null && dispatch(readSentTexts({ saleId: sale.id, wanted }))}>
            {texts.readMore}
          </Button>
        </>
      )}
      {lines !== null && (
        <>
          <p className={styles['tools']} role="status">
            {texts.count(done.length, lines.length)}
          </p>
          <SentLines lines={lines} ticked={ticked} />
          <div className={styles['tools']}>
            <Button disabledWhy={done.length === 0 ? texts.tickFirst : undefined} onClick={remember}>
              {texts.remember(done.length)}
            </Button>
            <Button
              onClick={() =>
                dispatch(
                  saveSentList({
                    fileName: `${fileNameOf(sale.title)}-${profile.id.toLowerCase()}-${texts.fileName}.csv`,
                    text: sentCsv(lines, ticked, texts),
                  }),
                )
              }
            >
              {texts.csv}
            </Button>
            <Button onClick={() => window.print()}>{texts.print}</Button>
          </div>
        </>
      )}
    </section>
  );
}
