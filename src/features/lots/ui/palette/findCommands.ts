import { fold, holdsAll, searchTerms } from '../../../../domain/lots/lotSearch';
import type { Command } from './Command';

/** The commands whose words hold everything typed, those that begin so first. All of them while nothing is typed. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const terms = searchTerms(typed);
  if (terms.length === 0) return commands;
  const query = terms.join(' ');
  const found = commands
    .map((command) => ({ command, words: fold(command.words) }))
    .filter(({ words }) => holdsAll(words, terms));
  const beginsSo = found.filter(({ words }) => words.startsWith(query));
  return [...beginsSo, ...found.filter((each) => !beginsSo.includes(each))].map(({ command }) => command);
}
