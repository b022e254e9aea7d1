import { useTexts } from '../../../../shared/messages/useTexts';
import { Banner } from '../../../../shared/ui/messages/Banner';
import { ProgressBar } from '../../../../shared/ui/messages/ProgressBar';
import { useLotsSelector } from '../shared/lotsHooks';
import { type PurgeCode, selectPurgeFailed, selectPurgeRunning } from '../../model/trash/purgeSlice';
import { trashTexts } from '../../model/texts/trashTexts';

/** How far the deleting is, and what of it did not succeed the last time. */
export function PurgeNote({ saleId }: { saleId: string }) {
  const texts = useTexts(trashTexts);
  const running = useLotsSelector(selectPurgeRunning);
  const failed = useLotsSelector(selectPurgeFailed);
  if (running?.saleId === saleId) {
    const { done, lots } = running;
    return <ProgressBar label={texts.purging(done, lots)} value={done / lots} />;
  }
  if (failed?.saleId !== saleId) return null;
  return (
    <Banner tone="danger" role="alert">
      {texts.purgeFailed(failed.lotIds.length)} {texts.purgeReasons[reasonOf(failed.code)]}
    </Banner>
  );
}

type Reason = keyof (typeof trashTexts)['texts']['purgeReasons'];

function reasonOf(code: PurgeCode): Reason {
  switch (code) {
    case 'unavailable':
    case 'deadline-exceeded':
    case 'cancelled':
    case 'canceled':
    case 'retry-limit-exceeded':
      return 'noAnswer';
    case 'permission-denied':
    case 'unauthorized':
      return 'notAllowed';
    case 'failed-precondition':
      return 'restored';
    default:
      return 'other';
  }
}
