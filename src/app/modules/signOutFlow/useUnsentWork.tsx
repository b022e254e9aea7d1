import type { ReactNode } from 'react';
import { accountTexts } from '../../../features/account/texts/accountTexts';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { useTexts } from '../../../shared/messages/useTexts';
import { selectUnsentWork } from './unsentWork';

/**
 * What of this page's own work is not sent yet, and what becomes of it at the end of every session, of the account, or
 * of this session because another account takes its place; null when everything is sent.
 */
export function useUnsentWork(ending: 'sessions' | 'account' | 'change'): ReactNode {
  const { unsent: texts } = useTexts(accountTexts);
  const { items, onlyHere } = useLotsSelector(selectUnsentWork);
  if (items === 0) return null;
  if (ending === 'account') return <p>{texts.gone(items)}</p>;
  if (ending === 'change') return <p>{texts.left(items)}</p>;
  const kept = items - onlyHere.photos - onlyHere.changes;
  return (
    <>
      {onlyHere.photos > 0 && <p>{texts.photosLost(onlyHere.photos)}</p>}
      {onlyHere.changes > 0 && <p>{texts.changesLost(onlyHere.changes)}</p>}
      {kept > 0 && <p>{texts.stays(kept)}</p>}
    </>
  );
}
