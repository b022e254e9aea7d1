import { type ExportMoment, saleDayOf } from '../../../../domain/platforms/validate/cautions';
import type { Sale } from '../../../../domain/sales/sale';
import { selectExport } from '../../model/exportSlice';
import { selectExportsTo, selectUnknown } from '../../model/sent/sentSlice';
import { useSentSelector } from './sentHooks';

/** What decides which of a platform's cautions matter now. */
export function useExportMoment({ date }: Pick<Sale, 'date'>, platformId: string): ExportMoment {
  const { today, withPhotos } = useSentSelector(selectExport);
  const isUnknown = useSentSelector((state) => selectUnknown(state, platformId)) !== null;
  const exports = useSentSelector((state) => selectExportsTo(state, platformId));
  const wasSent = isUnknown || exports.some(({ outcome }) => outcome !== 'forgotten');
  return { day: saleDayOf(date, today), wasSent, withPhotos };
}
