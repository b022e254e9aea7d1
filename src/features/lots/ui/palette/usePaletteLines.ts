import { useMemo } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLots } from '../../model/lots/lotsSlice';
import type { Command } from './Command';
import { commandsFor } from './commandsFor';
import { findCommands } from './findCommands';
import { findLots } from './findLots';
import type { CommandWords, CommandContext } from './CommandContext';

export type Line =
  | { readonly kind: 'lot'; readonly lot: Lot }
  | { readonly kind: 'command'; readonly command: Command };

export interface LineGroup {
  readonly kind: Line['kind'];
  readonly lines: readonly Line[];
}

/** So many lots are shown: who means another one types more. */
const MOST_LOTS = 20;

/** What the palette lists for what was typed. Commands stand first when one begins so; else the lots do. */
export function usePaletteLines(typed: string, context: CommandContext, words: CommandWords): readonly LineGroup[] {
  const lots = useLotsSelector(selectLots);
  const lotWord = words.lot.lot('');
  const foundLots = useMemo(() => findLots(lots, typed, lotWord, MOST_LOTS), [lots, typed, lotWord]);
  const foundCommands = findCommands(commandsFor(context, words), typed);
  const ofLots: LineGroup = { kind: 'lot', lines: foundLots.map((lot) => ({ kind: 'lot', lot })) };
  const ofCommands: LineGroup = {
    kind: 'command',
    lines: foundCommands.map((command) => ({ kind: 'command', command })),
  };
  const begins = foundCommands[0]?.words.toLowerCase().startsWith(typed.trim().toLowerCase()) === true;
  return (begins ? [ofCommands, ofLots] : [ofLots, ofCommands]).filter(({ lines }) => lines.length > 0);
}
