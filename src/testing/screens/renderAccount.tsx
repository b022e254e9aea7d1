import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { identityModule } from '../../app/modules/identityModule';
import { AccountPage } from '../../features/account/page/AccountPage';
import { ChosenFilesContext } from '../../features/account/shared/chosenFilesContext';
import { SendVerification } from '../../features/identity/SendVerification';
import type { AuthUser } from '../../services/auth/AuthGateway';
import { createFakeIdentityGateway } from '../fakes/auth/fakeIdentityGateway';
import { ScrollOffsetProvider } from '../../shared/scroll/ScrollOffsetProvider';
import { type Account, makeAccount } from '../stores/makeAccount';
import { settle } from '../stores/makeTestStore';

/** Every key is pressed by itself: long on a busy machine. In ms. */
jest.setTimeout(30_000);

/** The page of the account in jsdom, in the real store with fakes outside, for a signed-in person. */
export async function renderAccount(
  person: Partial<AuthUser> = {},
  prepare: (account: Account) => void | Promise<void> = () => undefined,
  unsent: ReactNode = null,
) {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  window.scrollTo = () => undefined;
  const identity = createFakeIdentityGateway();
  const made = await makeAccount(person, { identity });
  made.store.injectModule(identityModule);
  await prepare(made);
  await settle();
  const rendered = render(
    <Provider store={made.store}>
      <ScrollOffsetProvider>
        <ChosenFilesContext value={made.chosenFiles}>
          <AccountPage
            verification={(place) => <SendVerification place={place} look={{ kind: 'secondary' }} />}
            unsent={{ session: unsent, account: unsent, change: unsent }}
          />
        </ChosenFilesContext>
      </ScrollOffsetProvider>
    </Provider>,
  );
  const user = userEvent.setup({ delay: null });
  const settled = (work: () => void = () => undefined): Promise<void> =>
    act(async () => {
      work();
      await settle();
    });
  return {
    ...made,
    ...rendered,
    identity,
    user,
    /** Does something and lets everything that follows from it happen. */
    settled,
    press: async (name: string | RegExp): Promise<void> => {
      await user.click(screen.getByRole('button', { name }));
      await settled();
    },
    /** Types in place of what stands in a field. */
    type: async (label: string | RegExp, text: string): Promise<void> => {
      const input = screen.getByLabelText(label, { selector: 'input' });
      await user.clear(input);
      await user.type(input, text);
    },
    /** The section with this title. */
    section: (name: string): HTMLElement => screen.getByRole('region', { name }),
  };
}
