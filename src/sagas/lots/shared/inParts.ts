import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { actBegan, actEnded, selectIsActUnderWay } from '../../../features/lots/model/saves/savesSlice';
import { locationChanged, selectPath } from '../../../features/navigation/model/navigationSlice';
import { saleIdOf } from '../../../domain/sales/addresses';

/** Lots of the first part: as many as a window shows. */
export const IN_SIGHT = 25;
/** How much is done by each of the others: the screen gets all of it in one action. */
export const TOGETHER = 100;

/** An act on many lots that is made part by part: until the last one, the page says that it saves, and nobody leaves the sale. */
export function* inParts<Result>(act: () => SagaGenerator<Result>): SagaGenerator<Result> {
  yield* put(actBegan());
  try {
    return yield* call(act);
  } finally {
    yield* put(actEnded());
  }
}

/** Between two parts the page can react for a moment. When the person leaves the sale, the rest is made at once. */
export function* breathe(pause: () => SagaGenerator<unknown> = aMoment): SagaGenerator<void> {
  if (saleIdOf(yield* select(selectPath)) !== (yield* select(selectOpenSaleId))) return;
  yield* race({ paused: call(pause), left: take(locationChanged) });
}

function* aMoment(): SagaGenerator<void> {
  yield* delay(0);
}

/** For who closes a sale: its lots have to be there for what is still to be made of them. */
export function* untilActsAreMade(): SagaGenerator<void> {
  while (yield* select(selectIsActUnderWay)) yield* take(actEnded);
}
