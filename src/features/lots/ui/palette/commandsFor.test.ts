import { buildLot } from '../../../../testing/stores/makeWorkspace';
import { allCommands as all, HERE, oneCommand as one } from '../../../../testing/screens/paletteCommands';
import { bulkDialogOpened, layoutChosen } from '../../model/view/gridSlice';
import { addEmptyLot, markLotReady } from '../../model/lots/lotsSlice';
import { duplicateLots, markLotsReady, returnLotsToDraft, trashLots } from '../../model/operations/lotCommands';
import { editorTexts } from '../../model/texts/editorTexts';
import { lotTexts } from '../../model/texts/lotsTexts';
import { paletteTexts } from '../../model/texts/paletteTexts';
import { trashTexts } from '../../model/texts/trashTexts';
import { findCommands } from './findCommands';

it('gives every command a name of its own', () => {
  const ids = all({ isOpen: true, previous: 'lot0', chosen: [buildLot()] }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['an incomplete lot is not marked ready', 'ready', { lot: buildLot({ title: '' }) }, 'It still needs a title.'],
  ['nor one with an amount that cannot be read', 'ready', { isUnread: true }, lotTexts.texts.amountUnread],
  ['a complete one is', 'ready', {}, null],
  [
    'no lot goes into the trash of a locked sale',
    'trash',
    { saleStatus: 'numbersLocked' },
    editorTexts.texts.trashNumbersLocked,
  ],
  [
    'nor leaves it for another sale, as it would end there',
    'transfer',
    { saleStatus: 'numbersLocked' },
    editorTexts.texts.trashNumbersLocked,
  ],
  ['no published one does', 'trash', { lot: buildLot({ status: 'published' }) }, editorTexts.texts.trashPublished],
  [
    'none comes out of it then',
    'restore',
    { lot: buildLot({ deletedAt: 1 }), saleStatus: 'closed' },
    trashTexts.texts.numbersLocked,
  ],
  [
    'a withdrawn lot comes back into a published sale only',
    'reinstate',
    { lot: buildLot({ status: 'withdrawn' }) },
    editorTexts.texts.reinstateOnlyPublished,
  ],
  [
    'lots are not moved while they are sorted',
    'place',
    { view: { ...HERE.view, sort: { column: 'title', direction: 'ascending' } } },
    paletteTexts.texts.moveSorted,
  ],
  ['nothing is undone where nothing was done', 'undo', {}, paletteTexts.texts.nothingToUndo],
  ['what was done is', 'undo', { undo: 'Title, Lot 1' }, null],
] as const)('says why: %s', (_, id, there, reason) => {
  expect(one(id, there)).toMatchObject({ reason });
});

it('inserts a lot behind the one at hand, and opens it where the editor is open or alone', () => {
  const lot = buildLot({ number: 12, suffix: 'A' });
  expect(one('insert', { lot })).toMatchObject({
    words: 'Insert after 12A',
    reason: null,
    effect: { kind: 'say', actions: [addEmptyLot({ after: lot.id, opens: false })] },
  });
  expect(one('insert', { lot: buildLot({ number: null }), wide: false })).toMatchObject({
    words: 'Insert after this lot',
    effect: { actions: [addEmptyLot({ after: lot.id, opens: true })] },
  });
  expect(one('insert', { lot: null })).toBeUndefined();
  expect(one('insert', { lot: buildLot({ deletedAt: 1 }) })).toBeUndefined();
});

it('is about the chosen lots where there are some, else about the lot at hand', () => {
  const chosen = [buildLot({ id: 'lot5' }), buildLot({ id: 'lot6' })];
  expect(one('trash')).toMatchObject({
    words: 'Move to the trash: Lot 1',
    effect: { kind: 'say', actions: [trashLots({ lotIds: ['lot1'] })] },
  });
  expect(one('trash', { chosen })).toMatchObject({
    words: 'Move to the trash: the 2 chosen lots',
    effect: { kind: 'say', actions: [trashLots({ lotIds: ['lot5', 'lot6'] })] },
  });
  expect(one('duplicate', { chosen })?.effect).toEqual({
    kind: 'say',
    actions: [duplicateLots({ lotIds: ['lot5', 'lot6'] })],
  });
  expect(one('transfer', { chosen })?.words).toBe('Move to another sale: the 2 chosen lots');
  expect(one('ready', { chosen })?.effect).toEqual({ kind: 'say', actions: [markLotReady({ lotId: 'lot1' })] });
});

it('leaves out what is no question: the editor of no lot, the view that is shown, the columns of a gallery', () => {
  expect(one('close')).toBeUndefined();
  expect(one('close', { isOpen: true })?.effect).toEqual({ kind: 'go', href: '/sales/s1' });
  expect(one('next', { isOpen: true })?.effect).toEqual({ kind: 'go', href: '/sales/s1?lot=lot2' });
  expect(one('previous', { isOpen: true })).toBeUndefined();
  expect(one('layout')?.effect).toEqual({ kind: 'say', actions: [layoutChosen('gallery')] });
  const gallery = { view: { ...HERE.view, layout: 'gallery' } } as const;
  expect(one('layout', gallery)?.words).toBe('Show as a table');
  expect(one('layout', { ...gallery, wide: false })?.words).toBe('Show as a list');
  expect(one('columns', gallery)).toBeUndefined();
  expect(one('reset')).toBeUndefined();
  expect(one('reset', { view: { ...HERE.view, query: 'vase' } })).toBeDefined();
});

it('offers those who only look nothing that changes a lot', () => {
  const said = all({ editable: false }).flatMap(({ effect }) => (effect.kind === 'say' ? effect.actions : []));
  expect(said.map(({ type }) => type).filter((type) => !type.startsWith('grid/'))).toEqual([]);
  expect(one('open', { editable: false })).toBeDefined();
});

it('is found by its words, those that begin so first', () => {
  const found = findCommands(all(), 'only ready').map(({ words }) => words);
  expect(found).toEqual(['Show only: Ready']);
  const begins = findCommands(all(), 'sh')[0];
  expect(begins?.words).toMatch(/^Show/);
  expect(findCommands(all(), 'settings sale').map(({ id }) => id)).toEqual(['settings']);
  expect(findCommands(all(), '')).toHaveLength(all().length);
});

it('offers the steps of the chosen lots, unless all have taken them', () => {
  const chosen = [buildLot(), buildLot({ id: 'lot2' })];
  const lotIds = ['lot1', 'lot2'];
  expect(one('readyChosen')).toBeUndefined();
  expect(one('readyChosen', { chosen })).toMatchObject({
    words: 'Mark as ready: the 2 chosen lots',
    reason: null,
    effect: { actions: [markLotsReady({ lotIds })] },
  });
  expect(one('draftChosen', { chosen })?.reason).toBe('The chosen lots are drafts already.');
  const mixed = [buildLot({ status: 'ready' }), buildLot({ id: 'lot2' })];
  expect(one('draftChosen', { chosen: mixed })).toMatchObject({
    reason: null,
    effect: { actions: [returnLotsToDraft({ lotIds })] },
  });
});

it('asks how the chosen lots are to change, also while one is open on a phone', () => {
  const chosen = [buildLot(), buildLot({ id: 'lot2' })];
  expect(one('bulk-set')).toBeUndefined();
  expect(one('bulk-set', { chosen })).toMatchObject({
    words: 'Set a field: the 2 chosen lots',
    effect: { actions: [bulkDialogOpened('set')] },
  });
  expect(one('bulk-set', { chosen, isOpen: true, wide: false })).toBeDefined();
});

it('leads to the lots one by one, and from there to all of them', () => {
  expect(one('describe')?.effect).toEqual({ kind: 'go', href: '/sales/s1?view=describe&lot=lot1' });
  const there = { search: '?view=describe&lot=lot1', isOpen: true };
  expect([one('describe', there), one('columns', there)]).toEqual([undefined, undefined]);
  expect(one('leaveDescribe', there)?.effect).toMatchObject({
    actions: [{ type: 'grid/layoutChosen' }, { payload: { to: '/sales/s1' } }],
  });
  expect(one('next', there)?.effect).toMatchObject({ actions: [{ type: 'describe/nextAsked' }] });
});

it('says the items of the sale’s menu in words of their own, with what helps to choose or why not', () => {
  const settings = { words: 'Settings of the sale', reason: null, effect: { kind: 'go', href: '/sales/s1/settings' } };
  expect(one('settings')).toEqual({ id: 'settings', ...settings });
  expect(one('archive')).toMatchObject({ words: 'Archive', hint: 'It moves.', reason: 'Only an owner.' });
});
