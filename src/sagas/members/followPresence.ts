import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { lotIdOf } from '../../domain/sales/addresses';
import { signOutRefused, signOutStarted } from '../../features/auth/model/authSlice';
import { cellActivated, editBegan, editEnded, selectGrid } from '../../features/lots/model/view/gridSlice';
import { presenceReceived } from '../../features/members/model/presenceSlice';
import { locationChanged, selectSearch } from '../../features/navigation/model/navigationSlice';
import { selectSale } from '../../features/sales/salesSlice';
import type { Presence, PresenceGateway } from '../../services/presence/PresenceGateway';
import { beforeSignOutHooks } from '../auth/signOut/beforeSignOut';
import { createResumeChannel } from '../auth/session/resumeChannel';
import { gateway } from '../base/effects';

/** How often one says to be here, in ms. Others take it for true for three times as long. */
const BEAT_MS = 30_000;
/** A timer may come a little early by the clock, in ms. */
const EARLY_MS = 500;
/** A person who steps through the lots is shown at one only after this long, in ms. */
const SETTLE_MS = 1000;

/** After any of them one may be at another lot. */
const MOVES = [locationChanged, cellActivated, editBegan, editEnded];

type Present = Readonly<Record<string, Presence>>;

/** Says to the others where one is in a sale, and follows where they are. Nothing waits for it, nothing is locked. */
export function* followPresence(saleId: string, uid: string): SagaGenerator<void> {
  const presence = yield* gateway('presence');
  const moments = yield* call(createResumeChannel, yield* gateway('resume'));
  const leaving = yield* beforeSignOutHooks();
  let said: { readonly lotId: string | null; readonly when: number } | null = null;
  function* go(): SagaGenerator<void> {
    if (said !== null) yield* call([presence, presence.go], saleId, uid);
    said = null;
  }
  leaving.add(go);
  yield* fork(listen, presence, saleId);
  try {
    for (;;) {
      const lotId = yield* lotAtHand();
      const isDue = said === null || said.lotId !== lotId || Date.now() - said.when >= BEAT_MS - EARLY_MS;
      if (isDue && presence.isVisible()) {
        said = { lotId, when: Date.now() };
        yield* call([presence, presence.come], saleId, uid, lotId);
      }
      const { ends } = yield* race({
        beat: delay(BEAT_MS),
        moved: call(settleElsewhere, lotId),
        woken: take(moments),
        ends: take(signOutStarted),
      });
      // The sign-out removes the sign by itself; until it is refused there is nothing to add.
      if (ends !== undefined) yield* take(signOutRefused);
    }
  } finally {
    moments.close();
    leaving.delete(go);
    // Out of the sale nobody may say anything here any more. After the session one is in no sale.
    if ((yield* select(selectSale, saleId)) !== undefined) yield* call(go);
  }
}

/** The lot in whose cell one types, else the one in the editor. */
function* lotAtHand(): SagaGenerator<string | null> {
  const { editing, active } = yield* select(selectGrid);
  const typedIn = editing === null ? null : active?.lotId;
  return typedIn ?? lotIdOf(yield* select(selectSearch));
}

/** Comes back once the person has stayed at another lot for a moment. */
function* settleElsewhere(lotId: string | null): SagaGenerator<void> {
  for (;;) {
    yield* take(MOVES);
    for (;;) {
      const { settled } = yield* race({ settled: delay(SETTLE_MS), again: take(MOVES) });
      if (settled !== undefined) break;
    }
    if ((yield* lotAtHand()) !== lotId) return;
  }
}

function* listen(presence: PresenceGateway, saleId: string): SagaGenerator<void> {
  const events = yield* call(createPresenceChannel, presence, saleId);
  try {
    for (;;) yield* put(presenceReceived({ present: yield* take(events) }));
  } finally {
    events.close();
  }
}

function createPresenceChannel(presence: PresenceGateway, saleId: string): EventChannel<Present> {
  return eventChannel<Present>((emit) => presence.listen(saleId, emit), buffers.sliding(1));
}
