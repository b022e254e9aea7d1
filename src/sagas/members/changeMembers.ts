import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { cleanText } from '../../domain/values/cleanText';
import type { Invitation, InvitationDraft, InvitedRole } from '../../domain/sales/invitation';
import { selectUser } from '../../features/auth/model/authSlice';
import {
  changeRole,
  invited,
  invitePerson,
  leaveSale,
  removeMember,
  renewInvitation,
  revokeInvitation,
  selectWork,
  workDone,
  workRefused,
  workStarted,
  type WorkKey,
} from '../../features/members/model/memberWorkSlice';
import { selectMembersSaleId } from '../../features/members/model/membersSlice';
import { saleLost, selectSale } from '../../features/sales/salesSlice';
import { codeOf, DATA_CODES, type DataCode } from '../../services/failure';
import { newId } from '../../shared/id';
import { proveAddress } from '../auth/session/proveAddress';
import { gateway } from '../base/effects';
import { reportFailure } from '../shared/reportFailure';
import { safely } from '../base/safely';

/** Roles, leaving and invitations, each asked of the server once at a time. */
export function* changeMembers(uid: string): SagaGenerator<void> {
  const members = yield* gateway('members');
  const invitations = yield* gateway('invitations');
  // By what an invitation says, until the server has it: asking again after a lost answer makes no second one.
  const ids = new Map<string, string>();

  function* ask(key: WorkKey, work: () => SagaGenerator<void>): SagaGenerator<boolean> {
    if ((yield* select(selectWork, key)).status === 'working') return false;
    yield* put(workStarted({ key }));
    const started = yield* select(selectWork, key);
    // What comes after the person left the sale is not said: not elsewhere, and not of what is asked for after coming back.
    const isShown = function* (): SagaGenerator<boolean> {
      return (yield* select(selectWork, key)) === started;
    };
    try {
      yield* work();
      if (yield* isShown()) yield* put(workDone({ key }));
      return true;
    } catch (error) {
      yield* call(reportFailure, 'changeMembers', error, uid);
      const code = codeOf<DataCode>(error, DATA_CODES, 'unknown');
      if (yield* isShown()) yield* put(workRefused({ key, code }));
      return false;
    }
  }

  /** Sends an invitation, in place of an earlier one if there is one. */
  function* send(
    key: 'invite' | `renew:${string}`,
    { saleId, email, role }: { readonly saleId: string; readonly email: string; readonly role: InvitedRole },
    replaced?: Invitation['id'],
  ): SagaGenerator<void> {
    const sale = yield* select(selectSale, saleId);
    const user = yield* select(selectUser);
    if (sale === undefined || user === null || user.email === null) return;
    const draft: InvitationDraft = {
      saleId,
      saleTitle: sale.title,
      role,
      email,
      byName: cleanText(user.displayName ?? ''),
      byEmail: user.email,
    };
    const said = JSON.stringify(draft);
    const id = ids.get(said) ?? newId();
    ids.set(said, id);
    const isMade = yield* ask(key, function* create() {
      yield* proveAddress(uid);
      yield* call([invitations, invitations.create], id, draft, uid, replaced);
    });
    if (!isMade) return;
    ids.delete(said);
    if ((yield* select(selectMembersSaleId)) === saleId) yield* put(invited({ id, email }));
  }

  yield* takeEvery(
    changeRole,
    safely('changeRole', ({ payload: { saleId, uid: whose, role } }: ReturnType<typeof changeRole>) =>
      ask(`role:${whose}`, () => call([members, members.setRole], saleId, whose, role)),
    ),
  );
  yield* takeEvery(
    removeMember,
    safely('removeMember', ({ payload: { saleId, uid: whose } }: ReturnType<typeof removeMember>) =>
      ask(`remove:${whose}`, () => call([members, members.remove], saleId, whose)),
    ),
  );
  yield* takeEvery(
    leaveSale,
    safely('leaveSale', function* leave({ payload: { saleId } }: ReturnType<typeof leaveSale>) {
      const hasLeft = yield* ask(`leave:${saleId}`, () => call([members, members.leave], saleId, uid));
      if (hasLeft) yield* put(saleLost({ saleId }));
    }),
  );
  yield* takeEvery(
    revokeInvitation,
    safely('revokeInvitation', ({ payload: { id } }: ReturnType<typeof revokeInvitation>) =>
      ask(`revoke:${id}`, () => call([invitations, invitations.revoke], id)),
    ),
  );
  yield* takeEvery(
    invitePerson,
    safely('invitePerson', ({ payload }: ReturnType<typeof invitePerson>) => send('invite', payload)),
  );
  yield* takeEvery(
    renewInvitation,
    safely('renewInvitation', ({ payload: { id, ...payload } }: ReturnType<typeof renewInvitation>) =>
      send(`renew:${id}`, payload, id),
    ),
  );
}
