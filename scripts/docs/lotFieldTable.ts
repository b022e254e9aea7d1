import { LOT_TYPES } from '../../src/domain/lots/lot';
import type { LotFieldRule } from '../../src/domain/lots/lotFields';
import { LARGEST_PRICE } from '../../src/domain/values/money';
import type { Registry } from './lotFieldRules';

function holds({ kind, longest, most }: LotFieldRule): string {
  switch (kind) {
    case 'text':
      return `text ≤ ${String(longest)}, one line`;
    case 'longText':
      return `text ≤ ${String(longest)}`;
    case 'money':
      return `int 0–10^${String(Math.log10(LARGEST_PRICE))} or null`;
    case 'count':
      return `int 1–${String(most)}`;
    case 'choice':
      return LOT_TYPES.map((type) => `\`${type}\``).join(' ');
    case 'photo':
      return 'id of a photo, or null';
  }
}

const READERS = { everyone: 'everyone, once published', members: 'members', editors: 'editors' } as const;
const yes = (is: boolean): string => (is ? 'yes' : '');
const shown = (value: string | number | null): string => (value === '' ? "`''`" : `\`${String(value)}\``);

/** The fields as a table in Markdown, as the formatter of the project writes it. */
export function tableOfFields(registry: Registry): string {
  const rows = Object.entries(registry).map(([name, rule]) => {
    const marks = [yes(rule.inTemplates), yes(rule.hasTextBlocks), yes(rule.searched), String(rule.since)];
    return [name, holds(rule), shown(rule.initial), READERS[rule.reads], ...marks];
  });
  const heads = ['Field', 'Holds', 'At first', 'Read by', 'In templates', 'Text blocks', 'Searched', 'Since'];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
