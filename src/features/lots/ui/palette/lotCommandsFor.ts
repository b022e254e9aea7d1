import { isDescribing, lotPath } from '../../../../domain/sales/addresses';
import { backAsked, nextAsked } from '../../model/describe/describeSlice';
import type { Lot } from '../../../../domain/lots/lot';
import { resultOf } from '../../../../domain/lots/lotResult';
import { mayChangeNumber } from '../../../../domain/numbering/numbering';
import { missingForReady } from '../../../../domain/lots/readiness';
import { notificationRequested } from '../../../notifications/notificationsSlice';
import { bulkDialogOpened } from '../../model/view/gridSlice';
import { addEmptyLot, markLotReady, returnLotToDraft } from '../../model/lots/lotsSlice';
import { lotName, lotNumberText, missingSentence } from '../../model/texts/lotWords';
import { placeDialogOpened } from '../../model/numbering/numberingSlice';
import {
  duplicateLot,
  duplicateLots,
  enterResults,
  markLotsReady,
  passed,
  reinstateLot,
  restoreLots,
  returnLotsToDraft,
  trashLots,
  withdrawLot,
} from '../../model/operations/lotCommands';
import { transferAsked } from '../../model/transfer/transferSlice';
import { type Command, type Effect, go, say } from './Command';
import type { CommandWords, CommandContext } from './CommandContext';

/** What can be done with the lot at hand, and with the chosen ones. */
export function lotCommandsFor(context: CommandContext, words: CommandWords): readonly Command[] {
  const { lot, editable } = context;
  const going = lot === null ? [] : goingCommands(context, lot, words);
  if (!editable) return going;
  if (lot !== null && lot.deletedAt !== null) return [...going, restoreCommand(context, lot, words)];
  return [
    ...going,
    ...(lot === null ? [] : stateCommands(context, lot, words)),
    ...(lot === null ? [] : [insertCommand(context, lot, words)]),
    ...manyCommands(context, words),
    ...stepCommands(context, words),
    ...bulkCommands(context, words),
  ];
}

function goingCommands(
  { saleId, isOpen, previous, next, search }: CommandContext,
  lot: Lot,
  words: CommandWords,
): Command[] {
  const { palette, lot: lotWords } = words;
  if (!isOpen) {
    const name = palette.about(palette.openLot, lotName(lot, lotWords));
    return [
      { id: 'open', words: name, reason: null, effect: go(lotPath(saleId, lot.id, search)), keys: 'Ctrl + Enter' },
    ];
  }
  if (isDescribing(search)) {
    return [
      { id: 'next', words: words.describe.next, reason: null, effect: say(nextAsked()), keys: 'Ctrl + Enter' },
      { id: 'previous', words: words.describe.back, reason: null, effect: say(backAsked()), keys: 'Alt + ↑' },
    ];
  }
  const to = (lotId: string): string => lotPath(saleId, lotId, search);
  const commands: Command[] = [];
  if (next !== null) {
    commands.push({ id: 'next', words: lotWords.next, reason: null, effect: go(to(next)), keys: 'Ctrl + Enter' });
  }
  if (previous !== null) {
    const keys = 'Ctrl + Shift + Enter';
    commands.push({ id: 'previous', words: lotWords.previous, reason: null, effect: go(to(previous)), keys });
  }
  return [...commands, { id: 'close', words: palette.closeLot, reason: null, effect: go(`/sales/${saleId}`) }];
}

function restoreCommand({ saleStatus }: CommandContext, lot: Lot, words: CommandWords): Command {
  return {
    id: 'restore',
    words: words.palette.about(words.editor.restore, lotName(lot, words.lot)),
    reason: saleStatus === 'open' ? null : words.trash.numbersLocked,
    effect: say(restoreLots({ lotIds: [lot.id] })),
  };
}

function insertCommand({ wide }: CommandContext, lot: Lot, { typedNumber }: CommandWords): Command {
  const number = lotNumberText(lot);
  return {
    id: 'insert',
    words: number === null ? typedNumber.insertAfterUnnumbered : typedNumber.insertAfter(number),
    reason: null,
    effect: say(addEmptyLot({ after: lot.id, opens: !wide })),
    keys: 'Insert',
  };
}

/** The next step in the life of the lot. */
function stateCommands(context: CommandContext, lot: Lot, words: CommandWords): Command[] {
  const { saleStatus, isUnread, locale } = context;
  const { palette, editor, lot: lotWords } = words;
  const lotId = lot.id;
  const about = (what: string): string => palette.about(what, lotName(lot, lotWords));
  const missing = missingForReady(lot);
  const lacks = missing.length === 0 ? null : missingSentence(missing, lotWords, locale);
  switch (lot.status) {
    case 'draft': {
      const reason = lacks ?? (isUnread ? lotWords.amountUnread : null);
      return [{ id: 'ready', words: about(lotWords.markReady), reason, effect: say(markLotReady({ lotId })) }];
    }
    case 'ready': {
      const effect = say(returnLotToDraft({ lotId }));
      return [{ id: 'draft', words: about(lotWords.backToDraft), reason: null, effect }];
    }
    case 'published': {
      const reason = saleStatus === 'published' ? null : words.results.closed;
      const pass = say(enterResults({ results: passed([lotId]) }));
      return [
        { id: 'withdraw', words: about(editor.withdraw), reason, effect: say(withdrawLot({ lotId })) },
        { id: 'pass', words: about(words.results.passChosen), reason, effect: pass },
      ];
    }
    case 'withdrawn': {
      const reason = saleStatus === 'published' ? lacks : editor.reinstateOnlyPublished;
      return [{ id: 'reinstate', words: about(editor.reinstate), reason, effect: say(reinstateLot({ lotId })) }];
    }
    case 'sold':
    case 'passed': {
      const reason = saleStatus === 'published' ? null : words.results.closed;
      const effect = say(enterResults({ results: [{ lotId, status: 'published', hammer: null }] }));
      return [{ id: 'takeBack', words: about(words.results.takeBack), reason, effect }];
    }
  }
}

/** What is done to the chosen lots, or to the one at hand when none is chosen. */
function manyCommands(context: CommandContext, words: CommandWords): Command[] {
  const { lot, chosen, saleStatus, view } = context;
  const { palette, editor } = words;
  const meant = chosen.length > 0 ? chosen : lot === null ? [] : [lot];
  const [first] = meant;
  if (first === undefined) return [];
  const lotIds = meant.map(({ id }) => id);
  const who = chosen.length > 0 ? palette.lotsChosen(chosen.length) : lotName(first, words.lot);
  const kept =
    saleStatus !== 'open' ? editor.trashNumbersLocked : meant.some(mayChangeNumber) ? null : editor.trashPublished;
  return [
    {
      id: 'duplicate',
      words: palette.about(editor.duplicate, who),
      reason: null,
      effect: doubling(context, lotIds, words),
    },
    {
      id: 'place',
      words: palette.about(palette.moveInSale, who),
      reason: view.sort === null ? null : palette.moveSorted,
      effect: say(placeDialogOpened({ lotIds })),
      keys: 'Alt + Enter',
    },
    // Moved lots end in the trash of this sale.
    {
      id: 'transfer',
      words: palette.about(words.transfer.ask, who),
      reason: kept,
      effect: say(transferAsked({ lotIds })),
    },
    { id: 'trash', words: palette.about(editor.toTrash, who), reason: kept, effect: say(trashLots({ lotIds })) },
  ];
}

/** Steps of the chosen lots that can take them; of the others it is then said why not. */
function stepCommands({ chosen, saleStatus }: CommandContext, words: CommandWords): Command[] {
  const { palette, lot: texts, operations, results } = words;
  if (chosen.length === 0) return [];
  const lotIds = chosen.map(({ id }) => id);
  const who = palette.lotsChosen(chosen.length);
  const areReady = chosen.every(({ status }) => status === 'ready');
  const areDrafts = chosen.every(({ status }) => status === 'draft');
  return [
    {
      id: 'readyChosen',
      words: palette.about(texts.markReady, who),
      reason: areReady ? operations.steps.markReady.already : null,
      effect: say(markLotsReady({ lotIds })),
    },
    {
      id: 'draftChosen',
      words: palette.about(texts.backToDraft, who),
      reason: areDrafts ? operations.steps.backToDraft.already : null,
      effect: say(returnLotsToDraft({ lotIds })),
    },
    ...(chosen.some((lot) => resultOf(lot) !== null)
      ? [
          {
            id: 'passChosen',
            words: palette.about(results.passChosen, who),
            reason: saleStatus === 'published' ? null : results.closed,
            effect: say(enterResults({ results: passed(lotIds) })),
          },
        ]
      : []),
  ];
}

/** What asks first how all chosen lots are to change. */
function bulkCommands({ chosen }: CommandContext, { palette, bulk }: CommandWords): Command[] {
  if (chosen.length === 0) return [];
  return (['set', 'replace', 'adjust'] as const).map((dialog) => ({
    id: `bulk-${dialog}`,
    words: palette.about(bulk[dialog], palette.lotsChosen(chosen.length)),
    reason: null,
    effect: say(bulkDialogOpened(dialog)),
  }));
}

/** One double says where it is, as its button does; those of several lots are announced by the saga that makes them. */
function doubling({ chosen }: CommandContext, lotIds: readonly string[], { editor }: CommandWords): Effect {
  const [lotId = ''] = lotIds;
  return chosen.length > 0
    ? say(duplicateLots({ lotIds }))
    : say(duplicateLot({ lotId }), notificationRequested({ kind: 'success', message: editor.duplicated }));
}
