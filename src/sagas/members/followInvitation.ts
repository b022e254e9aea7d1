import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { invitationIdOf } from '../../domain/sales/addresses';
import { type AddressHint, hintOf, hintText, type Invitation } from '../../domain/sales/invitation';
import { selectUser, userChanged } from '../../features/auth/model/authSlice';
import {
  accepted,
  acceptInvitation,
  answerRefused,
  answerStarted,
  declined,
  declineInvitation,
  endedFound,
  found,
  goneFound,
  insideFound,
  lookAgain,
  lookFailed,
  lookStarted,
  otherAddressFound,
  ownFound,
  pageLeft,
  selectInvitation,
  unprovedFound,
  usedFound,
} from '../../features/members/model/invitationSlice';
import { navigate, selectPath } from '../../features/navigation/model/navigationSlice';
import { salesReceived, selectSale } from '../../features/sales/salesSlice';
import { codeOf, DATA_CODES, type DataCode } from '../../services/failure';
import type { InvitationFound } from '../../services/invitations/InvitationsGateway';
import { proveAddress, refreshAccount } from '../auth/session/proveAddress';
import { gateway } from '../base/effects';
import { reportFailure } from '../shared/reportFailure';
import { ownCard } from './followCards';
import { whileValue } from '../shared/whileValue';

/** The list of sales may show what was just done so much later than the answer, in ms at most. */
const LIST_MS = 5000;

/** The page of an invitation: what the link is about for this person, and the answer to it. */
export function* followInvitation(uid: string): SagaGenerator<void> {
  yield* whileValue(invitationOfPlace, (id) => onPage(id, uid));
}

function* invitationOfPlace(): SagaGenerator<string | null> {
  return invitationIdOf(yield* select(selectPath));
}

function* onPage(id: string, uid: string): SagaGenerator<void> {
  try {
    for (;;) {
      yield* put(lookStarted());
      yield* look(id, uid);
      while (yield* waitForAnswer(uid)) continue;
      yield* call(refreshAccount, uid);
    }
  } finally {
    // The end of a session has forgotten it already.
    if ((yield* select(selectInvitation)).status !== 'none') yield* put(pageLeft());
  }
}

function* look(id: string, uid: string): SagaGenerator<void> {
  try {
    yield* proveAddress(uid);
    yield* tell(yield* find(id), uid);
  } catch (error) {
    yield* call(reportFailure, 'followInvitation', error, uid);
    yield* put(lookFailed({ code: codeOf<DataCode>(error, DATA_CODES, 'unknown') }));
  }
}

function* find(id: string): SagaGenerator<InvitationFound> {
  const invitations = yield* gateway('invitations');
  return yield* call([invitations, invitations.find], id);
}

/** Whether the hint fits the person's own address, which is not proved. */
function* waitsForProof(hint: AddressHint): SagaGenerator<boolean> {
  const user = yield* select(selectUser);
  const email = user?.email?.toLowerCase();
  return email !== undefined && user?.emailVerified === false && hintText(hintOf(email)) === hintText(hint);
}

function* tell(result: InvitationFound, uid: string): SagaGenerator<void> {
  if (result.kind === 'gone') yield* put(goneFound());
  else if (result.kind === 'otherAddress') {
    const { hint } = result;
    yield* put((yield* waitsForProof(hint)) ? unprovedFound() : otherAddressFound({ hint }));
  } else yield* tellFound(result.invitation, uid);
}

function* tellFound(invitation: Invitation, uid: string): SagaGenerator<void> {
  const isForMe = (yield* select(selectUser))?.email?.toLowerCase() === invitation.email;
  const members = yield* gateway('members');
  // A person who may read it and is not invited owns the sale. The list of sales may be old: it comes from this device first.
  if (!isForMe) yield* put(ownFound({ invitation }));
  else if (yield* call([members, members.isInside], invitation.saleId, uid)) yield* put(insideFound({ invitation }));
  else if (invitation.state === 'accepted' || invitation.state === 'declined') yield* put(usedFound());
  else {
    // Also when this device believes that it has ended: the server has the clock.
    const invitations = yield* gateway('invitations');
    const why = yield* call([invitations, invitations.whyEnded], invitation.id);
    yield* put(why === null ? found({ invitation }) : endedFound({ invitation, why }));
  }
}

/** True when there may be another answer; false when one must look again. */
function* waitForAnswer(uid: string): SagaGenerator<boolean> {
  const action = yield* take([acceptInvitation, declineInvitation, lookAgain, userChanged]);
  if (lookAgain.match(action)) return false;
  const state = yield* select(selectInvitation);
  // The address that has to be confirmed first may be so now.
  if (userChanged.match(action)) return state.status !== 'unproved';
  if (state.status !== 'open') return true;
  const { invitation } = state;
  const invitations = yield* gateway('invitations');
  yield* put(answerStarted());
  try {
    if (acceptInvitation.match(action)) {
      const card = yield* ownCard();
      yield* call([invitations, invitations.accept], invitation, uid, card);
      yield* put(accepted());
      yield* enter(invitation.saleId);
    } else {
      yield* call([invitations, invitations.decline], invitation.id);
      yield* put(declined());
    }
    return true;
  } catch (error) {
    yield* call(reportFailure, 'followInvitation', error, uid);
    const code = codeOf<DataCode>(error, DATA_CODES, 'unknown');
    yield* put(answerRefused({ code }));
    // Taken back, ended, or answered elsewhere: what it is now, the server says.
    return code !== 'permission-denied';
  }
}

/** Goes to the sale once the list has it, so that the page does not say first that there is none. */
function* enter(saleId: string): SagaGenerator<void> {
  const isListed = function* (): SagaGenerator<void> {
    while ((yield* select(selectSale, saleId)) === undefined) yield* take(salesReceived);
  };
  yield* race({ listed: call(isListed), late: delay(LIST_MS) });
  yield* put(navigate(`/sales/${saleId}`, { replace: true }));
}
