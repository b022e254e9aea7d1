import { useMemo } from 'react';
import type { Sale } from '../../../domain/sales/sale';
import {
  selectIsWholeSaleRead,
  selectPhotosByLot,
  selectPlatformLots,
} from '../../../features/lots/model/outgoing/platformLots';
import { editLots } from '../../../features/lots/model/operations/lotCommands';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { lotName } from '../../../features/lots/model/texts/lotWords';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { selectExport } from '../../../features/platforms/model/exportSlice';
import { useExportSelector } from '../../../features/platforms/ui/exportHooks';
import { ExportPage } from '../../../features/platforms/ui/ExportPage';
import { newId } from '../../../shared/id';
import { useTexts } from '../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../store/hooks';

/** The export of a sale, with the lots that it is made of. */
export function SaleExport({ sale }: { readonly sale: Sale }) {
  const dispatch = useAppDispatch();
  const words = useTexts(lotTexts);
  const { lots: which } = useExportSelector(selectExport);
  const isRead = useLotsSelector(selectIsWholeSaleRead);
  const lots = useLotsSelector((state) => selectPlatformLots(state, which));
  const photos = useLotsSelector(selectPhotosByLot);
  const fieldNames = useMemo(() => {
    const { hammer: _hammer, ...names } = words.fields;
    return names;
  }, [words]);
  return (
    <ExportPage
      sale={sale}
      lots={isRead ? lots : null}
      photos={photos}
      fieldNames={fieldNames}
      nameOf={(lot) => lotName(lot, words)}
      onFix={(edits) => dispatch(editLots({ group: newId(), edits }))}
    />
  );
}
