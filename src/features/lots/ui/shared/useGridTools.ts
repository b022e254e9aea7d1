import { type ExtraField, isExtraField } from '../../../../domain/lots/extras';
import { extraName } from '../../model/extras/extraName';
import { selectExtrasByField } from '../../model/extras/extrasSlice';
import { extraTexts } from '../../model/texts/extraTexts';
import { useLotsSelector } from './lotsHooks';
import { useMemo } from 'react';
import { formatLotNumber, type LotNumber } from '../../../../domain/numbering/lotNumber';
import { missingForReady } from '../../../../domain/lots/readiness';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import type { CellLanguage, GridLot } from '../../model/fields/cellValues';
import { fieldOf, type GridColumnId, isPrivateField, platformOf } from '../../model/fields/gridColumns';
import { selectCheckedPlatforms } from '../../model/checks/checksSelectors';
import { gridTexts } from '../../model/view/gridTexts';

/** In what form the cells of this sale speak. */
export function useCellLanguage(currency: string): CellLanguage {
  const locale = useLocale();
  const { lotTypes } = useTexts(lotTexts);
  const { yes, no } = useTexts(extraTexts);
  const { passed, withdrawn } = useTexts(lotsTexts).statuses;
  const byField = useLotsSelector(selectExtrasByField);
  return useMemo(
    () => ({ currency, locale, lotTypes, extras: { byField, yes, no }, results: { passed, withdrawn } }),
    [currency, locale, lotTypes, byField, yes, no, passed, withdrawn],
  );
}

/** What an extra is called. */
export function useExtraName(): (field: ExtraField) => string {
  const texts = useTexts(extraTexts);
  const columns = useLotsSelector(selectExtrasByField);
  return (field) => extraName(field, columns, texts);
}

/** What a column is called. */
export function useColumnName(): (column: GridColumnId) => string {
  const grid = useTexts(gridTexts);
  const { fields, privateFields } = useTexts(lotTexts);
  const nameOfExtra = useExtraName();
  const platforms = useLotsSelector(selectCheckedPlatforms);
  return (column) => {
    const platformId = platformOf(column);
    if (platformId !== null) return platforms.find(({ id }) => id === platformId)?.name ?? platformId;
    const field = fieldOf(column);
    if (field === null) return grid.columns[column as keyof typeof grid.columns];
    if (isExtraField(field)) return nameOfExtra(field);
    return isPrivateField(field) ? privateFields[field] : fields[field];
  };
}

/** What stands in a cell that cannot be typed. */
export function useFixedText(): (lot: GridLot, column: GridColumnId) => string {
  const { statuses } = useTexts(lotsTexts);
  const { missing } = useTexts(lotTexts);
  const locale = useLocale();
  return (lot, column) => {
    switch (column) {
      case 'number':
        return lot.number === null
          ? ''
          : formatLotNumber({ number: lot.number, suffix: lot.suffix as LotNumber['suffix'] });
      case 'status':
        return statuses[lot.status];
      default:
        return listFormat(locale).format(missingForReady(lot).map((each) => missing[each]));
    }
  };
}

/** Making one takes longer than a cell may. */
const listFormats = new Map<string, Intl.ListFormat>();

function listFormat(locale: string): Intl.ListFormat {
  const format = listFormats.get(locale) ?? new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  listFormats.set(locale, format);
  return format;
}
