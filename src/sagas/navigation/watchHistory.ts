import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import { locationChanged, selectPlace } from '../../features/navigation/model/navigationSlice';
import type { HistoryGateway, Location } from '../../services/history/HistoryGateway';
import { sameValue } from '../../domain/values/sameValue';
import { gateway } from '../base/effects';

interface PlaceEnvelope {
  readonly place: Location;
}

/** Every move of the browser, in order. */
export function createHistoryChannel(history: HistoryGateway): EventChannel<PlaceEnvelope> {
  return eventChannel<PlaceEnvelope>((emit) => history.subscribe((place) => emit({ place })), buffers.expanding(4));
}

/** Keeps the place in the state equal to the browser's. */
export function* watchHistory() {
  const history = yield* gateway('history');
  const channel = yield* call(createHistoryChannel, history);
  try {
    let place = history.current();
    for (;;) {
      if (!sameValue(place, yield* select(selectPlace))) yield* put(locationChanged(place));
      place = (yield* take(channel)).place;
    }
  } finally {
    channel.close();
  }
}
