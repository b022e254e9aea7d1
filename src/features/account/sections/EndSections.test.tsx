import { screen, within } from '@testing-library/react';
import { selectSignedOutReason } from '../../auth/model/authSlice';
import { renderAccount } from '../../../testing/screens/renderAccount';

const SALES = [
  { saleId: 's1', title: 'Fine furniture', fate: 'leaves', slug: null },
  { saleId: 's2', title: 'Books', fate: 'handedOver', slug: null },
  { saleId: 's3', title: '', fate: 'deleted', slug: null },
] as const;

describe('signing out everywhere', () => {
  it('asks once and ends every session, this one too', async () => {
    const { people, press, read, settled, store, user } = await renderAccount();
    await press('Sign out everywhere');
    const dialog = within(screen.getByRole('dialog', { name: /this one too/ }));
    await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
    expect(people.calls).not.toContain('endSessions');
    await press('Sign out everywhere');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
    await settled();
    expect(people.calls).toContain('endSessions');
    expect(read(selectSignedOutReason)).toBe('requested');
    await store.stop();
  });

  it('says when it could not be done, and nobody is signed out', async () => {
    const { press, read, settled, store, user } = await renderAccount({}, ({ people }) =>
      people.failNext('endSessions', 'permission-denied'),
    );
    await press('Sign out everywhere');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent(/could not be reached/);
    expect(read(selectSignedOutReason)).toBeNull();
    await store.stop();
  });
});

describe('work of this page that is not sent yet', () => {
  const UNSENT = 'Two photos are on the way';
  const show = () => renderAccount({}, () => undefined, <p>{UNSENT}</p>);

  it('is explained before every session is ended', async () => {
    const { press, store } = await show();
    await press('Sign out everywhere');
    expect(within(screen.getByRole('dialog')).getByText(UNSENT)).toBeVisible();
    await store.stop();
  });

  it('is explained before the account is deleted, which the person can cancel', async () => {
    const { account, people, press, store, type } = await show();
    await press('See what would happen');
    await type(/type your address/, 'ada@example.com');
    await press('Delete my account for ever');
    expect(within(screen.getByRole('dialog', { name: /Not everything is sent/ })).getByText(UNSENT)).toBeVisible();
    await press('Do not delete it yet');
    expect(people.departed).toBe(false);
    await press('Delete my account for ever');
    await press('Delete the account anyway');
    expect(account.present).toBeNull();
    await store.stop();
  });
});

describe('deleting the account', () => {
  it('says first what happens to each sale, then asks for the address, and then does it', async () => {
    const { account, people, press, section, store, type } = await renderAccount({}, (made) => {
      made.people.sales = SALES;
    });
    await press('See what would happen');
    const rows = within(section('Delete the account')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Fine furnitureYou leave it. Its other owners keep it.',
      'BooksYou are its only owner: it is handed over to the colleagues in it.',
      'Sale without a titleNobody else is in it: it is closed for ever.',
    ]);
    await press('Delete my account for ever');
    const field = screen.getByLabelText(/type your address: ada@example.com/);
    expect(field).toHaveAccessibleDescription(/not the address/);
    expect(field).toHaveFocus();
    expect(people.departed).toBe(false);
    await type(/type your address/, 'ADA@example.com ');
    await press('Delete my account for ever');
    expect(people.departed).toBe(true);
    expect(account.present).toBeNull();
    await store.stop();
  });

  it('asks for a word where there is no address', async () => {
    const { account, press, store, type } = await renderAccount({ isAnonymous: true, email: null, providerData: [] });
    await press('See what would happen');
    expect(screen.getByText(/You have no sales/)).toBeInTheDocument();
    await type(/type the word delete/, 'delete');
    await press('Delete my account for ever');
    expect(account.present).toBeNull();
    await store.stop();
  });

  it('says when the sales could not be looked at, and tries again', async () => {
    const { press, store } = await renderAccount({}, ({ people }) => people.failNext('departure', 'unavailable'));
    await press('See what would happen');
    expect(screen.getByRole('alert')).toHaveTextContent(/No connection/);
    await press('See what would happen');
    expect(screen.getByText(/You have no sales/)).toBeInTheDocument();
    await store.stop();
  });
});
