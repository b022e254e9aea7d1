import { buffers, eventChannel } from 'redux-saga';
import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import { invitationsFailed, invitationsReceived } from '../../features/members/model/membersSlice';
import type { InvitationsEvent, InvitationsGateway } from '../../services/invitations/InvitationsGateway';
import { gateway } from '../base/effects';

const createChannel = (invitations: InvitationsGateway, saleId: string) =>
  eventChannel<InvitationsEvent>((emit) => invitations.listen(saleId, emit), buffers.sliding(1));

/** The invitations of a sale, live, while its owner looks at them. */
export function* followInvitations(saleId: string): SagaGenerator<void> {
  const events = yield* call(createChannel, yield* gateway('invitations'), saleId);
  try {
    for (;;) {
      const event = yield* take(events);
      if (event.type === 'failed') {
        yield* put(invitationsFailed({ saleId, code: event.code }));
        return;
      }
      yield* put(invitationsReceived({ saleId, invitations: event.invitations }));
    }
  } finally {
    events.close();
  }
}
