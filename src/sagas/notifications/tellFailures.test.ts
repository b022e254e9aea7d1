import { sessionModule } from '../../app/modules/sessionModule';
import { languageRefused } from '../../features/language/languageSlice';
import { sagaCrashed, workerFailed } from '../../features/navigation/model/modulesSlice';
import { makeTestStore, settle } from '../../testing/stores/makeTestStore';

let made: ReturnType<typeof makeTestStore>;
afterEach(() => made.store.stop());
const toasts = () => made.store.getState().notifications.list.map(({ kind, message }) => [kind, message]);

const FAILURES = [
  ['a worker', workerFailed({ name: 'x' }), ['error', 'Something went wrong. Please try that again.']],
  [
    'a part of the page',
    sagaCrashed({ name: 'x' }),
    ['error', 'A part of the application has stopped. Reload the page to start it again.'],
  ],
  ['another language', languageRefused({ language: 'de' }), ['warning', expect.stringContaining('Deutsch')]],
] as const;

describe.each(FAILURES)('the failure of %s', (_name, failure, toast) => {
  it('is said to the person, each time', async () => {
    made = makeTestStore();
    await settle();
    made.store.dispatch(failure);
    expect(toasts()).toEqual([toast]);
    made.store.dispatch(failure);
    expect(toasts()).toEqual([toast, toast]);
  });

  it('is said also when it came before anybody could say it, once', async () => {
    made = makeTestStore({ session: false });
    made.store.dispatch(failure);
    made.store.dispatch(failure);
    expect(toasts()).toEqual([]);
    made.store.injectModule(sessionModule);
    await settle();
    expect(toasts()).toEqual([toast]);
  });
});

it('nothing is said when nothing has failed', async () => {
  made = makeTestStore();
  await settle();
  expect(toasts()).toEqual([]);
});
