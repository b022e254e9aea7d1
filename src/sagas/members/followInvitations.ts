import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import { invitationsFailed, invitationsReceived, retryInvitations } from '../../features/members/model/membersSlice';
import type { InvitationsEvent, InvitationsGateway } from '../../services/invitations/InvitationsGateway';
import { gateway } from '../base/effects';

const createChannel = (invitations: InvitationsGateway, saleId: string) =>
  eventChannel<InvitationsEvent>((emit) => invitations.listen(saleId, emit), buffers.sliding(1));

/** The invitations of a sale, live, while its owner looks at them. After a failure it waits until the person asks again. */
export function* followInvitations(saleId: string): SagaGenerator<void> {
  for (;;) {
    const events = yield* call(createChannel, yield* gateway('invitations'), saleId);
    try {
      yield* put(yield* call(untilFailed, saleId, events));
    } finally {
      events.close();
    }
    yield* take(retryInvitations);
  }
}

function* untilFailed(
  saleId: string,
  events: EventChannel<InvitationsEvent>,
): SagaGenerator<ReturnType<typeof invitationsFailed>> {
  for (;;) {
    const event = yield* take(events);
    if (event.type === 'failed') return invitationsFailed({ saleId, code: event.code });
    const { invitations, unread } = event;
    yield* put(invitationsReceived({ saleId, invitations, unread }));
  }
}
