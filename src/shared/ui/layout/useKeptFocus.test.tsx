import { render, screen } from '@testing-library/react';
import { useKeptFocus } from './useKeptFocus';

function Around() {
  const kept = useKeptFocus();
  return (
    <div {...kept}>
      <button type="button">First</button>
      {/* The test takes it away, as a dialog goes that closes by itself. */}
      <div ref={(frame) => frame?.append(Object.assign(document.createElement('input'), { id: 'leaving' }))} />
    </div>
  );
}

const page = () => (
  <>
    <Around />
    <input aria-label="Elsewhere" />
  </>
);

function show() {
  const { rerender } = render(page());
  const leaving = document.getElementById('leaving');
  leaving?.focus();
  expect(leaving).toHaveFocus();
  return { leave: () => leaving?.remove(), again: () => rerender(page()) };
}

it('gives the focus of what is taken away to the first control', () => {
  const { leave, again } = show();
  leave();
  again();
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
});

it('takes no focus once it has gone elsewhere, even if what had it was taken away before', () => {
  const { leave, again } = show();
  leave();
  const elsewhere = screen.getByLabelText('Elsewhere');
  elsewhere.focus();
  elsewhere.blur();
  again();
  expect(document.body).toHaveFocus();
});
