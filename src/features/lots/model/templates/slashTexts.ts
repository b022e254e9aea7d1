import type { TextBlock } from '../../../../domain/lots/template';
import { TEXT_BLOCK_FIELDS } from '../../../../domain/lots/template';
import { ruleOf } from '../../../../domain/lots/lotFields';
import type { GridField } from '../fields/gridColumns';

/** What was typed behind a slash, and where the slash stands. */
export interface SlashQuery {
  readonly at: number;
  readonly query: string;
}

/** A slash at the beginning of a word, with what follows up to the caret. Not of a date or of `w/o`. */
const SLASH = /(?:^|[\s([])\/([^\s/]{0,30})$/u;

/** The slash that the caret is behind; null where there is none. */
export function slashBefore(text: string, caret: number): SlashQuery | null {
  const found = SLASH.exec(text.slice(Math.max(0, caret - 40), caret));
  const query = found?.[1];
  return query === undefined ? null : { at: caret - query.length - 1, query };
}

/** So many are offered at once. */
const MOST = 8;

/** Where a slash offers texts: fields with texts of their own, and the title, which takes any that are one line. */
export const takesSlash = (field: GridField): boolean =>
  field === 'title' || (TEXT_BLOCK_FIELDS as readonly string[]).includes(field);

/** The texts that fit a field and what was typed: those of the field itself first, and those whose name begins so. */
export function textsFor(blocks: readonly TextBlock[], field: GridField, query: string): readonly TextBlock[] {
  const wanted = query.toLowerCase();
  const fits = ({ text }: TextBlock): boolean => field !== 'title' || isOneLine(text);
  const rank = (block: TextBlock): number => {
    const name = block.name.toLowerCase();
    const place = name.startsWith(wanted)
      ? 0
      : hasWord(name, wanted)
        ? 1
        : hasWord(block.text.toLowerCase(), wanted)
          ? 2
          : 3;
    return place * 2 + (block.field === field ? 0 : 1);
  };
  return blocks
    .filter((block) => fits(block) && rank(block) < 6)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST);
}

const hasWord = (text: string, start: string): boolean => text.split(/\s+/u).some((word) => word.startsWith(start));

const isOneLine = (text: string): boolean =>
  !/[\r\n]/.test(text.trim()) && text.length <= (ruleOf('title').longest ?? 0);
