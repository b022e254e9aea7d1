import type { SentExport } from '../../../../domain/platforms/sent/sentExport';
import { useTexts } from '../../../../shared/messages/useTexts';
import { sentTexts } from '../../texts/sentTexts';
import { SentOutcome } from './SentOutcome';
import { useMoment, useWho } from './useSentWords';
import styles from './Sent.module.css';

interface EarlierExportsProps {
  /** The newest first. */
  readonly saleId: string;
  /** The one that is asked about above the list. */
  readonly asked: string | null;
  readonly exports: readonly SentExport[];
  readonly personName: (uid: string) => string | null;
}

/** All exports to a platform: when, who, how many. */
export function EarlierExports({ saleId, asked, exports, personName }: EarlierExportsProps) {
  const texts = useTexts(sentTexts);
  const moment = useMoment();
  const who = useWho(personName);
  return (
    <details className={styles['earlier']}>
      <summary>
        {texts.earlier} ({exports.length})
      </summary>
      <ol className={styles['exports']}>
        {exports.map((sent) => {
          const { id, at, by, scope, lots, pictures, fileName } = sent;
          return (
            <li key={id}>
              <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>, <span dir="auto">{who(by)}</span>
              <span className={styles['quiet']}>
                {texts.scopes[scope](lots)}
                {pictures && scope !== 'typed' && `, ${texts.withPhotos}`}
                {fileName !== '' && `, ${fileName}`}
              </span>
              {id !== asked && <SentOutcome {...{ saleId, sent }} />}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
