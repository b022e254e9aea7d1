import { buildLot } from '../../../../testing/stores/makeWorkspace';
import { allCommands, HERE, oneCommand } from '../../../../testing/screens/paletteCommands';
import type { LotStatus } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { notificationRequested } from '../../../notifications/notificationsSlice';
import { addEmptyLot, markLotReady, returnLotToDraft } from '../../model/lots/lotsSlice';
import { placeDialogOpened } from '../../model/numbering/numberingSlice';
import {
  duplicateLot,
  enterResults,
  passed,
  reinstateLot,
  restoreLots,
  withdrawLot,
} from '../../model/operations/lotCommands';
import { editorTexts } from '../../model/texts/editorTexts';
import { operationTexts } from '../../model/texts/operationTexts';
import { resultTexts } from '../../model/texts/resultTexts';
import { applyOpened, applyTemplate, newTemplateOpened } from '../../model/templates/templatesSlice';
import { transferAsked } from '../../model/transfer/transferSlice';
import type { CommandContext } from './CommandContext';

const lotId = 'lot1';
const CLOSED = resultTexts.texts.closed;
const NOT_YET = editorTexts.texts.reinstateOnlyPublished;
const back = enterResults({ results: [{ lotId, status: 'published', hammer: null }] });
/** All commands that are the next step of a lot. */
const STEPS = ['ready', 'draft', 'withdraw', 'pass', 'reinstate', 'takeBack'];

const actionsOf = (id: string, there: Partial<CommandContext>): readonly unknown[] => {
  const effect = oneCommand(id, there)?.effect;
  return effect?.kind === 'say' ? effect.actions : [];
};

describe('the next step of a lot', () => {
  it.each<
    [LotStatus, SaleStatus, readonly (readonly [id: string, words: string, reason: string | null, action: object])[]]
  >([
    ['draft', 'open', [['ready', 'Mark as ready: Lot 1', null, markLotReady({ lotId })]]],
    ['ready', 'open', [['draft', 'Back to draft: Lot 1', null, returnLotToDraft({ lotId })]]],
    [
      'published',
      'published',
      [
        ['withdraw', 'Withdraw: Lot 1', null, withdrawLot({ lotId })],
        ['pass', 'Mark as passed: Lot 1', null, enterResults({ results: passed([lotId]) })],
      ],
    ],
    [
      'published',
      'closed',
      [
        ['withdraw', 'Withdraw: Lot 1', CLOSED, withdrawLot({ lotId })],
        ['pass', 'Mark as passed: Lot 1', CLOSED, enterResults({ results: passed([lotId]) })],
      ],
    ],
    ['withdrawn', 'published', [['reinstate', 'Reinstate: Lot 1', null, reinstateLot({ lotId })]]],
    ['withdrawn', 'closed', [['reinstate', 'Reinstate: Lot 1', NOT_YET, reinstateLot({ lotId })]]],
    ['sold', 'published', [['takeBack', 'Take the result back: Lot 1', null, back]]],
    ['sold', 'closed', [['takeBack', 'Take the result back: Lot 1', CLOSED, back]]],
    ['passed', 'published', [['takeBack', 'Take the result back: Lot 1', null, back]]],
  ])('that is %s in a sale that is %s', (status, saleStatus, expected) => {
    const there = { lot: buildLot({ status }), saleStatus };
    const found = allCommands(there).filter(({ id }) => STEPS.includes(id));
    expect(found.map(({ id, words, reason }) => [id, words, reason, ...actionsOf(id, there)])).toEqual(expected);
  });

  it('says what a withdrawn lot lacks before it comes back', () => {
    const there = { lot: buildLot({ status: 'withdrawn', title: '' }), saleStatus: 'published' } as const;
    expect(oneCommand('reinstate', there)?.reason).toBe('It still needs a title.');
  });
});

describe('one lot', () => {
  it('is opened, gone on from, and closed', () => {
    const one = (id: string, there: Partial<CommandContext>) => oneCommand(id, there);
    expect(one('open', {})).toMatchObject({
      words: 'Open: Lot 1',
      keys: 'Ctrl + Enter',
      effect: { href: '/sales/s1?lot=lot1' },
    });
    const open = { isOpen: true, previous: 'lot0', next: 'lot2' };
    expect(one('open', open)).toBeUndefined();
    expect(one('next', open)).toMatchObject({ keys: 'Ctrl + Enter', effect: { href: '/sales/s1?lot=lot2' } });
    expect(one('previous', open)).toMatchObject({
      keys: 'Ctrl + Shift + Enter',
      effect: { href: '/sales/s1?lot=lot0' },
    });
    expect(one('next', { ...open, next: null })).toBeUndefined();
    const describing = { isOpen: true, search: '?view=describe&lot=lot1' };
    expect([one('next', describing)?.keys, one('previous', describing)?.keys]).toEqual(['Ctrl + Enter', 'Alt + ↑']);
    expect(one('previous', describing)?.effect).toMatchObject({ actions: [{ type: 'describe/backAsked' }] });
    expect(one('close', describing)).toBeUndefined();
  });

  it('in the trash can only come back, and only while numbers are open', () => {
    const there = { lot: buildLot({ deletedAt: 1 }) };
    expect(oneCommand('restore', there)).toMatchObject({ words: 'Restore: Lot 1', reason: null });
    expect(actionsOf('restore', there)).toEqual([restoreLots({ lotIds: [lotId] })]);
    for (const id of ['ready', 'trash', 'duplicate', 'insert', 'saveTemplate'])
      expect(oneCommand(id, there)).toBeUndefined();
  });

  it('is doubled with a word of where its double is, moved, and handed to another sale', () => {
    const message = editorTexts.texts.duplicated;
    expect(actionsOf('duplicate', {})).toEqual([
      duplicateLot({ lotId }),
      {
        ...notificationRequested({ kind: 'success', message }),
        payload: expect.objectContaining({ kind: 'success', message }),
      },
    ]);
    expect(oneCommand('duplicate')?.words).toBe('Duplicate: Lot 1');
    expect(actionsOf('place', {})).toEqual([placeDialogOpened({ lotIds: [lotId] })]);
    expect(oneCommand('place')).toMatchObject({ reason: null, keys: 'Alt + Enter' });
    expect(actionsOf('transfer', {})).toEqual([transferAsked({ lotIds: [lotId] })]);
    expect([oneCommand('trash')?.reason, oneCommand('transfer')?.reason]).toEqual([null, null]);
  });

  it('is no matter where there is none, or for somebody who only looks', () => {
    const none = { lot: null };
    for (const id of ['open', 'close', 'duplicate', 'trash', 'ready', 'restore', 'saveTemplate'])
      expect(oneCommand(id, none)).toBeUndefined();
    expect(oneCommand('newLot', none)).toBeDefined();
    expect(oneCommand('restore', { lot: buildLot({ deletedAt: 1 }), editable: false })).toBeUndefined();
  });
});

describe('the chosen lots', () => {
  const published = buildLot({ id: 'lot5', status: 'published' });
  const draft = buildLot({ id: 'lot6' });
  const ready = buildLot({ id: 'lot7', status: 'ready' });

  it('go to the trash as soon as one of them may', () => {
    expect(oneCommand('trash', { chosen: [published] })?.reason).toBe(editorTexts.texts.trashPublished);
    expect(oneCommand('trash', { chosen: [published, draft] })?.reason).toBeNull();
  });

  it('take the steps that one of them can take', () => {
    const { markReady, backToDraft } = operationTexts.texts.steps;
    expect(oneCommand('readyChosen', { chosen: [ready] })?.reason).toBe(markReady.already);
    expect(oneCommand('readyChosen', { chosen: [ready, draft] })?.reason).toBeNull();
    expect(oneCommand('draftChosen', { chosen: [draft] })?.reason).toBe(backToDraft.already);
    expect(oneCommand('draftChosen', { chosen: [ready, draft] })?.words).toBe('Back to draft: the 2 chosen lots');
  });

  it('are marked as passed where one of them can have a result', () => {
    expect(oneCommand('passChosen', { chosen: [draft, ready] })).toBeUndefined();
    const chosen = [draft, published];
    expect(oneCommand('passChosen', { chosen, saleStatus: 'published' })).toMatchObject({
      words: 'Mark as passed: the 2 chosen lots',
      reason: null,
      effect: { actions: [enterResults({ results: passed(['lot6', 'lot5']) })] },
    });
    expect(oneCommand('passChosen', { chosen, saleStatus: 'closed' })?.reason).toBe(CLOSED);
  });

  it('are changed together in three ways', () => {
    const chosen = [draft];
    const dialogs = allCommands({ chosen }).filter(({ id }) => id.startsWith('bulk-'));
    expect(dialogs.map(({ id, reason }) => [id, reason])).toEqual([
      ['bulk-set', null],
      ['bulk-replace', null],
      ['bulk-adjust', null],
    ]);
  });
});

describe('the templates of the sale', () => {
  const jug = { id: 't1', kind: 'lot', name: 'Jug', fields: {} } as const;
  const block = { id: 't2', kind: 'text', name: 'As found', field: 'condition', text: 'As found.' } as const;
  const templates = [jug, block] as unknown as CommandContext['templates'];
  const ids = (there: Partial<CommandContext>) =>
    allCommands({ templates, ...there })
      .map(({ id }) => id)
      .filter((id) => /^(?:newFrom|fill|insert-|apply|saveTemplate)/.test(id));

  it('make a lot, fill the one at hand, and go into the one in the editor', () => {
    expect(ids({})).toEqual(['newFrom-t1', 'fill-t1', 'saveTemplate']);
    expect(ids({ isOpen: true })).toEqual(['newFrom-t1', 'fill-t1', 'saveTemplate', 'insert-t2']);
    expect(ids({ isOpen: true, lot: buildLot({ deletedAt: 1 }) })).toEqual(['newFrom-t1']);
    expect(ids({ lot: null, isOpen: true })).toEqual(['newFrom-t1']);
    expect(ids({ templates: null, isOpen: true })).toEqual([]);
    expect(ids({ editable: false, isOpen: true })).toEqual([]);
  });

  it('fill the chosen lots where there are some', () => {
    const there = { templates, chosen: [buildLot({ id: 'lot5' }), buildLot({ id: 'lot6' })], isOpen: true };
    expect(ids(there)).toEqual(['newFrom-t1', 'apply', 'insert-t2']);
    expect(actionsOf('apply', there)).toEqual([applyOpened({ lotIds: ['lot5', 'lot6'] })]);
  });

  it('say what they do to whom', () => {
    const there = { templates, isOpen: true, wide: false };
    expect(actionsOf('newFrom-t1', there)).toEqual([addEmptyLot({ templateId: 't1', opens: true })]);
    expect(actionsOf('newFrom-t1', { templates })).toEqual([addEmptyLot({ templateId: 't1', opens: false })]);
    expect(actionsOf('fill-t1', there)).toEqual([
      applyTemplate({ templateId: 't1', lotIds: [lotId], overwrite: false }),
    ]);
    expect(oneCommand('insert-t2', there)).toMatchObject({
      keys: 'Ctrl + .',
      effect: { kind: 'insert', field: 'condition', text: 'As found.' },
    });
    const [save] = actionsOf('saveTemplate', there) as readonly ReturnType<typeof newTemplateOpened>[];
    expect(save?.type).toBe(newTemplateOpened.type);
    expect(oneCommand('saveTemplate', there)?.words).toMatch(/: Lot 1$/);
    expect(HERE.templates).toEqual([]);
  });
});
