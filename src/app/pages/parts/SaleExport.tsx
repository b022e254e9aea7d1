import { useMemo } from 'react';
import { profileOf } from '../../../domain/platforms/profiles/chosen';
import { createCompareSent } from '../../../domain/platforms/sent/compareSent';
import { numberOf } from '../../../domain/platforms/pictures/pictureNames';
import { latestNamesFor } from '../../../domain/sales/categoryNames';
import type { Sale } from '../../../domain/sales/sale';
import {
  selectIsWholeSaleRead,
  selectPhotosByLot,
  selectPlatformLots,
  selectWithdrawn,
} from '../../../features/lots/model/outgoing/platformLots';
import { selectExportChecks } from '../../../features/lots/model/checks/exportChecksSlice';
import { readEntity } from '../../../shared/buckets/buckets';
import { selectUnsentPhotos } from '../../../features/lots/model/photos/intakeSelectors';
import { selectChosenIds } from '../../../features/lots/model/view/gridSelectors';
import { editLots } from '../../../features/lots/model/operations/lotCommands';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { lotName } from '../../../features/lots/model/texts/lotWords';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { useFieldNames } from '../../../features/lots/ui/fields/useFieldNames';
import { memberName } from '../../../features/members/model/memberName';
import { selectCards } from '../../../features/members/model/membersSlice';
import { useMembersSelector } from '../../../features/members/ui/membersHooks';
import { selectExport } from '../../../features/platforms/model/exportSlice';
import { changedLots, compareNow } from '../../../features/platforms/model/sent/compareNow';
import { selectPlatformState } from '../../../features/platforms/model/sent/sentSlice';
import { useExportSelector } from '../../../features/platforms/ui/exportHooks';
import { ExportPage } from '../../../features/platforms/ui/ExportPage';
import { useSentSelector } from '../../../features/platforms/ui/sent/sentHooks';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { selectSales } from '../../../features/sales/salesSlice';
import { newId } from '../../../shared/id';
import { useTexts } from '../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../store/hooks';
import { SaleWorkList } from './SaleWorkList';

const ALL_LOTS = { lots: 'all', numbers: '' } as const;

/** The export of a sale, with the lots that it is made of. */
export function SaleExport({ sale }: { readonly sale: Sale }) {
  const dispatch = useAppDispatch();
  const words = useTexts(lotTexts);
  const choices = useExportSelector(selectExport);
  const { platformId, lots: which } = choices;
  const isRead = useLotsSelector(selectIsWholeSaleRead);
  const all = useLotsSelector((state) => selectPlatformLots(state, ALL_LOTS));
  const chosen = useLotsSelector((state) => selectPlatformLots(state, choices));
  const withdrawn = useLotsSelector(selectWithdrawn);
  const photos = useLotsSelector(selectPhotosByLot);
  const unsent = useLotsSelector(selectUnsentPhotos);
  const chosenIds = useLotsSelector(selectChosenIds);
  const chosenNumbers = useMemo(() => {
    const isChosen = new Set(chosenIds);
    return all
      .flatMap((lot) => (isChosen.has(lot.id) ? [numberOf(lot)] : []))
      .filter((number) => number !== '')
      .join(', ');
  }, [all, chosenIds]);
  const cards = useMembersSelector(selectCards);
  const profile = useMemo(() => profileOf(sale, platformId), [sale, platformId]);
  const sales = useSalesSelector(selectSales);
  const state = useSentSelector((each) => selectPlatformState(each, profile?.id ?? ''));
  const compare = useMemo(() => (profile === undefined ? null : createCompareSent(profile)), [profile]);
  const comparison = useMemo(
    () => (compare === null || !isRead ? null : compareNow(compare, state, sale, { lots: all, withdrawn, photos })),
    [compare, state, sale, all, withdrawn, photos, isRead],
  );
  const lots = useMemo(
    () => (which === 'changed' ? changedLots(comparison, all) : chosen),
    [which, comparison, all, chosen],
  );
  const checks = useLotsSelector((each) => selectExportChecks(each, profile?.id ?? ''));
  const check = useMemo(
    () => ({ status: checks.status, problemsOf: (lotId: string) => readEntity(checks.lots, lotId) }),
    [checks.status, checks.lots],
  );
  const fieldNames = useFieldNames();
  return (
    <ExportPage
      sale={sale}
      lots={isRead ? lots : null}
      photos={photos}
      unsent={unsent}
      chosenNumbers={chosenNumbers}
      fieldNames={fieldNames}
      nameOf={(lot) => lotName(lot, words)}
      onFix={(edits) => dispatch(editLots({ group: newId(), edits }))}
      check={check}
      comparison={comparison}
      personName={(uid) => memberName(cards[uid], '') || null}
      earlierNames={(platform) => latestNamesFor(platform, sales, sale.id)}
      workList={<SaleWorkList sale={sale} />}
    />
  );
}
