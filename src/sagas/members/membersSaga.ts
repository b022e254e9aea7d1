import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { isOwnedBy, type Sale } from '../../domain/sales/sale';
import { membersEntered, membersLeft } from '../../features/members/model/membersSlice';
import { selectPath } from '../../features/navigation/model/navigationSlice';
import { selectSale } from '../../features/sales/salesSlice';
import { whileSignedIn } from '../auth/session/whileSignedIn';
import { saleIdOf } from '../../domain/sales/addresses';
import { watchSaleSettings } from '../sales/changeSale';
import { askForSuggestion, followPublished, watchPublication } from '../sales/watchPublication';
import { supervise, type Saga } from '../base/supervise';
import { changeMembers } from './changeMembers';
import { followCards } from './followCards';
import { followInvitation } from './followInvitation';
import { followInvitations } from './followInvitations';
import { followOwnInvitations } from './followOwnInvitations';
import { followPresence } from './followPresence';
import { watchRemoval } from './watchRemoval';
import { whileValue } from '../shared/whileValue';

const SETTINGS_PATH = /^\/sales\/[A-Za-z0-9]+\/settings$/;
/** Where a sale is published: its settings, and the look at its catalogue as a visitor. */
const PUBLISHING_PATH = /^\/sales\/[A-Za-z0-9]+\/(settings|preview)$/;

/** What works for a signed-in person, by name. */
const SESSION_SAGAS: Readonly<Record<string, (uid: string) => ReturnType<Saga>>> = {
  watchRemoval,
  changeMembers,
  watchSaleSettings,
  watchPublication,
  whilePublished: (uid) => whileValue(() => publishedSale(uid), followPublished),
  whilePublishable: (uid) => whileValue(() => lockedSale(uid), askForSuggestion),
  followInvitation,
  followOwnInvitations,
  whileInSale: (uid) => whileValue(openSale, (saleId) => inSale(saleId, uid)),
  whileInviting: (uid) => whileValue(() => invitingSale(uid), followInvitations),
};

/** Everything about the people of sales while somebody is signed in. It needs the workspace's module. */
export function* membersSaga() {
  yield* whileSignedIn(function* session(uid) {
    for (const [name, saga] of Object.entries(SESSION_SAGAS)) yield* fork(supervise, name, () => saga(uid));
  });
}

/** The sale that one is on a page of, once it is known to be one's own. */
function* saleHere(): SagaGenerator<Sale | null> {
  const saleId = saleIdOf(yield* select(selectPath));
  return (yield* select(selectSale, saleId ?? '')) ?? null;
}

function* openSale(): SagaGenerator<string | null> {
  return (yield* saleHere())?.id ?? null;
}

/** The sale whose owner is on one of these pages of it. */
function* ownSaleOn(paths: RegExp, uid: string): SagaGenerator<Sale | null> {
  if (!paths.test(yield* select(selectPath))) return null;
  const sale = yield* saleHere();
  return sale !== null && isOwnedBy(sale, uid) ? sale : null;
}

/** The sale whose owner may invite people on this page. */
function* invitingSale(uid: string): SagaGenerator<string | null> {
  return (yield* ownSaleOn(SETTINGS_PATH, uid))?.id ?? null;
}

/** The sale that its owner can publish on this page, while it may be published and was not. */
function* lockedSale(uid: string): SagaGenerator<string | null> {
  const sale = yield* ownSaleOn(PUBLISHING_PATH, uid);
  return sale?.status === 'numbersLocked' ? sale.id : null;
}

/** The same once the sale has an address for visitors. */
function* publishedSale(uid: string): SagaGenerator<string | null> {
  const sale = yield* ownSaleOn(PUBLISHING_PATH, uid);
  return typeof sale?.slug === 'string' ? sale.id : null;
}

function* inSale(saleId: string, uid: string): SagaGenerator<void> {
  yield* put(membersEntered({ saleId }));
  try {
    yield* fork(supervise, 'followCards', () => followCards(saleId, uid));
    yield* call(followPresence, saleId, uid);
  } finally {
    yield* put(membersLeft());
  }
}
