import { renderHook } from '@testing-library/react';
import { usePageTitle } from './usePageTitle';

it('names the nearest thing first and leaves out what is not known yet', () => {
  const { rerender } = renderHook(({ lot, sale }) => usePageTitle(lot, sale), {
    initialProps: { lot: null as string | null, sale: 'Lots' },
  });
  expect(document.title).toBe('Lots · Lotsmith');
  rerender({ lot: 'Lot 12A', sale: 'Fine furniture' });
  expect(document.title).toBe('Lot 12A · Fine furniture · Lotsmith');
  rerender({ lot: null, sale: 'Fine furniture' });
  expect(document.title).toBe('Fine furniture · Lotsmith');
});
