import type { ReactNode } from 'react';
import { selectPhotosOnlyHere } from '../../features/lots/intakeSelectors';
import { useLotsSelector } from '../../features/lots/lotsHooks';
import { selectKeptCount, selectUnkeptCount } from '../../features/lots/savesSlice';
import { useTexts } from '../../shared/messages/useTexts';
import { workspaceTexts } from './workspaceTexts';

/**
 * What of this page's own work is not sent yet, and what becomes of it at the end of the session, or of the whole account;
 * null when everything is sent.
 */
export function useUnsentWork(ending: 'session' | 'account'): ReactNode {
  const texts = useTexts(workspaceTexts);
  const photos = useLotsSelector(selectPhotosOnlyHere);
  const unkept = useLotsSelector(selectUnkeptCount);
  const kept = useLotsSelector(selectKeptCount);
  if (photos + unkept + kept === 0) return null;
  return (
    <>
      {photos > 0 && <p>{texts.photosLost(photos)}</p>}
      {ending === 'account' ? (
        unkept + kept > 0 && <p>{texts.changesGone(unkept + kept)}</p>
      ) : (
        <>
          {unkept > 0 && <p>{texts.changesLost(unkept)}</p>}
          {kept > 0 && <p>{texts.changesStay(kept)}</p>}
        </>
      )}
    </>
  );
}
