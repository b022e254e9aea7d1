import type { ReactNode } from 'react';
import { accountTexts } from '../../features/account/accountTexts';
import { selectKeptPhotosCount, selectPhotosOnlyHere } from '../../features/lots/intakeSelectors';
import { useLotsSelector } from '../../features/lots/lotsHooks';
import { selectKeptCount, selectUnkeptCount } from '../../features/lots/savesSlice';
import { useTexts } from '../../shared/messages/useTexts';

/**
 * What of this page's own work is not sent yet, and what becomes of it at the end of every session, or of the account;
 * null when everything is sent.
 */
export function useUnsentWork(ending: 'sessions' | 'account'): ReactNode {
  const { unsent: texts } = useTexts(accountTexts);
  const photos = useLotsSelector(selectPhotosOnlyHere);
  const changes = useLotsSelector(selectUnkeptCount);
  const keptPhotos = useLotsSelector(selectKeptPhotosCount);
  const keptChanges = useLotsSelector(selectKeptCount);
  const kept = keptPhotos + keptChanges;
  const all = photos + changes + kept;
  if (all === 0) return null;
  if (ending === 'account') return <p>{texts.gone(all)}</p>;
  return (
    <>
      {photos > 0 && <p>{texts.photosLost(photos)}</p>}
      {changes > 0 && <p>{texts.changesLost(changes)}</p>}
      {kept > 0 && <p>{texts.stays(kept)}</p>}
    </>
  );
}
