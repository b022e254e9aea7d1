import type {
  ActView,
  FileWarning,
  LeftRow,
  LotView,
  PlaceView,
  ProblemView,
} from '../../../domain/imports/desk/views';
import type { FileKind } from '../../../domain/imports/read/fileKind';
import { formatLotNumber, nameOfNumber } from '../../../domain/numbering/lotNumber';
import type { Translated } from '../../../shared/messages/texts';
import type { importRuleTexts } from './importRuleTexts';
import type { ImportFailure } from './importSlice';

export type RuleWords = Translated<(typeof importRuleTexts)['texts']>;

const inMegabytes = (bytes: number): string => String(Math.ceil(bytes / 1_000_000));

/** Why a file could not be read, and what can be done. */
export function failureSentence(reason: ImportFailure, words: RuleWords): string {
  switch (reason.rule) {
    case 'empty':
      return words.empty;
    case 'notATable':
      return words.notATable[reason.kind satisfies FileKind];
    case 'tooLarge':
      return words.tooLarge(inMegabytes(reason.bytes), inMegabytes(reason.most));
    case 'tooManyColumns':
      return words.tooManyColumns(reason.columns, reason.most);
    case 'tooManyRows':
      return words.tooManyRows(reason.most);
    case 'unclosedQuote':
      return words.unclosedQuote(reason.line);
    case 'noText':
      return words.noText(reason.line);
    case 'encrypted':
      return words.encrypted;
    case 'damaged':
      return words.damaged;
    case 'unpacksTooLarge':
      return words.unpacksTooLarge(inMegabytes(reason.bytes), inMegabytes(reason.most));
    case 'emptySheet':
      return reason.sheet === null ? words.emptySheets : words.emptySheet(reason.sheet);
    case 'tooManyCells':
      return words.tooManyCells(reason.cells, reason.most);
    default:
      return words.other[reason.rule];
  }
}

export function warningSentence(warning: FileWarning, words: RuleWords): string {
  switch (warning.rule) {
    case 'damagedCharacters':
      return words.damagedCharacters(warning.count);
    case 'looseQuote':
      return words.looseQuote(warning.line);
    case 'formulasWithoutResult':
    case 'mergedCells':
      return words[warning.rule](warning.count, warning.line);
    case 'formulas':
    case 'hiddenRows':
    case 'hiddenColumns':
      return words[warning.rule](warning.count);
    case 'sheetsBefore':
      return words.sheetsBefore(warning.sheet, warning.count);
    case 'otherCurrency':
      return words.inOtherCurrency(warning.currencies.join(', '), warning.sale);
    case 'oneColumn':
    case 'macros':
      return words[warning.rule];
  }
}

export function problemSentence({ rule, has, most }: ProblemView, words: RuleWords): string {
  return rule === 'tooLong' && has !== undefined && most !== undefined ? words.tooLongBy(has, most) : words.cells[rule];
}

export const placeSentence = ({ rule, line = 0 }: PlaceView, words: RuleWords): string => words.places[rule](line);

/** How a lot is called: words of another feature. */
export type NameOfLot = (number: LotView['number']) => string;

/** What becomes of a row, in a few words. */
export function actSentence(act: ActView, words: RuleWords, nameOf: NameOfLot): string {
  const lot = ({ number, title }: LotView): string =>
    title === '' ? nameOf(number) : words.lotWithTitle(nameOf(number), title);
  switch (act.kind) {
    case 'create':
      if (act.number === null) return words.newLotWithout;
      return act.instead === null
        ? words.newLot(formatLotNumber(act.number))
        : words.newLotInstead(formatLotNumber(act.number), nameOfNumber(act.instead));
    case 'update':
      return words.changes(lot(act.lot));
    case 'unchanged':
      return words.unchanged(lot(act.lot));
    case 'skip':
      if (act.lot !== null) return words.skippedFor(lot(act.lot));
      return act.line === null ? words.skipped : words.skippedForLine(act.line);
    case 'refused':
      return act.place === null ? words.refused : placeSentence(act.place, words);
  }
}

/** Why a row was not imported: all that is wrong with it. `fieldOf`: how a field is called. */
export function leftReason(
  { act, problems }: LeftRow,
  words: RuleWords,
  nameOf: NameOfLot,
  fieldOf: (target: NonNullable<LeftRow['problems'][number]['target']>) => string,
): string {
  const cells = problems.map(({ target, ...problem }) => {
    const sentence = problemSentence(problem, words);
    return target === null ? sentence : words.cellReason(fieldOf(target), sentence);
  });
  return cells.length > 0 ? cells.join(' ') : actSentence(act, words, nameOf);
}
