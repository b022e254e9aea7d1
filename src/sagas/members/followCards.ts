import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { cleanText } from '../../domain/values/cleanText';
import { selectUser, userChanged } from '../../features/auth/model/authSlice';
import { cardsReceived } from '../../features/members/model/membersSlice';
import { saleLost } from '../../features/sales/salesSlice';
import type { MemberCard, MembersEvent, MembersGateway } from '../../services/members/MembersGateway';
import { sameValue } from '../../domain/values/sameValue';
import { proveAddress } from '../auth/session/proveAddress';
import { gateway } from '../base/effects';
import { reportFailure } from '../shared/reportFailure';

/** A stream that has ended is tried again after this long, in ms. A person who was removed has left the page before. */
const RETRY_MS = 30_000;

/** Who the members are, live, and the own card as the account says it. */
export function* followCards(saleId: string, uid: string): SagaGenerator<void> {
  const members = yield* gateway('members');
  let said: MemberCard | null = null;
  let cards: Readonly<Record<string, MemberCard>> | null = null;
  for (;;) {
    const events = yield* call(createMembersChannel, members, saleId);
    try {
      for (;;) {
        // A changed account changes the card, such as an address that was confirmed.
        const { event } = yield* race({ event: take(events), changed: take(userChanged) });
        if (event?.type === 'failed') {
          if (!(yield* isOut(members, saleId, uid))) break;
          yield* put(saleLost({ saleId }));
          return;
        }
        if (event !== undefined) {
          ({ cards } = event);
          yield* put(cardsReceived({ saleId, cards }));
        }
        const own = yield* ownCard();
        if (cards === null || sameValue(cards[uid], own) || sameValue(said, own)) continue;
        said = own;
        yield* introduce(members, saleId, uid, own);
      }
    } finally {
      events.close();
    }
    yield* delay(RETRY_MS);
  }
}

/** When a person is removed from the sale, this stream ends first: the list of sales is slower. */
function* isOut(members: MembersGateway, saleId: string, uid: string): SagaGenerator<boolean> {
  try {
    return !(yield* call([members, members.isInside], saleId, uid));
  } catch (error) {
    yield* call(reportFailure, 'followCards', error, uid);
    return false;
  }
}

/** What the signed-in person tells the other members. */
export function* ownCard(): SagaGenerator<MemberCard> {
  const user = yield* select(selectUser);
  return { name: cleanText(user?.displayName ?? ''), email: user?.emailVerified === true ? user.email : null };
}

/** Without a card one is there all the same: the next visit says it. */
function* introduce(members: MembersGateway, saleId: string, uid: string, card: MemberCard): SagaGenerator<void> {
  try {
    if (card.email !== null) yield* proveAddress(uid);
    yield* call([members, members.writeCard], saleId, uid, card);
  } catch (error) {
    yield* call(reportFailure, 'followCards', error, uid);
  }
}

function createMembersChannel(members: MembersGateway, saleId: string): EventChannel<MembersEvent> {
  return eventChannel<MembersEvent>((emit) => members.listen(saleId, emit), buffers.sliding(1));
}
