import { buildCatalogue } from '../../../domain/catalogue/catalogue';
import { keptPhoto } from '../../../testing/contracts/outbox/photoOutbox.contract';
import { deleteAccount, readDeparture, signOutEverywhere } from '../../../features/account/model/accountCommands';
import { accountTexts } from '../../../features/account/texts/accountTexts';
import { selectDeleted, selectDepartureSales } from '../../../features/account/model/accountSlice';
import { leaveReauth, reauthWithPassword, selectReauth } from '../../../features/account/model/reauthSlice';
import { authMessage } from '../../../features/auth/model/authMessages';
import { leaveChallenge } from '../../../features/auth/model/challengeSlice';
import { selectPath } from '../../../features/navigation/model/navigationSlice';
import { notificationTexts } from '../../../features/notifications/notificationTexts';
import type { AuthEvent } from '../../../services/auth/AuthGateway';
import type { AuthCode } from '../../../services/auth/authCodes';
import { GatewayFailure } from '../../../services/failure';
import { buildOperations } from '../../../testing/contracts/lots/operationsForTests';
import { makeAccount, type Account } from '../../../testing/stores/makeAccount';
import { buildLot, buildPhoto } from '../../../testing/stores/makeWorkspace';
import { settle } from '../../../testing/stores/makeTestStore';
import { RECENT_MS } from './deleteAccount';

const SALE_ID = 'saleA000000000000000';
const SALES = [
  { saleId: 's1', title: 'Spring', fate: 'leaves', slug: 'spring' },
  { saleId: 's2', title: 'Attic', fate: 'deleted', slug: 'attic' },
] as const;

let made: Account;
const auth = () => made.state().auth;
const toasts = () => made.state().notifications.list.map(({ kind, message }) => `${kind}: ${message}`);
const DONE = `success: ${accountTexts.texts.delete.done}`;

beforeEach(async () => {
  made = await makeAccount();
  made.people.sales = SALES;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await made.store.stop();
  expect(made.failures).toEqual([]);
  expect(made.unknown).toEqual([]);
});

describe('what deletion would do', () => {
  it('is read sale by sale, and changes nothing', async () => {
    expect(made.read(selectDepartureSales)).toBeNull();
    await made.ask(readDeparture());
    expect(made.read(selectDepartureSales)).toEqual(SALES);
    expect(made.section('delete')).toEqual({ status: 'idle' });
    expect(made.people.departed).toBe(false);
  });

  it.each([
    ['unavailable', 'network-request-failed'],
    ['permission-denied', 'data-failed'],
    // The database's own, not the identity service's of the same name.
    ['resource-exhausted', 'data-failed'],
  ])('may not be readable: %s is reported as %s', async (code, received) => {
    made.people.failNext('departure', code);
    await made.ask(readDeparture());
    expect(made.section('delete')).toEqual({ status: 'refused', code: received });
    expect(made.read(selectDepartureSales)).toBeNull();
  });

  it('ends a session that turns out to be over, with its reason', async () => {
    made.people.failNext('departure', 'auth/user-disabled');
    await made.ask(readDeparture());
    expect(auth()).toEqual({ status: 'signedOut', reason: 'user-disabled' });
  });
});

describe('deleting the account', () => {
  it('leaves the sales, removes the photo, deletes the account, and says that it is done', async () => {
    await made.portraits.save('user-1', new Blob(['x']));
    await made.ask(deleteAccount());
    expect(made.people.departed).toBe(true);
    expect(made.portraits.stored.size).toBe(0);
    expect(made.account.present).toBeNull();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'requested' });
    expect(toasts()).toEqual([DONE]);
    expect(made.read(selectPath)).toBe('/sign-in');
  });

  it('leaves nothing public of a sale that goes with the account, and others’ catalogues alone', async () => {
    const details = { title: 'Attic', date: '2027-04-17', place: null, currency: 'EUR' } as const;
    made.sales.sales.set('s2', {
      id: 's2',
      ...details,
      status: 'published',
      roles: { 'user-1': 'owner' },
      createdBy: 'x',
    });
    for (const [saleId, slug] of [
      ['s1', 'spring'],
      ['s2', 'attic'],
    ] as const) {
      made.catalogue.headers.set(slug, { saleId, details, version: 2, chunkCount: 1 });
      const photo = buildPhoto({ id: `photo-${saleId}`, lotId: 'lot' });
      const lots = buildCatalogue([buildLot({ id: 'lot', status: 'published' })], [photo]);
      made.catalogue.chunks.set(`${slug}/0`, { version: 2, lots });
      for (const size of ['full', 'view', 'thumb']) {
        made.files.stored.set(`catalogues/${slug}/photo-${saleId}/${size}.jpg`, new Blob(['x']));
      }
    }
    made.files.failNext('remove', 'unknown');
    await made.ask(deleteAccount());
    expect(made.section('delete')).toEqual({ status: 'refused', code: 'data-failed' });
    expect(made.people.departed).toBe(false);
    await made.ask(deleteAccount());
    expect(made.people.departed).toBe(true);
    expect([...made.files.stored.keys()].every((path) => path.startsWith('catalogues/spring/'))).toBe(true);
    expect(made.files.stored.size).toBe(3);
    expect([...made.catalogue.chunks.keys()]).toEqual(['spring/0']);
    expect(made.catalogue.headers.get('attic')).toMatchObject({ chunkCount: 0 });
  });

  it('asks for no catalogue of a sale that never had one', async () => {
    made.people.sales = [{ saleId: 's3', title: 'Cellar', fate: 'deleted', slug: null }];
    await made.ask(deleteAccount());
    expect(made.people.departed).toBe(true);
    expect(made.catalogue.log).toEqual([]);
  });

  it('forgets what this browser still had to send; other people’s work stays', async () => {
    const [mine, hers] = ['user-1', 'user-2'].map((uid) => buildOperations(SALE_ID, uid).createLot(1));
    if (mine === undefined || hers === undefined) throw new Error('two operations');
    await made.outbox.put(mine);
    await made.outbox.put(hers);
    await made.photoOutbox.put(keptPhoto({ uid: 'user-1' }));
    await made.ask(deleteAccount());
    expect([...made.outbox.entries.keys()]).toEqual([hers.id]);
    expect(made.photoOutbox.kept.size).toBe(0);
    expect(made.ownRecords.forgotten).toEqual(['user-1']);
  });

  it('is done also in a browser that keeps nothing', async () => {
    made.outbox.failNext('list');
    await made.ask(deleteAccount());
    expect(made.account.present).toBeNull();
    expect(made.failures.splice(0)).toMatchObject([{ where: 'forgetHere' }]);
  });

  it('is done also in a browser whose storage gives no answer', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    jest.spyOn(made.encryptedOutbox, 'discard').mockImplementation(() => new Promise(() => undefined));
    await made.ask(deleteAccount());
    await jest.advanceTimersByTimeAsync(60_000);
    await settle();
    jest.useRealTimers();
    expect(made.account.present).toBeNull();
    expect(made.failures.splice(0)).toMatchObject([{ where: 'forgetHere' }]);
  });

  it('makes sure of a recent sign-in before anything is done', async () => {
    made.account.signedIn -= RECENT_MS;
    await made.ask(deleteAccount());
    expect(made.read(selectReauth).status).toBe('asked');
    expect(made.people.calls).toEqual([]);
    await made.ask(leaveReauth());
    expect(made.section('delete')).toEqual({ status: 'refused', code: 'requires-recent-login' });
    expect(made.people.calls).toEqual([]);
    await made.ask(deleteAccount());
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    expect(made.people.departed).toBe(true);
    expect(made.account.present).toBeNull();
  });

  it.each([
    ['asks', 'as old as it may be', RECENT_MS, 'asked'],
    ['does not ask', 'a little more recent', RECENT_MS - 1, 'idle'],
  ] as const)('%s to sign in once more when the sign-in is %s', async (_, _age, age, status) => {
    made.account.signedIn = 1_900_000_000_000;
    jest.spyOn(Date, 'now').mockReturnValue(made.account.signedIn + age);
    await made.ask(deleteAccount());
    expect(made.read(selectReauth).status).toBe(status);
    expect(made.people.departed).toBe(status === 'idle');
  });

  it('does nothing when the second step of signing in once more is left', async () => {
    made.account.factors = [{ uid: 'f1', kind: 'totp', name: 'App', phoneNumber: null, enrolledAt: null }];
    made.account.signedIn -= RECENT_MS;
    await made.ask(deleteAccount());
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    expect(made.read(selectReauth).status).toBe('needsSecondFactor');
    await made.ask(leaveChallenge());
    expect(made.read(selectReauth).status).toBe('asked');
    expect(made.people.calls).toEqual([]);
    expect(made.account.present).not.toBeNull();
  });

  it('does not ask a passing account to sign in once more', async () => {
    await made.store.stop();
    made = await makeAccount({ email: null, isAnonymous: true, providerData: [] });
    made.account.signedIn -= RECENT_MS;
    await made.ask(deleteAccount());
    expect(made.account.present).toBeNull();
  });

  it('asks again when the service finds the sign-in too old at the last step', async () => {
    made.account.age();
    await made.ask(deleteAccount());
    expect(made.read(selectReauth).status).toBe('asked');
    expect(made.read(selectDeleted)).toEqual(['salesLeft', 'photoRemoved']);
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    expect(made.account.present).toBeNull();
  });

  it.each([
    ['the sales', () => made.people.failNext('depart', 'unavailable'), 'network-request-failed', []],
    ['the photo', () => made.portraits.failNext('remove', 'unauthorized'), 'data-failed', ['salesLeft']],
    [
      'the account',
      () => made.account.failNext('deleteAccount', 'network-request-failed'),
      'network-request-failed',
      ['salesLeft', 'photoRemoved'],
    ],
  ] as const)('that stops at %s says what is done, and goes on from there', async (_, fail, code, done) => {
    fail();
    await made.ask(deleteAccount());
    expect(made.section('delete')).toEqual({ status: 'refused', code });
    expect(made.read(selectDeleted)).toEqual(done);
    expect(auth()).toMatchObject({ status: 'signedIn', leaving: false });
    expect(made.account.present).not.toBeNull();
    const before = made.people.calls.length;
    await made.ask(deleteAccount());
    expect(made.people.calls.slice(before)).toEqual(done.length === 0 ? ['departure', 'depart'] : []);
    expect(made.account.present).toBeNull();
  });

  it('that a defect stops is reported once', async () => {
    jest.spyOn(made.account, 'deleteAccount').mockRejectedValueOnce(new TypeError('defect'));
    await made.ask(deleteAccount());
    expect(made.section('delete')).toEqual({ status: 'refused', code: 'unknown' });
    expect(made.failures.splice(0)).toMatchObject([{ where: 'delete' }]);
  });

  it('stops when the session ends in the middle, and says nothing of a deletion', async () => {
    jest.spyOn(made.people, 'depart').mockReturnValueOnce(new Promise(() => undefined));
    await made.ask(deleteAccount());
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    expect(made.section('delete')).toEqual({ status: 'idle' });
    expect(made.account.calls).not.toContain('deleteAccount');
    expect(toasts()).not.toContain(DONE);
  });

  describe('with an answer that comes after the end of the session', () => {
    let answer: { resolve(): void; reject(error: Error): void };
    /** The deletion is asked for, and the session ends, before the service has answered. */
    const untilEnd = async (end: AuthEvent = { type: 'changed', user: null }) => {
      jest
        .spyOn(made.account, 'deleteAccount')
        .mockReturnValueOnce(new Promise((resolve, reject) => (answer = { resolve, reject })));
      await made.ask(deleteAccount());
      made.auth.emit(end);
      await settle();
    };

    it('is done when the service says so', async () => {
      await untilEnd();
      expect(toasts()).toEqual([]);
      answer.resolve();
      await settle();
      expect(toasts()).toEqual([DONE]);
    });

    // The identity service ends a session that it refuses before it gives the refusal.
    it.each(['user-disabled', 'user-token-expired', 'network-request-failed'] as const)(
      'is not said to be done when it is refused with %s, but why not',
      async (code) => {
        await untilEnd();
        answer.reject(new GatewayFailure<AuthCode>(code));
        await settle();
        expect(toasts()).toEqual([`error: ${authMessage(code)}`]);
      },
    );

    it('may be refused by a defect, which is reported', async () => {
      await untilEnd();
      answer.reject(new TypeError('defect'));
      await settle();
      expect(toasts()).toEqual([`error: ${authMessage('unknown')}`]);
      expect(made.failures.splice(0)).toMatchObject([{ where: 'deleteAccount' }]);
    });

    it('is not spoken of when the session ends for a reason of its own', async () => {
      made.auth.failNext('signOut', 'internal-error');
      await untilEnd({ type: 'revoked', code: 'user-disabled', uid: 'user-1' });
      answer.reject(new GatewayFailure<AuthCode>('user-disabled'));
      await settle();
      expect(auth()).toEqual({ status: 'signedOut', reason: 'user-disabled' });
      expect(toasts()).toEqual([`error: ${notificationTexts.texts['user-disabled']}`]);
      expect(made.failures.splice(0)).toMatchObject([{ where: 'guardSession' }]);
    });

    it('says nothing to the next person', async () => {
      await untilEnd();
      await made.signIn();
      answer.resolve();
      await settle();
      expect(toasts()).toEqual([]);
    });
  });

  it('is not said to be done when the session ends at the question to sign in once more', async () => {
    made.account.age();
    await made.ask(deleteAccount());
    expect(made.read(selectReauth).status).toBe('asked');
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    expect(toasts()).toEqual([`error: ${authMessage('requires-recent-login')}`]);
    expect(made.account.present).not.toBeNull();
  });
});

describe('signing out everywhere', () => {
  it('ends the sessions first, then this one as asked for', async () => {
    await made.ask(signOutEverywhere());
    expect(made.people.calls).toEqual(['endSessions']);
    expect(auth()).toEqual({ status: 'signedOut', reason: 'requested' });
  });

  it('leaves this session alone when the others could not be ended', async () => {
    made.people.failNext('endSessions', 'unavailable');
    await made.ask(signOutEverywhere());
    expect(made.section('sessions')).toEqual({ status: 'refused', code: 'network-request-failed' });
    expect(auth()).toMatchObject({ status: 'signedIn', leaving: false });
    expect(made.auth.calls).not.toContain('signOut');
  });
});
