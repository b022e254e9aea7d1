import { act, render } from '@testing-library/react';
import { App } from '../../app/shell/App';
import { makeTestStore, settle, type TestStoreOptions } from '../stores/makeTestStore';

/** The whole application in jsdom, on fakes. Resolves when the first sign-in state is known and its page is there. */
export async function renderApp(options: TestStoreOptions = {}) {
  const made = makeTestStore(options);
  const languages = options.gateways?.languages ?? made.languages;
  const rendered = render(
    <App store={made.store} languages={languages} report={(where, error) => made.failures.push({ where, error })} />,
  );
  await act(async () => settle());
  return { ...made, ...rendered };
}
