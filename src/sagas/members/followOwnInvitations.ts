import { buffers, eventChannel } from 'redux-saga';
import { call, delay, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectUser } from '../../features/auth/model/authSlice';
import { ownInvitationsReceived } from '../../features/members/model/ownInvitationsSlice';
import { selectPath } from '../../features/navigation/model/navigationSlice';
import type { InvitationsEvent, InvitationsGateway } from '../../services/invitations/InvitationsGateway';
import { proveAddress } from '../auth/session/proveAddress';
import { gateway } from '../base/effects';
import { whileValue } from '../shared/whileValue';

/** A list that was refused is asked for again after this long, in ms. */
const RETRY_MS = 30_000;

/**
 * The invitations that wait for the person, live, on the page of all sales. Only a proved address has any. A list that
 * cannot be read is not reported: each invitation has a link of its own that leads to it all the same.
 */
export function* followOwnInvitations(uid: string): SagaGenerator<void> {
  yield* whileValue(ownAddress, (email) => follow(email, uid));
}

function* ownAddress(): SagaGenerator<string | null> {
  const user = yield* select(selectUser);
  const isThere = (yield* select(selectPath)) === '/sales' && user?.emailVerified === true;
  return isThere ? (user.email?.toLowerCase() ?? null) : null;
}

const createChannel = (invitations: InvitationsGateway, email: string) =>
  eventChannel<InvitationsEvent>((emit) => invitations.listenOwn(email, emit), buffers.sliding(1));

function* follow(email: string, uid: string): SagaGenerator<void> {
  for (;;) {
    // The account may have confirmed the address after the token of this session was made.
    yield* proveAddress(uid);
    yield* call(listen, email);
    yield* delay(RETRY_MS);
  }
}

/** Ends when the list is refused. */
function* listen(email: string): SagaGenerator<void> {
  const events = yield* call(createChannel, yield* gateway('invitations'), email);
  try {
    for (;;) {
      const event = yield* take(events);
      if (event.type === 'failed') return;
      const invitations = event.invitations.filter(({ state }) => state === 'open');
      const unread = event.unread.filter(({ isExpired }) => !isExpired);
      yield* put(ownInvitationsReceived({ invitations, unread }));
    }
  } finally {
    events.close();
    yield* put(ownInvitationsReceived({ invitations: [] }));
  }
}
