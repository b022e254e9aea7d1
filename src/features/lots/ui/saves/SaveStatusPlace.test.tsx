import { fireEvent, screen } from '@testing-library/react';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { selectPanel } from '../../../navigation/model/panelsSlice';
import { SaveStatusPlace } from './SaveStatusPlace';
import type { SaveStatus } from '../../model/saves/savesSlice';

const WORDS: Readonly<Record<SaveStatus, string>> = {
  saving: 'Saving…',
  onDevice: 'Saved on this device',
  sent: 'Sent',
  needsAttention: 'Needs attention',
};

const roomOf = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-word]')].map((each) => each.getAttribute('data-word') ?? '');

it.each(Object.entries(WORDS))('says %s alone, in room for each of the words', async (word, text) => {
  const { container, store } = await renderWorkspace(<SaveStatusPlace word={word as SaveStatus} role="status" />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(container).toHaveTextContent(new RegExp(`^${text}$`));
  expect(new Set(roomOf(container))).toEqual(new Set(Object.values(WORDS)));
  await store.stop();
});

it('keeps the room while nothing is said', async () => {
  const { container, store } = await renderWorkspace(<SaveStatusPlace word={null} />);
  expect(container).toHaveTextContent(/^$/);
  expect(roomOf(container)).toHaveLength(4);
  await store.stop();
});

it('leads from the word that asks for a person to what it is about', async () => {
  const { after, read, store } = await renderWorkspace(<SaveStatusPlace word="needsAttention" role="status" />);
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Needs attention' })));
  expect(read((state) => selectPanel(state, 'notice'))).toBe('attention');
  await store.stop();
});
