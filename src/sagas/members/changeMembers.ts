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
import { sameValue } from '../../domain/values/sameValue';
import { proveAddress } from '../auth/session/proveAddress';
import { gateway } from '../base/effects';
import { reportIfSessionFailure } from '../shared/reportIfSessionFailure';
import { safely } from '../base/safely';

/** Roles, leaving and invitations, each asked of the server once at a time. */
export function* changeMembers(uid: string): SagaGenerator<void> {
  const members = yield* gateway('members');
  const invitations = yield* gateway('invitations');
  // The same invitation keeps its id until the server has it: asking again after a lost answer makes no second one.
  let asked: { readonly id: string; readonly draft: InvitationDraft } | null = null;

  function* ask(key: WorkKey, work: () => Promise<void>): SagaGenerator<boolean> {
    if ((yield* select(selectWork, key)).status === 'working') return false;
    const shown = yield* select(selectMembersSaleId);
    yield* put(workStarted({ key }));
    try {
      yield* call(work);
      if (yield* isShown(shown)) yield* put(workDone({ key }));
      return true;
    } catch (error) {
      yield* call(reportIfSessionFailure, error, uid);
      const code = codeOf<DataCode>(error, DATA_CODES, 'unknown');
      if (yield* isShown(shown)) yield* put(workRefused({ key, code }));
      return false;
    }
  }

  /** An answer that comes after the person went to another sale is not said there. */
  function* isShown(saleId: string | null): SagaGenerator<boolean> {
    return (yield* select(selectMembersSaleId)) === saleId;
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
    const draft = {
      saleId,
      saleTitle: sale.title,
      role,
      email,
      byName: cleanText(user.displayName ?? ''),
      byEmail: user.email,
    };
    const id = asked !== null && sameValue(asked.draft, draft) ? asked.id : newId();
    asked = { id, draft };
    yield* proveAddress(uid);
    if (!(yield* ask(key, () => invitations.create(id, draft, uid, replaced)))) return;
    asked = null;
    if (yield* isShown(saleId)) yield* put(invited({ id, email }));
  }

  yield* takeEvery(
    changeRole,
    safely('changeRole', ({ payload: { saleId, uid: whose, role } }: ReturnType<typeof changeRole>) =>
      ask(`role:${whose}`, () => members.setRole(saleId, whose, role)),
    ),
  );
  yield* takeEvery(
    removeMember,
    safely('removeMember', ({ payload: { saleId, uid: whose } }: ReturnType<typeof removeMember>) =>
      ask(`remove:${whose}`, () => members.remove(saleId, whose)),
    ),
  );
  yield* takeEvery(
    leaveSale,
    safely('leaveSale', function* leave({ payload: { saleId } }: ReturnType<typeof leaveSale>) {
      if (yield* ask('leave', () => members.leave(saleId, uid))) yield* put(saleLost({ saleId }));
    }),
  );
  yield* takeEvery(
    revokeInvitation,
    safely('revokeInvitation', ({ payload: { id } }: ReturnType<typeof revokeInvitation>) =>
      ask(`revoke:${id}`, () => invitations.revoke(id)),
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
