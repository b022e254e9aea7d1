import { csvText } from '../../../../domain/platforms/file/csv';
import { COMMON_FILE } from '../../../../domain/platforms/profiles/common';
import type { SentLine } from '../../../../domain/platforms/sent/sentLines';
import { guard } from '../../../../domain/values/formulas';
import type { Translated } from '../../../../shared/messages/texts';
import type { sentListTexts } from '../../texts/sentListTexts';

type ListTexts = Translated<(typeof sentListTexts)['texts']>;

/** What a line says, as three texts. */
export function wordsOf(line: SentLine, texts: ListTexts): { field: string; before: string; after: string } {
  switch (line.kind) {
    case 'cell':
      return { field: line.header, before: line.before, after: line.after };
    case 'pictures':
      return {
        field: texts.photos,
        before: line.isNew ? '' : texts.photoCount(line.before),
        after: texts.photoCount(line.after),
      };
    case 'gone':
      return { field: '', before: '', after: line.isWithdrawn ? texts.withdrawn : texts.removed };
  }
}

function whatOf(line: SentLine, { what }: ListTexts): string {
  if (line.kind === 'gone') return line.isWithdrawn ? what.withdrawn : what.removed;
  return line.isNew ? what.added : what.changed;
}

/** The list as a file for a spreadsheet, in the words of the reader. */
export function sentCsv(lines: readonly SentLine[], ticked: ReadonlySet<string>, texts: ListTexts): string {
  const { lot, title, what, field, before, after, done } = texts.columns;
  const rows = lines.map((line) => {
    const words = wordsOf(line, texts);
    const isDone = ticked.has(line.key) ? texts.done : '';
    return [line.number, line.title, whatOf(line, texts), words.field, words.before, words.after, isDone].map(guard);
  });
  return csvText([lot, title, what, field, before, after, done], rows, COMMON_FILE);
}
