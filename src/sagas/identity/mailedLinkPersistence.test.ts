import { persistenceChosen } from '../../features/auth/model/attemptSlice';
import { signInByMailedLink } from '../../features/identity/mailedActionSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { buildUser } from '../../testing/stores/builders';
import { makeIdentity } from '../../testing/stores/makeIdentity';
import { settle } from '../../testing/stores/makeTestStore';

const EMAIL = 'ada@example.com';

let made: ReturnType<typeof makeIdentity>;
/** Somebody else is signed in here, by a way that is remembered or not, and opens a link that signs in. */
async function openAs(lastMethod: string | null): Promise<void> {
  made = makeIdentity('/', (identity) => identity.mail(EMAIL, { operation: 'signIn', email: null }));
  await settle();
  made.memory.write('lastMethod', lastMethod);
  made.auth.emit({ type: 'changed', user: buildUser({ email: 'bob@example.com' }) });
  made.store.dispatch(navigate('/auth/action?mode=signIn&oobCode=code-1'));
  await settle();
}

afterEach(async () => {
  await made.store.stop();
  expect(made.failures).toEqual([]);
  expect(made.unknown).toEqual([]);
});

describe('a link that signs in where somebody else is', () => {
  it.each([
    ['kept', 'password'],
    ['session', null],
  ] as const)('stays %s like the person who is signed in, until something else is chosen', async (stay, lastMethod) => {
    await openAs(lastMethod);
    made.store.dispatch(signInByMailedLink({ email: 'wrong@example.com' }));
    await settle();
    const used = made.identity.calls.filter((call) => call.startsWith('signInWithMailedCode'));
    expect(used).toEqual([`signInWithMailedCode code-1 ${stay}`]);
  });

  it('leaves nothing behind when it takes the place of another person for this window alone', async () => {
    await openAs('password');
    made.store.dispatch(persistenceChosen('session'));
    const { signInWithMailedCode } = made.identity;
    made.identity.signInWithMailedCode = async (...args) => {
      const outcome = await signInWithMailedCode(...args);
      made.auth.emit({ type: 'changed', user: buildUser({ uid: 'uid-of-ada' }) });
      await settle();
      return outcome;
    };
    made.store.dispatch(signInByMailedLink({ email: EMAIL }));
    await settle();
    expect(made.memory.read('lastMethod')).toBeNull();
  });
});
