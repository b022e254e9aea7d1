import { describePath, isDescribing } from '../../../../domain/sales/addresses';
import { navigate } from '../../../navigation/model/navigationSlice';
import { LOT_STATUSES } from '../../../../domain/lots/lot';
import { isArranged } from '../../model/view/arrangeLots';
import {
  choiceCleared,
  choiceMade,
  densityChosen,
  filterChosen,
  type Layout,
  layoutChosen,
  viewReset,
} from '../../model/view/gridSlice';
import { addEmptyLot } from '../../model/lots/lotsSlice';
import { redoAsked, undoAsked } from '../../model/history/undoSlice';
import { templateCommandsFor } from './templateCommandsFor';
import { type Command, go, say } from './Command';
import { lotCommandsFor } from './lotCommandsFor';
import type { CommandWords, CommandContext } from './CommandContext';

/** Everything that can be done in the workspace now, and what cannot for a reason that is worth knowing. */
export function commandsFor(context: CommandContext, words: CommandWords): readonly Command[] {
  return [
    ...lotCommandsFor(context, words),
    ...(context.editable ? makingCommands(context, words) : []),
    ...(context.editable ? templateCommandsFor(context, words) : []),
    ...viewCommands(context, words),
    ...filterCommands(context, words),
    ...itemCommands(context),
    { id: 'account', words: words.palette.account, reason: null, effect: go('/account') },
  ];
}

function makingCommands({ wide, undo, redo }: CommandContext, words: CommandWords): Command[] {
  const { palette, lots } = words;
  return [
    { id: 'newLot', words: lots.newLot, reason: null, effect: say(addEmptyLot({ opens: !wide })) },
    {
      id: 'undo',
      words: undo === null ? words.undo.undo : words.undo.undoOf(undo),
      reason: undo === null ? palette.nothingToUndo : null,
      effect: say(undoAsked()),
      keys: 'Ctrl + Z',
    },
    {
      id: 'redo',
      words: redo === null ? words.undo.redo : words.undo.redoOf(redo),
      reason: redo === null ? palette.nothingToRedo : null,
      effect: say(redoAsked()),
      keys: 'Ctrl + Y',
    },
  ];
}

/** As the lots are not shown now; the view that describes them stands in the address. */
function layoutCommands({ saleId, wide, view, search, lot }: CommandContext, { palette }: CommandWords): Command[] {
  const describing = isDescribing(search);
  const asWords = wide ? palette.asTable : palette.asList;
  const layouts = [
    ['table', asWords],
    ['gallery', palette.asGallery],
  ] as const satisfies readonly (readonly [Layout, string])[];
  const commands = layouts
    .filter(([layout]) => describing || layout !== view.layout)
    .map(([layout, name]): Command => {
      const leave = describing ? [navigate(`/sales/${saleId}`)] : [];
      const id = layout === view.layout ? 'leaveDescribe' : 'layout';
      return { id, words: name, reason: null, effect: say(layoutChosen(layout), ...leave) };
    });
  if (describing) return commands;
  const effect = go(describePath(saleId, lot?.id ?? null));
  return [...commands, { id: 'describe', words: palette.asDescribe, reason: null, effect, keys: 'D' }];
}

function viewCommands(context: CommandContext, words: CommandWords): Command[] {
  const { wide, view, shown, chosen, search } = context;
  const { palette, grid, gallery } = words;
  const commands = layoutCommands(context, words);
  if (isDescribing(search)) return commands;
  const isTable = view.layout === 'table';
  if (wide || !isTable) {
    const density = view.density === 'compact' ? 'comfortable' : 'compact';
    const name = (isTable ? grid.densities : gallery.sizes)[density];
    commands.push({ id: 'density', words: name, reason: null, effect: say(densityChosen(density)) });
  }
  if (wide && isTable) {
    commands.push({
      id: 'columns',
      words: palette.chooseColumns,
      reason: null,
      effect: { kind: 'open', tool: 'columns' },
    });
  }
  if (shown.length > 0 && chosen.length < shown.length) {
    commands.push({
      id: 'chooseAll',
      words: grid.selectAll,
      reason: null,
      effect: say(choiceMade({ lotIds: shown })),
    });
  }
  if (chosen.length > 0) {
    commands.push({ id: 'chooseNone', words: words.bulk.letGo, reason: null, effect: say(choiceCleared()) });
  }
  return commands;
}

function filterCommands({ view, editable }: CommandContext, { palette, chips, grid }: CommandWords): Command[] {
  const { filter } = view;
  const problems = [
    ['attention', palette.onlyAttention],
    ['needs', palette.onlyNeeding],
    ['wrong', palette.onlyContradicting],
    ...(editable ? [['toCheck', palette.onlyToCheck] as const] : []),
  ] as const;
  const commands: Command[] = problems
    .filter(([problem]) => problem !== filter.problem)
    .map(([problem, name]) => ({
      id: `problem-${problem}`,
      words: name,
      reason: null,
      effect: say(filterChosen({ problem })),
    }));
  for (const status of LOT_STATUSES) {
    if (status === filter.status) continue;
    const effect = say(filterChosen({ status }));
    commands.push({ id: `state-${status}`, words: palette.onlyState(chips[status]), reason: null, effect });
  }
  if (isArranged(view)) commands.push({ id: 'reset', words: grid.reset, reason: null, effect: say(viewReset()) });
  return commands;
}

/** What stands in the menu of the sale, in the words that need no menu around them. */
function itemCommands({ ofSale }: CommandContext): Command[] {
  return ofSale.map(({ id, words, alone, hint, disabledWhy, keys, href, onChoose }) => ({
    id,
    words: alone ?? words,
    reason: disabledWhy ?? null,
    effect: href === undefined ? { kind: 'do', act: () => onChoose?.() } : go(href),
    ...(hint !== undefined && { hint }),
    ...(keys !== undefined && { keys }),
  }));
}
