import { fireEvent, render, screen } from '@testing-library/react';
import { usePageKeys } from './usePageKeys';

type Choices = Parameters<typeof usePageKeys>[1];

function Field({ follow, choices }: { readonly follow: (event: KeyboardEvent) => void; readonly choices?: Choices }) {
  usePageKeys(follow, choices);
  return <input aria-label="Title" onKeyDown={() => order.push('the field')} />;
}

let order: string[] = [];
beforeEach(() => {
  order = [];
});
const press = (): boolean => fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'd' });

test.each<[Choices, string[]]>([
  [undefined, ['the field', 'the page']],
  [{ first: true }, ['the page', 'the field']],
  [{ enabled: false }, ['the field']],
])('a key in a field comes, with %j, to %j', (choices, expected) => {
  render(<Field follow={() => order.push('the page')} choices={choices} />);
  press();
  expect(order).toEqual(expected);
});

test('the function of the latest render is asked, and none after the last', () => {
  const { rerender, unmount } = render(<Field follow={() => order.push('the first one')} />);
  rerender(<Field follow={() => order.push('the second one')} />);
  press();
  expect(order).toEqual(['the field', 'the second one']);
  unmount();
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(order).toHaveLength(2);
});

test('what the page takes first does not come to the field', () => {
  render(<Field follow={(event) => event.stopPropagation()} choices={{ first: true }} />);
  press();
  expect(order).toEqual([]);
});
