import { FirebaseError } from 'firebase/app';
import { createRevocations } from './revocations';

const refused = (code: string) => () => Promise.reject(new FirebaseError(`auth/${code}`, 'refused'));

function setUp(ask: () => Promise<unknown>) {
  const received: [string, string | null][] = [];
  let asked = 0;
  const revocations = createRevocations((code, uid) => received.push([code, uid]));
  revocations.listen();
  const person = {
    uid: 'anna',
    ask: () => {
      asked += 1;
      return ask();
    },
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { revocations, person, received, settle, asked: () => asked };
}

describe('why a session ended', () => {
  it.each([
    ['user-disabled', 'user-disabled'],
    ['user-token-expired', 'user-token-expired'],
    ['invalid-refresh-token', 'user-token-expired'],
    ['invalid-user-token', 'user-token-expired'],
  ])('asks again after an end that nobody explained: %s means %s', async (code, reason) => {
    const { revocations, person, received, settle } = setUp(refused(code));
    revocations.changed(person);
    revocations.changed(null);
    await settle();
    expect(received).toEqual([[reason, 'anna']]);
  });

  it('reports nothing when the service knows of no refusal', async () => {
    const { revocations, person, received, settle } = setUp(() => Promise.resolve('token'));
    revocations.changed(person);
    revocations.changed(null);
    await settle();
    expect(received).toEqual([]);
  });

  it('does not ask when the reason was seen, nor when the end was asked for', async () => {
    const seen = setUp(refused('user-disabled'));
    seen.revocations.changed(seen.person);
    seen.revocations.seen('user-disabled');
    seen.revocations.changed(null);
    const wanted = setUp(refused('user-disabled'));
    wanted.revocations.changed(wanted.person);
    wanted.revocations.expectEnd();
    wanted.revocations.changed(null);
    await seen.settle();
    expect(seen.received).toEqual([['user-disabled', 'anna']]);
    expect([seen.asked(), wanted.asked()]).toEqual([0, 0]);
    expect(wanted.received).toEqual([]);
  });

  it('asks again when the end that was asked for did not come, and another came', async () => {
    const { revocations, person, received, settle } = setUp(refused('user-disabled'));
    revocations.changed(person);
    const takeBack = revocations.expectEnd();
    takeBack();
    revocations.changed(null);
    await settle();
    expect(received).toEqual([['user-disabled', 'anna']]);
  });

  it('takes no code of a sign-in attempt for one of the session', async () => {
    const { revocations, person, received, settle, asked } = setUp(() => Promise.resolve('token'));
    revocations.changed(person);
    await revocations.attempt(() => {
      revocations.seen('user-disabled');
      return Promise.resolve();
    });
    await settle();
    expect([received, asked()]).toEqual([[], 0]);
  });
});
