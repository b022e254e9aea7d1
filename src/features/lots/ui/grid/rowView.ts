import { selectLotProblems, type WithChecks } from '../../model/checks/checksSelectors';
import { selectContestedOfLot } from '../../model/conflict/conflicts';
import { selectLotsWithFailedPhotos } from '../../model/photos/intakeSelectors';
import { selectLot, selectLotPrivate } from '../../model/lots/lotsSlice';
import type { selectPhotoIdsOfLot } from '../../model/photos/photosSlice';
import { selectUnreadableAmounts } from '../../model/saves/savesSlice';
import { selectPicture } from '../../model/photos/selectCover';
import { selectSaveStatusOfLot } from '../../model/view/selectSaveStatus';
import {
  selectActiveColumn,
  selectEditingOfRow,
  selectIsChosen,
  selectRangeOfRow,
} from '../../model/view/gridSelectors';

type WithRows = Parameters<typeof selectContestedOfLot>[0] &
  Parameters<typeof selectPhotoIdsOfLot>[0] &
  Parameters<typeof selectRangeOfRow>[0] &
  WithChecks;

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
    saveStatus: selectSaveStatusOfLot(state, lotId),
    photoFailed: selectLotsWithFailedPhotos(state).has(lotId),
    problems: selectLotProblems(state, lotId),
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
  'saveStatus',
  'photoFailed',
  'problems',
] as const satisfies readonly (keyof RowView)[];

/** One reader for a row and one comparison: a row with a reader for each part asked eleven times after every action. */
export const isSameRowView = (a: RowView, b: RowView): boolean => PARTS.every((part) => a[part] === b[part]);
