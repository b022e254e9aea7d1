import { lotIdOf } from '../../../domain/sales/addresses';
import { ColleaguesContext, type ColleagueParts } from '../../../features/lots/ui/shared/colleaguesContext';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { lotName } from '../../../features/lots/model/texts/lotWords';
import { NeedsAttention } from '../../../features/lots/ui/needsAttention/NeedsAttention';
import { StoredPicture } from '../../../features/lots/ui/shared/StoredPicture';
import { PicturesContext } from '../../../features/lots/ui/shared/picturesContext';
import { OwnInvitations } from '../../../features/members/ui/OwnInvitations';
import { PersonName } from '../../../features/members/ui/PersonName';
import { WhoEdits } from '../../../features/members/ui/WhoEdits';
import { WhoIsHere } from '../../../features/members/ui/WhoIsHere';
import { selectSearch } from '../../../features/navigation/model/navigationSlice';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { SaleAwayDialog } from '../../../features/sales/list/SaleAway';
import { SalesPage } from '../../../features/sales/list/SalesPage';
import { selectOpenableSale, selectSales } from '../../../features/sales/salesSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import type { PageProps } from '../../lazy/lazyPage';
import { ImportWork } from '../../modules/signOutFlow/ImportWork';
import { membersModule } from '../../modules/membersModule';
import { OnceOpen, useOtherOpenSale } from '../../modules/frame/OnceOpen';
import { WorkspaceLayout } from '../../modules/frame/WorkspaceLayout';
import { usePageTitle } from '../../../shared/ui/layout/usePageTitle';
import { SaleDesk } from '../sale/SaleDesk';
import { SaleHead } from '../sale/SaleHead';
import { workspaceTexts } from '../../texts/workspaceTexts';
import { peopleModule } from '../../modules/peopleModule';
import { sessionModule } from '../../modules/sessionModule';
import { pictures, workFiles, workspaceModule } from '../../modules/workspaceModule';

/** What the pages of sales need of the store; first who judges the refusals of the others. */
export const modules = [sessionModule, workspaceModule, peopleModule, membersModule];

const COLLEAGUES: ColleagueParts = { InSale: WhoIsHere, AtLot: WhoEdits, Name: PersonName };

/** ISO 4217 for amounts of no currency: of a sale that the person is not in any more. */
const NO_CURRENCY = 'XXX';

/** `/sales`. */
export function SalesRoute() {
  usePageTitle(useTexts(workspaceTexts).sales);
  const currencyOf = useCurrencyOf();
  return (
    <PicturesContext value={pictures}>
      <WorkspaceLayout width="page">
        <SalesPage
          Cover={StoredPicture}
          waiting={
            <>
              {/* Also of a sale that the person is not in any more: nowhere else would it be seen. */}
              <NeedsAttention currencyOf={currencyOf} editable={false} />
              <OwnInvitations />
            </>
          }
        />
        <ImportWork files={workFiles} />
      </WorkspaceLayout>
    </PicturesContext>
  );
}

function useCurrencyOf(): (saleId: string) => string {
  const sales = useSalesSelector(selectSales);
  return (id) => sales.find((each) => each.id === id)?.currency ?? NO_CURRENCY;
}

/** `/sales/:saleId`, with the lot of the editor in `?lot=`. */
export function SaleRoute({ params: { saleId = '' } }: PageProps) {
  const words = useTexts(lotTexts);
  const texts = useTexts(workspaceTexts);
  const sale = useSalesSelector((state) => selectOpenableSale(state, saleId));
  const currencyOf = useCurrencyOf();
  const other = useOtherOpenSale(saleId);
  const lotId = lotIdOf(useSalesSelector(selectSearch));
  const lot = useLotsSelector((state) => (lotId === null ? undefined : selectLot(state, lotId)));
  usePageTitle(lot === undefined ? null : lotName(lot, words), sale?.title ?? texts.lots);
  return (
    <PicturesContext value={pictures}>
      <ColleaguesContext value={COLLEAGUES}>
        <WorkspaceLayout width="desk" bar={sale !== undefined && other === null && <SaleHead sale={sale} />}>
          {sale !== undefined && <SaleAwayDialog />}
          <OnceOpen saleId={saleId}>{(open) => <SaleDesk sale={open} {...{ currencyOf, lotId }} />}</OnceOpen>
        </WorkspaceLayout>
      </ColleaguesContext>
    </PicturesContext>
  );
}
