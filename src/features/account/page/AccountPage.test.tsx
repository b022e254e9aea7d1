import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderAccount } from '../../../testing/screens/renderAccount';

/** What no layout is needed for: colours are looked at in the browser. */
const violationsOf = async (element: Element): Promise<string[]> => {
  const { violations } = await axe.run(element, {
    // Both measure drawn text.
    rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

const headings = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the page of the account', () => {
  it('is one column of sections with a list of them, and axe finds nothing', async () => {
    const { container, store } = await renderAccount({ emailVerified: false, phoneNumber: '+4930901820' });
    const titles = [
      'Profile',
      'Email',
      'Password',
      'Ways to sign in',
      'Phone',
      'Second step',
      'Where you are signed in',
      'Delete the account',
    ];
    expect(headings()).toEqual(titles);
    const list = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(titles);
    for (const link of list.getAllByRole('link')) {
      const name = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(name)).toHaveAccessibleName(link.textContent ?? '');
    }
    expect(await violationsOf(container)).toEqual([]);
    await store.stop();
  });

  it('begins for somebody without an account with how the work is kept', async () => {
    const { container, store } = await renderAccount({ isAnonymous: true, email: null, providerData: [] });
    expect(headings()).toEqual(['Keep your work', 'Profile', 'Delete the account']);
    expect(await violationsOf(container)).toEqual([]);
    await store.stop();
  });
});
