import { checkAgain, selectMailedAction } from '../../features/identity/mailedActionSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { makeIdentity } from '../../testing/stores/makeIdentity';
import { settle } from '../../testing/stores/makeTestStore';

const LINK = '/auth/action?mode=verifyEmail&oobCode=code-1';

let made: ReturnType<typeof makeIdentity>;
const open = async (at: string) => {
  made = makeIdentity(at, (identity) => identity.mail('ada@example.com', { operation: 'verifyEmail' }));
  await settle();
};
const say = async (action: Parameters<typeof made.store.dispatch>[0]) => {
  made.store.dispatch(action);
  await settle();
};
const action = () => made.read(selectMailedAction);
const checks = () => made.identity.calls.filter((call) => call.startsWith('checkActionCode'));
afterEach(async () => {
  await made.store.stop();
  expect([made.failures, made.unknown]).toEqual([[], []]);
});

it('a link that is being looked at is looked at again when its address changes, and shown once', async () => {
  await open('/');
  const check = made.identity.checkActionCode.bind(made.identity);
  let answer = (): void => undefined;
  jest.spyOn(made.identity, 'checkActionCode').mockImplementationOnce(async (code) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return check(code);
  });
  await say(navigate(LINK));
  expect(action().status).toBe('checking');
  await say(navigate(`${LINK}#main`));
  expect(action().status).toBe('ready');
  answer();
  await settle();
  expect(action().status).toBe('ready');
});

it('a link that was left while it was looked at says nothing any more', async () => {
  await open('/');
  jest.spyOn(made.identity, 'checkActionCode').mockReturnValueOnce(new Promise(() => undefined));
  await say(navigate(LINK));
  await say(navigate('/sign-in'));
  expect(action()).toEqual({ status: 'idle' });
});

it('a link that is ready is not looked at again', async () => {
  await open(LINK);
  await say(checkAgain());
  expect(checks()).toEqual(['checkActionCode code-1']);
  expect(action().status).toBe('ready');
});

it('a link without a purpose in its address is looked at like any other', async () => {
  await open('/auth/action?oobCode=code-1');
  expect(action()).toMatchObject({ status: 'ready', link: { code: 'code-1', mode: '', continuePath: null } });
});

it('a defect is reported, and the link may be looked at again', async () => {
  await open('/');
  jest.spyOn(made.identity, 'checkActionCode').mockRejectedValueOnce(new TypeError('a defect'));
  await say(navigate(LINK));
  expect(action()).toMatchObject({ status: 'refused', code: 'unknown' });
  expect(made.failures.splice(0)).toEqual([{ where: 'checkActionCode', error: expect.any(TypeError) as unknown }]);
  await say(checkAgain());
  expect(action().status).toBe('ready');
});
