import { selectWaitingCovers } from './intakeSelectors';
import { selectLot } from '../lots/lotsSlice';
import { selectPhotoIdsOfLot } from './photosSlice';

type WithCovers = Parameters<typeof selectLot>[0] & Parameters<typeof selectWaitingCovers>[0];

/** The cover that was chosen for a lot, also when that photo is still on its way; null: none. */
export const selectCover = (state: WithCovers, lotId: string): string | null =>
  selectWaitingCovers(state).get(lotId) ?? selectLot(state, lotId)?.coverPhotoId ?? null;

/** The photo that stands for a lot: its cover, else the first of its photos; null without any. */
export function selectPicture(state: WithCovers, lotId: string): string | null {
  const cover = selectCover(state, lotId);
  const ids = selectPhotoIdsOfLot(state, lotId);
  return cover !== null && ids.includes(cover) ? cover : (ids[0] ?? null);
}
