import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { SuggestField } from './SuggestField';

const OFFERS = ['Furniture', 'French silver', 'Glass'];
const suggest = (typed: string): readonly string[] =>
  OFFERS.filter((offer) => offer.toLowerCase().startsWith(typed.toLowerCase()));

function show() {
  const keys = jest.fn<void, [string]>();
  const Page = () => {
    const [text, setText] = useState('');
    return (
      <>
        <SuggestField
          label="Category"
          name="category"
          value={text}
          onText={setText}
          suggest={suggest}
          onKeyDown={({ key }) => keys(key)}
        />
        <button type="button">Next</button>
      </>
    );
  };
  render(<Page />);
  return { user: userEvent.setup(), keys };
}

const field = (): HTMLInputElement => screen.getByLabelText('Category');
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('suggests while one types, and Enter and Tab do nothing with it', async () => {
  const { user, keys } = show();
  await user.click(field());
  await user.keyboard('f');
  await waitFor(() => expect(offered()).toEqual(['Furniture', 'French silver']));
  await user.keyboard('u{Enter}');
  expect(field()).toHaveValue('fu');
  expect(offered()).toEqual([]);
  await user.keyboard('r');
  await waitFor(() => expect(offered()).toEqual(['Furniture']));
  await user.tab();
  expect(field()).toHaveValue('fur');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(keys.mock.calls.flat()).toEqual(['f', 'u', 'Enter', 'r', 'Tab']);
});

it.each(['{Enter}', '{Tab}'])('takes what the arrows have marked with %s', async (key) => {
  const { user } = show();
  await user.click(field());
  await user.keyboard('f');
  await waitFor(() => expect(offered()).toHaveLength(2));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() =>
    expect(screen.getByRole('option', { name: 'French silver' })).toHaveAttribute('data-highlighted'),
  );
  await user.keyboard(key);
  expect(field()).toHaveValue('French silver');
  await waitFor(() => expect(offered()).toEqual([]));
});

it('takes what is clicked, and keeps the focus', async () => {
  const { user } = show();
  await user.click(field());
  await waitFor(() => expect(offered()).toEqual(OFFERS));
  await user.click(screen.getByRole('option', { name: 'Glass' }));
  expect(field()).toHaveValue('Glass');
  expect(field()).toHaveFocus();
});

it('closes the list on Escape, and never empties the field', async () => {
  const { user, keys } = show();
  await user.click(field());
  await user.keyboard('gl');
  await waitFor(() => expect(offered()).toEqual(['Glass']));
  await user.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('gl');
  expect(keys.mock.calls.flat().filter((key) => key === 'Escape')).toHaveLength(1);
});

it('leaves the arrows with a further key to the page', async () => {
  const { user } = show();
  field().focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(offered()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(offered()).toEqual(OFFERS));
});

it('announces what is offered and marked to screen readers, and hides nothing of the page from them', async () => {
  const { user } = show();
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveAttribute('aria-expanded', 'false');
  await user.click(field());
  await user.keyboard('f');
  await waitFor(() => expect(offered()).toHaveLength(2));
  const combobox = screen.getByRole('combobox', { name: 'Category', expanded: true });
  expect(combobox).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await user.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(combobox).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Furniture' }).id),
  );
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
});

it('closes when the focus goes elsewhere, and opens anew with nothing marked', async () => {
  const { user } = show();
  await user.click(field());
  await user.keyboard('f');
  await waitFor(() => expect(offered()).toHaveLength(2));
  await user.keyboard('{ArrowDown}');
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  expect(offered()).toEqual([]);
  act(() => field().focus());
  await user.keyboard('u');
  await waitFor(() => expect(offered()).toEqual(['Furniture']));
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('fu');
});

it('keeps the focus in the field while the list is scrolled with the mouse', async () => {
  const { user } = show();
  await user.click(field());
  await waitFor(() => expect(offered()).toEqual(OFFERS));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('listbox') });
  expect(field()).toHaveFocus();
  expect(offered()).toEqual(OFFERS);
});
