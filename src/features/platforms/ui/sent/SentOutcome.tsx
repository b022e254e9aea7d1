import type { SentExport } from '../../../../domain/platforms/sent/sentExport';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../../store/hooks';
import { sayOutcome, selectSent } from '../../model/sent/sentSlice';
import { sentTexts } from '../../texts/sentTexts';
import { useSentSelector } from './sentHooks';
import { useMoment } from './useSentWords';
import styles from './Sent.module.css';

interface SentOutcomeProps {
  readonly saleId: string;
  readonly sent: SentExport;
}

/** Whether a bundle was uploaded: until somebody says otherwise it counts as sent. What was typed there is there. */
export function SentOutcome({ saleId, sent: { id, at, scope, outcome } }: SentOutcomeProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(sentTexts);
  const moment = useMoment();
  const isFailed = useSentSelector((state) => selectSent(state).unsaid === id);
  if (scope === 'typed') return null;
  return (
    <div className={styles['buttons']}>
      {outcome !== undefined && <span className={styles['quiet']}>{texts.outcomes[outcome]}</span>}
      {outcome !== 'uploaded' && (
        <Button
          kind="quiet"
          aria-label={texts.uploadedOf(moment(at))}
          onClick={() => dispatch(sayOutcome({ saleId, exportId: id, event: 'confirmed' }))}
        >
          {texts.uploaded}
        </Button>
      )}
      {outcome !== 'forgotten' && (
        <Button
          kind="quiet"
          aria-label={texts.forgetOf(moment(at))}
          onClick={() => dispatch(sayOutcome({ saleId, exportId: id, event: 'forgot' }))}
        >
          {texts.forget}
        </Button>
      )}
      {isFailed && (
        <InlineMessage tone="danger" role="alert">
          {texts.outcomeFailed}
        </InlineMessage>
      )}
    </div>
  );
}
