import { useMemo } from 'react';
import { isWorkbook } from '../../../../domain/platforms/file/workbookForm';
import type { OwnPlatform } from '../../../../domain/platforms/house/ownPlatform';
import type { PhotosByLot, PlatformLot, PlatformSale } from '../../../../domain/platforms/platformLot';
import { ownProfile } from '../../../../domain/platforms/profiles/ownProfile';
import { rowsOf } from '../../../../domain/platforms/rows/rows';
import { withoutGuard } from '../../../../domain/values/formulas';
import styles from './OwnPlatform.module.css';

/** Lots that are shown. */
const SHOWN = 3;

interface PreviewTableProps {
  readonly label: string;
  readonly platform: OwnPlatform;
  readonly lots: readonly PlatformLot[];
  readonly photos: PhotosByLot;
  readonly sale: PlatformSale;
}

/** The first lots of the sale, exactly as the file will have them. */
export function PreviewTable({ label, platform, lots, photos, sale }: PreviewTableProps) {
  const { header, cells } = useMemo(() => {
    const profile = ownProfile(platform);
    const rows = rowsOf(lots.slice(0, SHOWN), photos, sale, profile);
    // In a workbook the guard against formulas is not needed.
    return isWorkbook(profile)
      ? { header: rows.header.map(withoutGuard), cells: rows.cells.map((row) => row.map(withoutGuard)) }
      : rows;
  }, [lots, photos, sale, platform]);
  return (
    // A wide table is moved by keyboard as well.
    // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex
    <div className={styles['preview']} role="group" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            {header.map((name) => (
              <th key={name} scope="col" dir="auto">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, at) => (
            <tr key={lots[at]?.id}>
              {row.map((cell, column) => (
                <td key={header[column]} dir="auto">
                  <span className={styles['cell']}>{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
