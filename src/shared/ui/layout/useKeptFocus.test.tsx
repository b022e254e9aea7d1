import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useKeptFocus } from './useKeptFocus';

let leave: () => void = () => undefined;

function Leaving() {
  const [isHere, setHere] = useState(true);
  leave = () => setHere(false);
  return isHere ? <input aria-label="Leaving" /> : null;
}

function Around() {
  const kept = useKeptFocus();
  return (
    <div {...kept}>
      <button type="button">First</button>
      <Leaving />
    </div>
  );
}

const page = () => (
  <>
    <Around />
    <input aria-label="Elsewhere" />
  </>
);

it('gives the focus of what is taken away to the first control', () => {
  const { rerender } = render(page());
  screen.getByLabelText('Leaving').focus();
  act(() => leave());
  rerender(page());
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
});

it('takes no focus once it has gone elsewhere, even if what had it was taken away before', () => {
  const { rerender } = render(page());
  screen.getByLabelText('Leaving').focus();
  act(() => leave());
  const elsewhere = screen.getByLabelText('Elsewhere');
  elsewhere.focus();
  elsewhere.blur();
  rerender(page());
  expect(document.body).toHaveFocus();
});
