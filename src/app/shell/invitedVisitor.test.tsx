import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { SIGN_UP_PATH } from '../../features/navigation/model/access';
import { renderApp } from '../../testing/screens/renderApp';

// Only that one gets there.
jest.mock('../pages/members', () => ({ invitation: () => ({ Page: () => <p>The invitation itself</p> }) }));

const AT = '/invitations/invitation0000000001';
const SAYS = '#sale=Clocks&by=Olga+Owner&for=ben%40example.com&as=editor';
const OFFER = 'Olga Owner invites you to work on “Clocks”.';

beforeAll(() => {
  window.scrollTo = () => undefined;
});

const note = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Invitation' });
const isAbove = (upper: Element, lower: Element): boolean =>
  (upper.compareDocumentPosition(lower) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

it('shows a visitor above the form what the link says, as its word, and fills the address in', async () => {
  const { store, history } = await renderApp({ at: AT + SAYS });
  const shown = await note();
  expect(shown).toHaveTextContent('The link to this page says:');
  expect(shown).toHaveTextContent(OFFER);
  expect(shown).toHaveTextContent('You can describe lots, add photos and number them.');
  expect(shown).toHaveTextContent('The invitation is for ben@example.com.');
  const email = screen.getByLabelText('Email');
  expect(isAbove(shown, email)).toBe(true);
  expect(email).toHaveValue('ben@example.com');
  expect(history.current()).toEqual({ path: '/sign-in', search: `?next=${encodeURIComponent(AT)}`, hash: SAYS });
  const rules = { 'color-contrast': { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations).toEqual([]);
  await act(() => store.stop());
});

it('says it on the page for new accounts too, and leads to the invitation from there', async () => {
  const { store, history, auth } = await renderApp({ at: AT + SAYS });
  await note();
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  await waitFor(() => expect(history.current()).toMatchObject({ path: SIGN_UP_PATH, hash: SAYS }));
  expect(await note()).toHaveTextContent(OFFER);
  expect(screen.getByLabelText('Email')).toHaveValue('ben@example.com');
  expect(document.getElementById('main')).toHaveFocus();
  await act(() => auth.signUp({ email: 'ben@example.com', password: 'walnut-12', displayName: 'Ben' }, 'kept'));
  await screen.findByText('The invitation itself');
  expect(history.current()).toEqual({ path: AT, search: '', hash: '' });
  await act(() => store.stop());
});

it('says of an older link in general what it is, and fills nothing in', async () => {
  const { store } = await renderApp({ at: AT });
  expect(await note()).toHaveTextContent('You have the link of an invitation to a sale.');
  expect(screen.queryByText('The link to this page says:')).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  await act(() => store.stop());
});

it('shows odd words of a link as text on one line', async () => {
  const odd = `#sale=${encodeURIComponent('<img src=x>\u202e\n\u0007spring')}&by=%00Olga&as=viewer&for=nobody`;
  const { store } = await renderApp({ at: AT + odd });
  const shown = await note();
  expect(within(shown).getByText('Olga invites you to look at “<img src=x> spring”.')).toBeInTheDocument();
  expect(within(shown).queryByRole('img')).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  await act(() => store.stop());
});

it('says nothing to who came for another page', async () => {
  const { store } = await renderApp({ at: `/sign-in?next=%2Fsales%2F1${SAYS}` });
  expect(await screen.findByLabelText('Email')).toHaveValue('');
  expect(screen.queryByRole('region', { name: 'Invitation' })).toBeNull();
  await act(() => store.stop());
});
