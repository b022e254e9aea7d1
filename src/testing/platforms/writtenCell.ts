import { buildPhoto, buildPlatformLot, GOLDEN_SALE } from './goldenSale';
import { OURS, stated } from '../../domain/platforms/facts';
import type { PlatformLot, PlatformSale } from '../../domain/platforms/platformLot';
import type { Column, ColumnSource, Encoding, Extra, Profile } from '../../domain/platforms/profile';
import { hiBid } from '../../domain/platforms/profiles/hiBid';
import { compileColumns } from '../../domain/platforms/cells/compile';

export interface Form {
  readonly column?: Partial<Column>;
  readonly extra?: Partial<Extra>;
  readonly encoding?: Encoding;
  readonly lineBreaks?: 'kept' | 'br' | 'space';
  readonly guardIsUndone?: true;
  readonly money?: Profile['money']['is'];
  readonly letters?: Profile['letters']['is'];
  readonly longestNumber?: number;
  readonly sale?: Partial<PlatformSale>;
}

/** One column of a platform that takes everything, unless `form` says otherwise. */
export function compiled(from: ColumnSource, form: Form = {}) {
  const { encoding = 'utf-8', lineBreaks = 'kept', guardIsUndone, letters = 'joined', longestNumber = null } = form;
  const { delimiter, quotes } = hiBid.file;
  const files = { extension: 'csv', extensionFact: OURS, quotesFact: OURS, delimiter, quotes } as const;
  const profile: Profile = {
    ...hiBid,
    id: 'plain',
    columns: [{ header: 'Cell', from, fact: OURS, ...form.column }],
    extras: [{ name: 'origin', kind: 'text', fact: OURS, ...form.extra }],
    letters: stated(letters, OURS),
    longestNumber: stated(longestNumber, OURS),
    money: stated(form.money ?? { decimals: 'ifNeeded', most: null }, OURS),
    file: {
      ...files,
      encoding: stated(encoding, OURS),
      lineBreaks: stated(lineBreaks, OURS),
      ...(guardIsUndone && { guardIsUndone }),
    },
  };
  const [column] = compileColumns(profile, { ...GOLDEN_SALE, ...form.sale });
  if (column === undefined) throw new Error('There is one column.');
  return column;
}

/** What stands in the cell of a lot, and what is said of it. */
export function cell(from: ColumnSource, lot: Partial<PlatformLot>, form: Form = {}) {
  const said: unknown[][] = [];
  const pictures = { photos: [buildPhoto({ id: 'p1', lotId: 'lot', caption: 'The\nmark' })], names: ['1-1.jpg'] };
  const text = compiled(from, form).write(buildPlatformLot({ id: 'lot', ...lot }), pictures, (...problem) =>
    said.push(problem),
  );
  return [text, ...said];
}
