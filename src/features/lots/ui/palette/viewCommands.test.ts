import { buildLot } from '../../../../testing/stores/makeWorkspace';
import { allCommands, HERE, oneCommand } from '../../../../testing/screens/paletteCommands';
import { addEmptyLot } from '../../model/lots/lotsSlice';
import { redoAsked, undoAsked } from '../../model/history/undoSlice';
import {
  choiceCleared,
  choiceMade,
  densityChosen,
  filterChosen,
  layoutChosen,
  viewReset,
} from '../../model/view/gridSlice';
import type { CommandContext } from './CommandContext';

/** The commands of the view, each with what it is called and what it says to the store. */
const shown = (ids: RegExp, there: Partial<CommandContext>) =>
  allCommands(there)
    .filter(({ id }) => ids.test(id))
    .map(({ id, words, effect }) => [id, words, ...(effect.kind === 'say' ? effect.actions : [effect])]);

const view = (more: Partial<CommandContext['view']>) => ({ view: { ...HERE.view, ...more } });
const LAYOUT = /^(?:layout|leaveDescribe|describe|density|columns|chooseAll|chooseNone)$/;
const columns = ['columns', 'Choose the columns', { kind: 'open', tool: 'columns' }];
const all = ['chooseAll', 'Choose all lots shown', choiceMade({ lotIds: ['lot1', 'lot2'] })];
const describe1 = (lotId: string) => [
  'describe',
  'Describe lot after lot',
  { kind: 'go', href: `/sales/s1?view=describe${lotId}` },
];

describe('the view', () => {
  it.each<[string, Partial<CommandContext>, readonly (readonly unknown[])[]]>([
    [
      'of a table can be a gallery, or closer, with other columns',
      {},
      [
        ['layout', 'Show as a gallery', layoutChosen('gallery')],
        describe1('&lot=lot1'),
        ['density', 'Compact rows', densityChosen('compact')],
        columns,
        all,
      ],
    ],
    [
      'of a table that is compact can be more comfortable',
      { ...view({ density: 'compact' }), lot: null },
      [
        ['layout', 'Show as a gallery', layoutChosen('gallery')],
        describe1(''),
        ['density', 'Comfortable rows', densityChosen('comfortable')],
        columns,
        all,
      ],
    ],
    [
      'of a gallery has tiles of another size, and no columns',
      view({ layout: 'gallery' }),
      [
        ['layout', 'Show as a table', layoutChosen('table')],
        describe1('&lot=lot1'),
        ['density', 'Small tiles', densityChosen('compact')],
        all,
      ],
    ],
    [
      'of a list has one density, and no columns',
      { wide: false },
      [['layout', 'Show as a gallery', layoutChosen('gallery')], describe1('&lot=lot1'), all],
    ],
    [
      'of a gallery on a phone can be a list',
      { ...view({ layout: 'gallery' }), wide: false },
      [
        ['layout', 'Show as a list', layoutChosen('table')],
        describe1('&lot=lot1'),
        ['density', 'Small tiles', densityChosen('compact')],
        all,
      ],
    ],
    [
      'lets go of chosen lots',
      { chosen: [buildLot()] },
      [
        ['layout', 'Show as a gallery', layoutChosen('gallery')],
        describe1('&lot=lot1'),
        ['density', 'Compact rows', densityChosen('compact')],
        columns,
        all,
        ['chooseNone', 'Choose none', choiceCleared()],
      ],
    ],
  ])('%s', (_name, there, expected) => {
    expect(shown(LAYOUT, there)).toEqual(expected);
  });

  it('chooses all lots only while some are not chosen', () => {
    const both = [buildLot(), buildLot({ id: 'lot2' })];
    expect(oneCommand('chooseAll', { chosen: both })).toBeUndefined();
    expect(oneCommand('chooseAll', { shown: [] })).toBeUndefined();
    expect(oneCommand('chooseNone')).toBeUndefined();
  });

  it('that describes lots one by one leads back to both others, and has nothing else', () => {
    const there = { search: '?view=describe', ...view({ layout: 'gallery' }), chosen: [buildLot()] };
    expect(shown(LAYOUT, there).map(([id, words, action]) => [id, words, action])).toEqual([
      ['layout', 'Show as a table', layoutChosen('table')],
      ['leaveDescribe', 'Show as a gallery', layoutChosen('gallery')],
    ]);
  });
});

describe('what is shown', () => {
  const ids = (there: Partial<CommandContext>) =>
    allCommands(there)
      .map(({ id }) => id)
      .filter((id) => /^(?:problem|state)-/.test(id));
  const STATES = ['draft', 'ready', 'published', 'sold', 'passed', 'withdrawn'].map((status) => `state-${status}`);
  const PROBLEMS = ['problem-attention', 'problem-needs', 'problem-wrong'];

  it('can be only what has a problem, or is in a state', () => {
    expect(new Set(ids({}))).toEqual(new Set([...PROBLEMS, 'problem-toCheck', ...STATES]));
    expect(oneCommand('problem-needs')?.effect).toEqual({ kind: 'say', actions: [filterChosen({ problem: 'needs' })] });
    expect(oneCommand('state-sold')).toMatchObject({
      words: 'Show only: Sold',
      reason: null,
      effect: { actions: [filterChosen({ status: 'sold' })] },
    });
  });

  it('is not offered once more', () => {
    const filter = { ...HERE.view.filter, problem: 'needs', status: 'sold' } as const;
    expect(ids(view({ filter }))).not.toContain('problem-needs');
    expect(ids(view({ filter }))).not.toContain('state-sold');
    expect(ids(view({ filter }))).toHaveLength(ids({}).length - 2);
    expect(shown(/^reset$/, view({ filter }))).toEqual([['reset', expect.any(String), viewReset()]]);
  });

  it('is not what is to be checked for those who cannot check it', () => {
    expect(ids({ editable: false })).not.toContain('problem-toCheck');
  });
});

describe('what a person has done', () => {
  it('can be taken back and done again, and says what that is', () => {
    expect(shown(/^(?:undo|redo)$/, { undo: 'Title, Lot 1', redo: 'Estimate, Lot 2' })).toEqual([
      ['undo', 'Undo: Title, Lot 1', undoAsked()],
      ['redo', 'Redo: Estimate, Lot 2', redoAsked()],
    ]);
    expect(oneCommand('redo', { redo: 'x' })?.reason).toBeNull();
    expect(oneCommand('redo')?.reason).not.toBeNull();
    expect([oneCommand('undo')?.words, oneCommand('redo')?.words]).toEqual(['Undo', 'Redo']);
    expect([oneCommand('undo')?.keys, oneCommand('redo')?.keys]).toEqual(['Ctrl + Z', 'Ctrl + Y']);
  });

  it('can begin with a new lot, which opens where there is no table', () => {
    expect(shown(/^newLot$/, {})).toEqual([['newLot', 'New lot', addEmptyLot({ opens: false })]]);
    expect(shown(/^newLot$/, { wide: false })).toEqual([['newLot', 'New lot', addEmptyLot({ opens: true })]]);
  });
});

it('does what an item of the sale’s menu does, with its keys', () => {
  const onChoose = jest.fn();
  const ofSale = [{ id: 'print', words: 'Print', keys: 'Ctrl + P', onChoose }];
  const print = oneCommand('print', { ofSale });
  expect(print).toMatchObject({ words: 'Print', reason: null, keys: 'Ctrl + P' });
  expect(print).not.toHaveProperty('hint');
  if (print?.effect.kind === 'do') print.effect.act();
  expect(onChoose).toHaveBeenCalledTimes(1);
});

it('leads to the account from everywhere', () => {
  expect(oneCommand('account', { editable: false, lot: null })?.effect).toEqual({ kind: 'go', href: '/account' });
});
