import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavigationContext } from '../ui/navigation/navigation';
import { ScrollLink } from './ScrollLink';
import { ScrollOffsetProvider, useScrollToTarget } from './ScrollOffsetProvider';
import { ScrollTarget } from './ScrollTarget';

const scrollTo = jest.fn();
beforeEach(() => {
  scrollTo.mockReset();
  window.scrollTo = scrollTo;
});

it('moves to the target, focuses it, and reports to the navigation where it went', async () => {
  const navigate = jest.fn();
  render(
    <NavigationContext value={{ navigate }}>
      <ScrollOffsetProvider>
        <ScrollLink to="photos">Photographs</ScrollLink>
        <ScrollTarget name="photos" aria-label="Photographs first" />
      </ScrollOffsetProvider>
    </NavigationContext>,
  );
  const section = screen.getByRole('region', { name: 'Photographs first' });
  section.getBoundingClientRect = () => new DOMRect(0, 480, 100, 100);
  await userEvent.click(screen.getByRole('link', { name: 'Photographs' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 400, behavior: 'instant' });
  expect(section).toHaveFocus();
  expect(navigate).toHaveBeenCalledWith('/#photos');
});

it('says what to do when it is used outside its provider', () => {
  const Outside = () => {
    useScrollToTarget();
    return null;
  };
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Outside />)).toThrow(/wrap the page in the provider/);
  silence.mockRestore();
});
