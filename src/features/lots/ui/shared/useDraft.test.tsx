import { act, renderHook } from '@testing-library/react';
import { useDraft } from './useDraft';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets this many ms go by. */
const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

function typing(value = 'A vase', takes: (text: string) => boolean = () => true) {
  const commit = jest.fn((text: string, _seen: string) => (takes(text) ? { now: text } : null));
  const onWaiting = jest.fn<void, [boolean]>();
  const hook = renderHook(
    (props: { value: string }) => {
      const draft = useDraft({ present: props.value, commit, onWaiting });
      return { ...draft, text: draft.typed ?? props.value };
    },
    { initialProps: { value } },
  );
  const saved = (): string[] => commit.mock.calls.map(([text]) => text);
  return {
    commit,
    saved,
    onWaiting,
    ...hook,
    type: (text: string) => act(() => hook.result.current.change(text)),
    leave: () => act(() => hook.result.current.leave()),
    text: () => hook.result.current.text,
  };
}

function hide(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('useDraft', () => {
  it('saves 400 ms after the last key, once', () => {
    const { type, commit, saved, text } = typing();
    type('A');
    pass(399);
    type('A b');
    pass(399);
    expect(commit).not.toHaveBeenCalled();
    pass(1);
    expect(saved()).toEqual(['A b']);
    expect(text()).toBe('A b');
  });

  it.each<[string, (draft: ReturnType<typeof typing>) => void]>([
    ['on leaving the field', (draft) => draft.leave()],
    ['when the field goes away', (draft) => draft.unmount()],
    ['when the page is hidden', () => act(() => hide())],
    ['when the page goes', () => act(() => void window.dispatchEvent(new Event('pagehide')))],
  ])('saves at once %s, and not again later', (_name, end) => {
    const draft = typing();
    draft.type('A b');
    end(draft);
    pass(1_000);
    expect(draft.saved()).toEqual(['A b']);
    jest.restoreAllMocks();
  });

  it('saves every two seconds while somebody types without a pause', () => {
    const { type, commit } = typing();
    for (let key = 1; key <= 21; key += 1) {
      type('x'.repeat(key));
      pass(200);
    }
    expect(commit.mock.calls.map(([text]) => text.length)).toEqual([10, 20]);
  });

  it('reports from the first key on that there is text no save has yet, until there is one', () => {
    const { type, commit, onWaiting, leave } = typing();
    type('A');
    type('A b');
    expect(onWaiting.mock.calls).toEqual([[true]]);
    pass(400);
    expect(onWaiting.mock.calls).toEqual([[true], [false]]);
    expect(commit.mock.invocationCallOrder[0]).toBeLessThan(onWaiting.mock.invocationCallOrder[1] ?? 0);
    type('A c');
    leave();
    expect(onWaiting.mock.calls).toEqual([[true], [false], [true], [false]]);
  });

  it('saves nothing when nothing was typed', () => {
    const { leave, unmount, commit } = typing();
    leave();
    unmount();
    expect(commit).not.toHaveBeenCalled();
  });

  it('follows the value while nothing is typed, and again after the field was left', () => {
    const { rerender, text, type, leave } = typing();
    rerender({ value: 'Theirs' });
    expect(text()).toBe('Theirs');
    type('Mine');
    rerender({ value: 'Theirs again' });
    expect(text()).toBe('Mine');
    leave();
    rerender({ value: 'The last word' });
    expect(text()).toBe('The last word');
  });

  it('does not overwrite on leaving what a colleague changed after it was saved', () => {
    const { rerender, type, leave, saved, text } = typing();
    type('Mine');
    pass(400);
    rerender({ value: 'Theirs' });
    leave();
    expect(saved()).toEqual(['Mine']);
    expect(text()).toBe('Theirs');
  });

  it('keeps what could not be taken, until it is corrected', () => {
    const { type, leave, text, saved } = typing('100', (value) => value !== 'abc');
    type('abc');
    pass(400);
    leave();
    expect(text()).toBe('abc');
    type('200');
    leave();
    expect(saved()).toEqual(['abc', '200']);
    expect(text()).toBe('100');
  });

  it('says what was seen when the typing began, and after a save the own text, whatever a colleague did since', () => {
    const { rerender, type, leave, commit } = typing();
    type('Mine');
    rerender({ value: 'Theirs' });
    pass(400);
    type('Mine and more');
    leave();
    expect(commit.mock.calls).toEqual([
      ['Mine', 'A vase'],
      ['Mine and more', 'Mine'],
    ]);
    rerender({ value: 'The last word' });
    type('Mine again');
    leave();
    expect(commit.mock.lastCall).toEqual(['Mine again', 'The last word']);
  });

  it('says that a colleague was faster while there is own text, and gives it up when asked', () => {
    const { result, rerender, type, text, commit, onWaiting } = typing();
    rerender({ value: 'Theirs' });
    expect(result.current.isOvertaken).toBe(false);
    type('Mine');
    expect(result.current.isOvertaken).toBe(false);
    rerender({ value: 'Theirs, later' });
    expect([result.current.isOvertaken, text()]).toEqual([true, 'Mine']);
    act(() => result.current.drop());
    pass(1_000);
    expect([result.current.isOvertaken, text()]).toEqual([false, 'Theirs, later']);
    expect(commit).not.toHaveBeenCalled();
    expect(onWaiting.mock.lastCall).toEqual([false]);
  });

  it('does not take the own saved text for that of a colleague', () => {
    const { result, rerender, type } = typing();
    type('Mine');
    pass(400);
    rerender({ value: 'Mine' });
    expect(result.current.isOvertaken).toBe(false);
  });
});
