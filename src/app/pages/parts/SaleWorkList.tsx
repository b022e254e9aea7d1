import { useMemo } from 'react';
import type { WorkListWords } from '../../../domain/platforms/workList/workList';
import { canEdit, type Sale } from '../../../domain/sales/sale';
import { selectUid } from '../../../features/auth/model/authSlice';
import { extraName } from '../../../features/lots/model/extras/extraName';
import { selectExtraFields, selectExtrasByField } from '../../../features/lots/model/extras/extrasSlice';
import { extraTexts } from '../../../features/lots/model/texts/extraTexts';
import { selectLotIds } from '../../../features/lots/model/lots/lotsSlice';
import { selectIsListRead } from '../../../features/lots/model/outgoing/listedLots';
import { lotsTexts, lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { workListTexts } from '../../../features/platforms/texts/workListTexts';
import { WorkListSection } from '../../../features/platforms/ui/WorkListSection';
import { useTexts } from '../../../shared/messages/useTexts';

/** The work list of a sale, in the words of lots. */
export function SaleWorkList({ sale }: { readonly sale: Sale }) {
  const lot = useTexts(lotTexts);
  const { statuses } = useTexts(lotsTexts);
  const own = useTexts(workListTexts);
  const extraWords = useTexts(extraTexts);
  const extras = useLotsSelector(selectExtraFields);
  const byField = useLotsSelector(selectExtrasByField);
  const uid = useLotsSelector(selectUid);
  const seesPrivate = uid !== null && canEdit(sale, uid);
  const isRead = useLotsSelector((state) => selectIsListRead(state, seesPrivate));
  const count = useLotsSelector((state) => selectLotIds(state).length);
  const words = useMemo((): WorkListWords => {
    const { coverPhotoId: _cover, ...fields } = lot.fields;
    return {
      columns: { ...fields, ...lot.privateFields, ...own.others },
      extras: Object.fromEntries(extras.map((field) => [field, extraName(field, byField, extraWords)])),
      yesNo: [extraWords.yes, extraWords.no],
      statuses,
      lotTypes: lot.lotTypes,
      sheet: own.sheet,
    };
  }, [lot, statuses, own, extras, byField, extraWords]);
  return (
    <WorkListSection
      saleId={sale.id}
      count={isRead ? count : null}
      seesPrivate={seesPrivate}
      words={words}
      extras={extras}
    />
  );
}
