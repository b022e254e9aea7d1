import { ruleOf, type LotFieldName, LOT_FIELDS } from '../../lots/lotFields';
import { withoutGuard } from '../../values/formulas';
import { minorDigits } from '../../values/money';
import type { PhotosByLot, PlatformLot, PlatformSale } from '../platformLot';
import { lotsmith } from '../profiles/lotsmith';
import { rowsOf } from '../rows/rows';
import { type Sheet, type SheetCell, type SheetKind, sheetNameOf } from './sheet';

/** Our own table of everything, as a sheet: the same columns and names as in `lotsmith.csv`, with numbers that are numbers. */
export function ownSheet(
  lots: readonly PlatformLot[],
  photos: PhotosByLot,
  sale: PlatformSale,
  otherwise: string,
): Sheet {
  const { header, cells } = rowsOf(lots, photos, sale, lotsmith);
  const kinds = header.map(kindOf);
  return {
    name: sheetNameOf(sale.title, otherwise),
    columns: header.map((name, at) => ({
      header: name,
      kind: kinds[at] ?? 'text',
      width: kinds[at] === 'longText' ? 60 : 18,
    })),
    rows: cells.map((row) => row.map((text, at) => cellOf(text, kinds[at] ?? 'text'))),
    decimals: minorDigits(sale.currency),
  };
}

function kindOf(name: string): SheetKind {
  if (name === 'lot') return 'count';
  if (!Object.hasOwn(LOT_FIELDS, name)) return 'text';
  const { kind } = ruleOf(name as LotFieldName);
  return kind === 'choice' || kind === 'photo' ? 'text' : kind;
}

/** In a workbook a text is a text: it needs no guard. */
function cellOf(text: string, kind: SheetKind): SheetCell {
  const plain = withoutGuard(text);
  if (plain === '') return null;
  return (kind === 'money' || kind === 'count') && /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : plain;
}
