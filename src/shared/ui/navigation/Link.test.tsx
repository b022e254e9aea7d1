import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Link } from './Link';
import { NavigationContext } from './navigation';

function click(href: string, init: MouseEventInit = {}, target?: string) {
  const navigate = jest.fn();
  render(
    <NavigationContext value={{ navigate }}>
      <Link href={href} {...(target !== undefined && { target })}>
        Sales
      </Link>
    </NavigationContext>,
  );
  const link = screen.getByRole('link', { name: 'Sales' });
  const event = createEvent.click(link, { button: 0, ...init });
  // Where the link is left to the browser, jsdom would complain that it cannot go anywhere.
  let leftToBrowser = false;
  const stop = (last: Event) => {
    leftToBrowser = !last.defaultPrevented;
    last.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(link, event);
  return { navigate, leftToBrowser };
}

it('goes to a path of the application without loading a page', () => {
  const { navigate, leftToBrowser } = click('/sales?view=grid#top');
  expect(navigate).toHaveBeenCalledWith('/sales?view=grid#top');
  expect(leftToBrowser).toBe(false);
});

it.each([
  ['a Ctrl click', '/sales', { ctrlKey: true }, undefined],
  ['a Shift click', '/sales', { shiftKey: true }, undefined],
  ['a Meta click', '/sales', { metaKey: true }, undefined],
  ['the middle button', '/sales', { button: 1 }, undefined],
  ['another target', '/sales', {}, '_blank'],
  ['another host', '//example.org/sales', {}, undefined],
  ['another host, in disguise', '/\\example.org', {}, undefined],
  ['a whole address', 'https://example.org/', {}, undefined],
])('leaves %s to the browser', (_what, href, init, target) => {
  const { navigate, leftToBrowser } = click(href, init, target);
  expect(navigate).not.toHaveBeenCalled();
  expect(leftToBrowser).toBe(true);
});
