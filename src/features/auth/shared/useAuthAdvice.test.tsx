import { render, screen } from '@testing-library/react';
import { useAuthAdvice } from './useAuthAdvice';

let reachable = false;
jest.mock('../model/authMessages', () => {
  if (!reachable) throw new Error('The network is away.');
  return jest.requireActual<object>('../model/authMessages');
});

function Refused() {
  return <p>{useAuthAdvice('invalid-credential')?.text ?? 'on the way'}</p>;
}

describe('the texts for what the service says', () => {
  it('are replaced by a plain sentence while they cannot be loaded, and fetched again the next time', async () => {
    const { unmount } = render(<Refused />);
    expect(screen.getByText('on the way')).toBeVisible();
    await screen.findByText('That did not work. Check what you typed and your connection, then try again.');
    unmount();
    reachable = true;
    render(<Refused />);
    await screen.findByText(/That email and password do not belong together/);
  });
});
