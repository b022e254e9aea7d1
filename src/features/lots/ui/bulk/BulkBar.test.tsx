import { fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { choiceMade } from '../../model/view/gridSlice';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotTexts } from '../../model/texts/lotsTexts';
import { BulkBar } from './BulkBar';
import { BulkDialogs } from './BulkDialogs';

// jsdom has no modal dialogs: the attribute is what the component steers.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const LANGUAGE = { currency: 'EUR', locale: 'en', lotTypes: lotTexts.texts.lotTypes };

async function showBar(roomy: boolean) {
  const chosen = (
    <>
      <BulkBar roomy={roomy} />
      <BulkDialogs language={LANGUAGE} />
    </>
  );
  const shown = await renderWorkspace(chosen, (space) =>
    space.lots.seed(SALE, [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1', title: '' })]),
  );
  await shown.after(() => void shown.store.dispatch(choiceMade({ lotIds: ['lot1', 'lot2'] })));
  return shown;
}

const bar = () => screen.getByRole('group', { name: '2 lots chosen' });
const press = (name: string) => (): void => void fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => (): void => void fireEvent.click(screen.getByRole('menuitem', { name }));
const namesOf = (role: string, inside: HTMLElement): string[] =>
  within(inside)
    .getAllByRole(role)
    .map((each) => each.getAttribute('aria-label') ?? each.textContent);

const SELDOM = [
  'Back to draft',
  'Apply a template',
  'Number lots…',
  'Move…',
  'Duplicate',
  'Move to another sale',
  'To the trash',
];
const OFTEN = ['Find and replace', 'Adjust prices', 'Mark ready'];

describe('what is done to the chosen lots', () => {
  it.each([
    ['with room: often done at once, the rest in a menu', true, ['Set a field', ...OFTEN], SELDOM],
    ['with little room: all but the first in the menu', false, ['Set a field'], [...OFTEN, ...SELDOM]],
  ])('%s', async (_, roomy, buttons, items) => {
    const { after, store } = await showBar(roomy);
    expect(namesOf('button', bar())).toEqual(['Choose none', ...buttons, 'More for the chosen lots']);
    await after(press('More for the chosen lots'));
    const menu = screen.getByRole('menu', { name: 'More for the chosen lots' });
    expect(namesOf('menuitem', menu)).toEqual(items);
    expect((await axe.run(bar())).violations).toEqual([]);
    expect((await axe.run(menu)).violations).toEqual([]);
    await store.stop();
  });

  it('marks those ready that can be', async () => {
    const { after, store, read } = await showBar(false);
    await after(press('More for the chosen lots'));
    await after(choose('Mark ready'));
    expect([read(selectLot, 'lot1')?.status, read(selectLot, 'lot2')?.status]).toEqual(['ready', 'draft']);
    await store.stop();
  });

  it('asks for the value of a field anew each time', async () => {
    const { after, store } = await showBar(true);
    await after(press('Set a field'));
    await after(() => void fireEvent.change(screen.getByLabelText('Field'), { target: { value: 'materials' } }));
    await after(() => void fireEvent.change(screen.getByLabelText('New value'), { target: { value: 'Oak' } }));
    await after(press('Close'));
    await after(press('Set a field'));
    expect(screen.getByLabelText('New value')).toHaveValue('');
    expect(screen.getByLabelText('Field')).toHaveValue('category');
    await store.stop();
  });

  it('asks at the end of the page, where a phone shows it also while its list is away', async () => {
    const { after, store, container } = await showBar(false);
    await after(press('More for the chosen lots'));
    await after(choose('Adjust prices'));
    const dialog = screen.getByRole('dialog', { name: 'Adjust prices' });
    expect(container).not.toContainElement(dialog);
    expect(dialog.parentElement).toBe(document.body);
    await store.stop();
  });
});
