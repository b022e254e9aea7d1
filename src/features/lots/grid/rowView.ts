import { selectContestedOfLot } from '../conflict/conflicts';
import { selectLotsWithFailedPhotos } from '../intakeSelectors';
import { selectLot, selectLotPrivate } from '../lotsSlice';
import type { selectPhotoIdsOfLot } from '../photosSlice';
import { selectUnreadableAmounts } from '../savesSlice';
import { selectPicture } from '../selectCover';
import { selectWordOfLot } from '../selectWord';
import { selectActiveColumn, selectEditingOfRow, selectIsChosen, selectRangeOfRow } from './gridSelectors';

type WithRows = Parameters<typeof selectContestedOfLot>[0] &
  Parameters<typeof selectPhotoIdsOfLot>[0] &
  Parameters<typeof selectRangeOfRow>[0];

/** Everything that a row of the grid shows of the state. */
export function selectRowView(state: WithRows, lotId: string, row: number) {
  const publicLot = selectLot(state, lotId);
  return {
    publicLot,
    privateFields: selectLotPrivate(state, lotId),
    coverPhotoId: selectPicture(state, lotId),
    active: selectActiveColumn(state, lotId),
    range: selectRangeOfRow(state, row),
    editing: selectEditingOfRow(state, lotId),
    chosen: selectIsChosen(state, lotId),
    unread: selectUnreadableAmounts(state, lotId),
    contested: selectContestedOfLot(state, lotId),
    saveWord: selectWordOfLot(state, lotId),
    photoFailed: selectLotsWithFailedPhotos(state).has(lotId),
  };
}

export type RowView = ReturnType<typeof selectRowView>;

const PARTS = [
  'publicLot',
  'privateFields',
  'coverPhotoId',
  'active',
  'range',
  'editing',
  'chosen',
  'unread',
  'contested',
  'saveWord',
  'photoFailed',
] as const satisfies readonly (keyof RowView)[];

/** One reader for a row and one comparison: a row with a reader for each part asked eleven times after every action. */
export const isSameRowView = (a: RowView, b: RowView): boolean => PARTS.every((part) => a[part] === b[part]);
