import { selectIsSignedIn } from '../../features/auth/model/authSlice';
import { editLot } from '../../features/lots/model/lots/lotsSlice';
import { selectUnsentCount } from '../../features/lots/model/saves/savesSlice';
import {
  discardAndLeave,
  encryptAndLeave,
  exportWork,
  selectElsewhere,
  selectSignOutNote,
  selectSignOutStatus,
  sendAndLeave,
  signOutAsked,
  stayed,
} from '../../features/signOutFlow/signOutFlowSlice';
import type { Operation } from '../../domain/operations/operations';
import { keptPhoto } from '../../testing/contracts/outbox/photoOutbox.contract';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../testing/stores/makeWorkspace';

let space: Workspace;
/** Lets the server answer the changes that hang. */
let answer: () => void;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot()]);
  await space.signIn();
  answer = space.lots.hang('apply');
  space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'Unsent' } }));
  await settle();
});
afterEach(async () => {
  expect(space.unknown).toEqual([]);
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const say = async (action: { type: string }): Promise<void> => {
  space.store.dispatch(action);
  await settle();
};
const leave = async (choice: { type: string }): Promise<void> => {
  await say(signOutAsked());
  await say(choice);
};
const isSignedIn = () => space.read(selectIsSignedIn);
const flow = () => [space.read(selectSignOutStatus), space.read(selectSignOutNote)];
const title = () => space.lots.documents(SALE).lots.get('lot1')?.title;
/** What the device has open and locked. */
const onDevice = () => [space.outbox.entries.size, space.encryptedOutbox.locked.size];
const elsewhere: Operation = {
  id: 'op-elsewhere',
  saleId: SALE,
  lotId: 'lot1',
  uid: 'user-1',
  kind: 'editLot',
  changes: { description: { before: 'Blue.', after: 'Green.' } },
};

describe('unsent work', () => {
  it('is discarded when the person wants that, and the session ends', async () => {
    await leave(discardAndLeave());
    expect(isSignedIn()).toBe(false);
    expect(onDevice()).toEqual([0, 0]);
  });

  it('is discarded with what was still to be made of imports; rows that were left out stay', async () => {
    const lot = { lotId: 'lot1', wasThere: false, status: 'draft', cover: null, photos: [], pictures: {} } as const;
    const left = [['Title'], ['No number']];
    const kept = {
      saleId: SALE,
      name: 'lots.csv',
      created: 1,
      updated: 0,
      parts: 1,
      left,
      carried: [lot],
      isNoted: true,
    };
    const { importPlans } = space;
    await importPlans.keep('user-1', { ...kept, id: 'begun' }, [[elsewhere]]);
    await importPlans.keep('user-1', { ...kept, id: 'made', parts: 0 }, []);
    await importPlans.keep('user-2', { ...kept, id: 'theirs' }, [[elsewhere]]);
    await leave(discardAndLeave());
    expect(isSignedIn()).toBe(false);
    expect(await importPlans.list('user-1')).toEqual([{ ...kept, id: 'made', parts: 0, carried: [] }]);
    expect(await importPlans.list('user-2')).toHaveLength(1);
  });

  it('is discarded also where a full device has only rows of imports that were left out', async () => {
    const left = [['Title'], ['No number']];
    const kept = { saleId: SALE, name: 'lots.csv', created: 1, updated: 0, parts: 0, left, carried: [], isNoted: true };
    const { importPlans } = space;
    await importPlans.keep('user-1', { ...kept, id: 'made' }, []);
    jest.spyOn(importPlans, 'carried').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
    await leave(discardAndLeave());
    expect([isSignedIn(), onDevice()]).toEqual([false, [0, 0]]);
    expect(await importPlans.list('user-1')).toEqual([{ ...kept, id: 'made' }]);
  });

  it('that cannot be discarded stays, and so does the person', async () => {
    jest.spyOn(space.encryptedOutbox, 'discard').mockRejectedValueOnce(new DOMException('No.', 'UnknownError'));
    await leave(discardAndLeave());
    expect(flow()).toEqual(['asking', 'notDiscarded']);
    expect([isSignedIn(), onDevice()]).toEqual([true, [1, 0]]);
  });

  it('is sent, and the session ends as soon as all of it has arrived', async () => {
    await leave(sendAndLeave());
    await jest.advanceTimersByTimeAsync(20_000);
    expect([flow(), isSignedIn()]).toEqual([['sending', null], true]);
    answer();
    await settle();
    expect([title(), isSignedIn(), onDevice()]).toEqual(['Unsent', false, [0, 0]]);
  });

  it('that another page leaves meanwhile is taken over and sent, too', async () => {
    await leave(sendAndLeave());
    space.outbox.leave(elsewhere);
    answer();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(isSignedIn()).toBe(false);
    expect(space.lots.documents(SALE).lots.get('lot1')).toMatchObject({ title: 'Unsent', description: 'Green.' });
  });

  it('that is taken over from another page while the device is asked is waited for', async () => {
    const list = space.outbox.list.bind(space.outbox);
    let answerList = (): void => undefined;
    await leave(sendAndLeave());
    jest.spyOn(space.outbox, 'list').mockImplementationOnce(async (uid) => {
      await new Promise<void>((resolve) => (answerList = resolve));
      return list(uid);
    });
    answer();
    await settle();
    const answerTaken = space.lots.hang('apply');
    space.outbox.leave(elsewhere);
    await settle();
    answerList();
    await settle();
    expect(isSignedIn()).toBe(true);
    answerTaken();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(isSignedIn()).toBe(false);
  });

  it('of other pages is counted beside what this page knows of', async () => {
    space.choose(['1-1.jpg'], 'lot1');
    await settle();
    await space.outbox.put(elsewhere);
    for (const id of ['p', 'q']) {
      space.photoOutbox.kept.set(id, keptPhoto({ id, uid: 'user-1', saleId: SALE, lotId: 'lot1' }));
    }
    await say(signOutAsked());
    expect(space.read(selectElsewhere)).toEqual({ changes: 1, photos: 2 });
  });

  it('stays open when only the page is closed, and when the device cannot lock it', async () => {
    await jest.advanceTimersByTimeAsync(3_000);
    space.encryptedOutbox.failNext();
    await space.auth.signOut();
    await settle();
    expect([isSignedIn(), onDevice(), space.failures]).toEqual([false, [1, 0], []]);
    space.encryptedOutbox.locked.clear();
    await space.signIn();
    await jest.advanceTimersByTimeAsync(3_000);
    const encrypt = jest.spyOn(space.encryptedOutbox, 'encrypt');
    await space.store.stop();
    expect(encrypt).not.toHaveBeenCalled();
  });

  it('may be sent while the person stays: then nobody is signed out', async () => {
    await leave(sendAndLeave());
    await say(stayed());
    expect(flow()).toEqual(['closed', null]);
    answer();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([title(), isSignedIn(), flow()]).toEqual(['Unsent', true, ['closed', null]]);
  });

  it('is given to the person as a file, which ends nothing', async () => {
    await leave(exportWork());
    expect(space.workExport.files).toMatchObject([{ uid: 'user-1', operations: [{ refused: null }], photos: [] }]);
    expect([flow(), isSignedIn(), space.read(selectUnsentCount)]).toEqual([['asking', 'exported'], true, 1]);
    space.workExport.failNext();
    await say(exportWork());
    expect(flow()).toEqual(['asking', 'notExported']);
  });

  it.each([sendAndLeave, exportWork, encryptAndLeave, discardAndLeave])(
    'stays where it is when nobody was asked: %s',
    async (choice) => {
      await say(choice());
      expect([flow(), isSignedIn(), onDevice()]).toEqual([['closed', null], true, [1, 0]]);
      expect(space.workExport.files).toEqual([]);
    },
  );
});

describe('a session that the service does not let end', () => {
  it.each([encryptAndLeave, discardAndLeave, sendAndLeave])('leaves a page that can be used: %s', async (choice) => {
    space.auth.failNext('signOut', 'internal-error');
    await leave(choice());
    answer();
    await settle();
    expect([flow(), isSignedIn()]).toEqual([['closed', null], true]);
    await say(signOutAsked());
    if (flow()[0] === 'asking') await say(discardAndLeave());
    expect(isSignedIn()).toBe(false);
  });
});

describe('the key for locking', () => {
  const never = (): Promise<never> => new Promise(() => undefined);

  it('is waited for a moment before the person is asked', async () => {
    await space.auth.signOut();
    await settle();
    const obtain = jest.spyOn(space.keys, 'obtain').mockImplementation(never);
    await space.signIn();
    space.lots.hang('apply');
    await say(editLot({ lotId: 'lot1', changes: { title: 'Unsent again' } }));
    await say(signOutAsked());
    await jest.advanceTimersByTimeAsync(1_499);
    expect(flow()).toEqual(['looking', null]);
    await jest.advanceTimersByTimeAsync(1);
    expect(flow()).toEqual(['asking', null]);
    expect(obtain).toHaveBeenCalledWith('user-1');
  });

  it('is asked for two seconds after the beginning of a session without work, and once', async () => {
    answer();
    await settle();
    await space.auth.signOut();
    await settle();
    const obtain = jest.spyOn(space.keys, 'obtain');
    await space.signIn();
    await jest.advanceTimersByTimeAsync(1_999);
    expect(obtain).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(obtain).toHaveBeenCalledTimes(1);
    space.lots.hang('apply');
    await say(editLot({ lotId: 'lot1', changes: { title: 'Later' } }));
    expect(obtain).toHaveBeenCalledTimes(1);
  });
});
