import {
  lotHistoryAsked,
  type LotHistoryState,
  selectLotHistory,
} from '../../../features/lots/model/history/historySlice';
import { selectSeesPrivate } from '../../../features/lots/model/lots/lotsSlice';
import type { Role } from '../../../domain/sales/sale';
import { createSaleServer } from '../../../services/sales/saleServer';
import type { LotChange } from '../../../services/lots/LotHistoryGateway';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

let server = createSaleServer();
let space: Workspace;
beforeEach(async () => {
  server = createSaleServer();
  server.sales.set(SALE, OPEN_SALE);
  space = makeWorkspace({ sales: createFakeSalesGateway(null, server) });
  space.lots.seed(SALE, [buildLot(), buildLot({ id: 'lot2', number: 2 })]);
  await space.signIn();
  const base = { saleId: SALE, lotId: 'lot1', uid: 'ben' } as const;
  await space.lots.apply({
    ...base,
    id: 'op1',
    kind: 'editLot',
    changes: { title: { before: 'A vase', after: 'A jug' } },
  });
  await space.lots.apply({
    ...base,
    id: 'op2',
    kind: 'editPrivate',
    changes: { notes: { before: '', after: 'Attic' } },
  });
  await settle();
});
afterEach(() => space.store.stop());

async function become(role: Role): Promise<void> {
  server.setSale(SALE, { roles: { ben: 'owner', 'user-1': role } });
  await settle();
}
async function ask(lotId = 'lot1'): Promise<void> {
  space.store.dispatch(lotHistoryAsked({ lotId }));
  await settle();
}
const read = (lotId = 'lot1'): LotHistoryState => space.read(selectLotHistory, lotId);
const ids = (): readonly string[] => {
  const history = read();
  return history.status === 'shown' ? history.changes.map(({ id }) => id) : [];
};
/** The server takes its time with the next reading; gives what lets it answer. */
function hold(): () => Promise<void> {
  let go = (): void => undefined;
  const until = new Promise<void>((resolve) => (go = resolve));
  const { read: answer } = space.lotHistory;
  jest.spyOn(space.lotHistory, 'read').mockImplementationOnce(async (...args): Promise<readonly LotChange[]> => {
    const changes = await answer(...args);
    await until;
    return changes;
  });
  return async () => {
    go();
    await settle();
  };
}

describe('the history of a lot', () => {
  it('is read whole for an editor also before what is private of the lots has come', async () => {
    await space.store.stop();
    space = makeWorkspace({ sales: createFakeSalesGateway(null, server), lotHistory: space.lotHistory });
    space.lots.seed(SALE, [buildLot()]);
    space.lots.listenPrivate = () => () => undefined;
    await space.signIn();
    await ask();
    expect(space.read(selectSeesPrivate)).toBe(false);
    expect(ids()).toEqual(['op2', 'op1']);
  });

  it('is read when it is asked for: all of it by an editor, without what is private by others', async () => {
    expect([space.lotHistory.reads, read()]).toEqual([0, { status: 'idle' }]);
    await ask();
    expect(ids()).toEqual(['op2', 'op1']);
    await become('viewer');
    expect(read()).toEqual({ status: 'idle' });
    await ask();
    expect(ids()).toEqual(['op1']);
  });

  it('is not shown when the right to read all of it is lost before the answer', async () => {
    const answer = hold();
    await ask();
    await become('viewer');
    await answer();
    expect(read()).toEqual({ status: 'idle' });
  });

  it('is that of the lot that was asked for last, whichever is answered first', async () => {
    const answer = hold();
    await ask('lot1');
    await ask('lot2');
    await answer();
    expect([read('lot1').status, read('lot2').status]).toEqual(['idle', 'shown']);
  });

  it('is not shown in another sale, and asked for in none', async () => {
    const answer = hold();
    await ask();
    space.history.push('/sales');
    await settle();
    await answer();
    expect(read()).toEqual({ status: 'idle' });
    const before = space.lotHistory.reads;
    await ask();
    expect(space.lotHistory.reads).toBe(before);
  });

  it.each([
    ['unavailable', 'unavailable'],
    ['a-code-of-tomorrow', 'unknown'],
  ])('says why it cannot be read (%s: %s), and is read when it is asked for again', async (failure, code) => {
    space.lotHistory.failNext(failure);
    await ask();
    expect(read()).toEqual({ status: 'failed', lotId: 'lot1', code });
    await ask();
    expect(ids()).toEqual(['op2', 'op1']);
  });

  it('shows a session that has ended for what it is', async () => {
    space.lotHistory.failNext('auth/user-disabled');
    await ask();
    expect(space.types()).toContain('auth/sessionFailed');
  });
});
