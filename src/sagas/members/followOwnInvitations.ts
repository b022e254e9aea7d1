import { buffers, eventChannel } from 'redux-saga';
import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectUser } from '../../features/auth/authSlice';
import { ownInvitationsReceived } from '../../features/members/ownInvitationsSlice';
import { selectPath } from '../../features/navigation/navigationSlice';
import type { InvitationsEvent, InvitationsGateway } from '../../services/invitations/InvitationsGateway';
import { gateway } from '../effects';
import { whileValue } from '../whileValue';

/**
 * The invitations that wait for the person, live, on the page of all sales. Only a proved address has any. What cannot
 * be read is not told: each invitation has a link of its own that leads to it all the same.
 */
export function* followOwnInvitations(): SagaGenerator<void> {
  yield* whileValue(ownAddress, follow);
}

function* ownAddress(): SagaGenerator<string | null> {
  const user = yield* select(selectUser);
  const isThere = (yield* select(selectPath)) === '/sales' && user?.emailVerified === true;
  return isThere ? (user.email?.toLowerCase() ?? null) : null;
}

const createChannel = (invitations: InvitationsGateway, email: string) =>
  eventChannel<InvitationsEvent>((emit) => invitations.listenOwn(email, emit), buffers.sliding(1));

function* follow(email: string): SagaGenerator<void> {
  const events = yield* call(createChannel, yield* gateway('invitations'), email);
  try {
    for (;;) {
      const event = yield* take(events);
      if (event.type === 'failed') return;
      yield* put(ownInvitationsReceived({ invitations: event.invitations }));
    }
  } finally {
    events.close();
    yield* put(ownInvitationsReceived({ invitations: [] }));
  }
}
