import { isAnyOf } from '@reduxjs/toolkit';
import { call, delay, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import {
  selectChecksStatus,
  selectLotProblems,
  type WithChecks,
} from '../../../features/lots/model/checks/checksSelectors';
import checksSlice from '../../../features/lots/model/checks/checksSlice';
import { platformOf } from '../../../features/lots/model/fields/gridColumns';
import { type Arrangement, arrangeLots, isArranged } from '../../../features/lots/model/view/arrangeLots';
import { readyTexts } from '../../../features/lots/model/view/lotTextIndex';
import { selectLotNeedsAttention } from '../../../features/lots/model/view/gridSelectors';
import {
  filterChosen,
  gridArranged,
  queryTyped,
  selectGrid,
  sortChosen,
  viewReset,
  viewRestored,
} from '../../../features/lots/model/view/gridSlice';
import {
  lotsReceived,
  operationsApplied,
  privateCame,
  privateReceived,
  selectIsPrivateRead,
  selectLotIds,
  selectLots,
  selectPrivateProgress,
  selectPrivateReader,
} from '../../../features/lots/model/lots/lotsSlice';
import { photosRestored } from '../../../features/lots/model/photos/photosSlice';
import {
  operationMade,
  operationRestored,
  operationsMade,
  saveDiscarded,
} from '../../../features/lots/model/saves/savesSlice';

type AllLots = Parameters<typeof selectLotNeedsAttention>[0] & WithChecks;

/** One frame: keys that come faster than the screen draws get one answer. */
const FRAME_MS = 16;
/** So long the first search may hold the page before it lets a key through. */
const SLICE_MS = 8;

/** What the view was arranged with; nothing before the first time. */
interface Arranged {
  ids?: readonly string[];
  /** All that only editors may read was there: a view may be about it, such as the lots that are to be checked. */
  isPrivateRead?: boolean;
  /** The platforms had been asked about every lot. */
  isChecked?: boolean;
}

/** What platforms say decides which lots the view shows, or in which order. */
const isAboutPlatforms = ({ filter, sort }: Arrangement): boolean =>
  filter.platform !== null || (sort !== null && platformOf(sort.column) !== null);

const selectIsAllPrivateRead = (state: Parameters<typeof selectIsPrivateRead>[0]): boolean =>
  selectIsPrivateRead(state) && selectPrivateProgress(state) === null;

const selectIsChecked = (state: WithChecks): boolean => selectChecksStatus(state) === 'live';

/**
 * Puts the lots of the view in order when the person asks for another view, when lots come or go, and once that is there
 * which comes after them: what only editors may read, and, in a view about it, what platforms say and what waits on this
 * device for a decision. An edit alone moves and hides no row: it would jump away under the hands that are editing it.
 */
export function* arrangeGrid(): SagaGenerator<void> {
  const last: Arranged = {};
  yield* takeLatest([sortChosen, filterChosen, viewReset, viewRestored], arrange, last);
  yield* takeLatest(queryTyped, arrangeAfterFrame, last);
  yield* takeLatest([operationRestored, photosRestored], function* whenWorkCameBack() {
    const { filter } = yield* select(selectGrid);
    if (filter.problem === 'attention') yield* call(arrangeAfterFrame, last);
  });
  yield* takeLatest(
    isAnyOf(
      ...[lotsReceived, privateReceived, privateCame, checksSlice.actions.checksCaughtUp],
      ...[operationsApplied, operationMade, operationsMade, operationRestored, saveDiscarded],
    ),
    function* whenLotsCameOrWent() {
      const grid = yield* select(selectGrid);
      const isSame =
        (yield* select(selectLotIds)) === last.ids &&
        (yield* select(selectIsAllPrivateRead)) === last.isPrivateRead &&
        (last.isChecked === true || !isAboutPlatforms(grid) || !(yield* select(selectIsChecked)));
      if (grid.arranged === null || isSame) return;
      yield* call(arrangeAfterFrame, last);
    },
  );
}

function* arrangeAfterFrame(last: Arranged): SagaGenerator<void> {
  yield* delay(FRAME_MS);
  yield* call(arrange, last);
}

function* arrange(last: Arranged): SagaGenerator<void> {
  yield* call(makeReady);
  const grid = yield* select(selectGrid);
  last.ids = yield* select(selectLotIds);
  last.isPrivateRead = yield* select(selectIsAllPrivateRead);
  last.isChecked = yield* select(selectIsChecked);
  if (!isArranged(grid)) {
    if (grid.arranged !== null) yield* put(gridArranged({ lotIds: null }));
    return;
  }
  const lots = yield* select(selectLots);
  const privateOf = yield* select(selectPrivateReader);
  const kept = grid.editing === null ? null : (grid.active?.lotId ?? null);
  const lotIds = yield* select((state: AllLots) =>
    arrangeLots(
      lots,
      grid,
      privateOf,
      kept,
      (id) => selectLotNeedsAttention(state, id),
      (id) => selectLotProblems(state, id),
    ),
  );
  yield* put(gridArranged({ lotIds }));
}

/** The texts of the lots for a search, a few at a time. The next letter ends it; what is ready by then stays ready. */
function* makeReady(): SagaGenerator<void> {
  if ((yield* select(selectGrid)).query.trim() === '') return;
  const lots = yield* select(selectLots);
  const privateOf = yield* select(selectPrivateReader);
  for (let place = 0; place < lots.length;) {
    const end = performance.now() + SLICE_MS;
    place = readyTexts(lots, privateOf, place, () => performance.now() < end);
    if (place < lots.length) yield* delay(0);
  }
}
