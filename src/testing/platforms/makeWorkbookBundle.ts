import { dataFileName } from '../../domain/platforms/file/dataFile';
import { asWorkbook } from '../../domain/platforms/file/workbookForm';
import type { PlatformLot } from '../../domain/platforms/platformLot';
import type { Profile } from '../../domain/platforms/profile';
import { rowsOf } from '../../domain/platforms/rows/rows';
import { bundleSheet } from '../../domain/platforms/workList/bundleSheet';
import { writeWorkbook } from '../../services/workbooks/writing/writeWorkbook';
import { GOLDEN_PHOTOS, GOLDEN_SALE } from './goldenSale';
import type { Bundle } from './reader/bundle';

/** The data file of a bundle as a workbook, without pictures: they are those of the text file. */
export async function makeWorkbookBundle(lots: readonly PlatformLot[], platform: Profile): Promise<Bundle> {
  const profile = asWorkbook(platform);
  const rows = rowsOf(lots, GOLDEN_PHOTOS, GOLDEN_SALE, profile);
  const bytes = await writeWorkbook(bundleSheet(rows, GOLDEN_SALE, profile, profile.name));
  return { fileName: dataFileName(GOLDEN_SALE, profile), bytes, pictures: [] };
}
