import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrashBoundary } from './CrashBoundary';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function Page({ lot }: { readonly lot: string }) {
  if (lot === 'bad') throw new Error('This lot cannot be shown.');
  return <p>lot {lot}</p>;
}

const reports: string[] = [];
const retried = jest.fn();
const at = (lot: string) => (
  <CrashBoundary place={`/sales/1?lot=${lot}`} report={(where) => reports.push(where)} onRetry={retried}>
    <Page lot={lot} />
  </CrashBoundary>
);

describe('a page that cannot be shown', () => {
  it('says so, and is left by going to another place, the query included', () => {
    const { rerender } = render(at('bad'));
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
    expect(reports).toEqual(['page']);
    rerender(at('good'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('lot good')).toBeInTheDocument();
    rerender(at('bad'));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('stays while the place does, and is tried again when the person asks', async () => {
    const { rerender } = render(at('bad'));
    rerender(at('bad'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retried).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});
