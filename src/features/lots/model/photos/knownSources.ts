import { isWaiting } from './intakePhoto';
import { selectLot } from '../lots/lotsSlice';
import { selectIntakePhotos, selectStoredPhotos } from './photosSlice';

type WithAll = Parameters<typeof selectLot>[0] & Parameters<typeof selectStoredPhotos>[0];

/** How the files of the open sale's photos are known, also of those on their way. Photos of lots in the trash do not count. */
export function selectKnownSources(state: WithAll, saleId: string): readonly string[] {
  const waiting = selectIntakePhotos(state).filter((photo) => photo.saleId === saleId && isWaiting(photo));
  return [...waiting, ...selectStoredPhotos(state)]
    .filter(({ lotId, source }) => source !== '' && selectLot(state, lotId)?.deletedAt === null)
    .map(({ source }) => source);
}
