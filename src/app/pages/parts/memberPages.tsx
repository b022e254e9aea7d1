import { SendVerification } from '../../../features/identity/SendVerification';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { selectUnfinishedLots } from '../../../features/lots/model/lots/lotCounts';
import { selectHasPrices } from '../../../features/lots/model/templates/salePrices';
import { InvitationPage } from '../../../features/members/ui/InvitationPage';
import { membersTexts } from '../../../features/members/texts/membersTexts';
import { PeopleSection } from '../../../features/members/ui/PeopleSection';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { SaleSettingsPage } from '../../../features/sales/SaleSettingsPage';
import { selectOpenableSale } from '../../../features/sales/salesSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import type { PageProps } from '../../lazy/lazyPage';
import { signInFlowModule } from '../../modules/signInFlowModule';
import { identityModule } from '../../modules/identityModule';
import { membersModule } from '../../modules/membersModule';
import { NoSale } from '../../modules/frame/NoSale';
import { SaleCrumb } from '../../modules/frame/SaleCrumb';
import { peopleModule } from '../../modules/peopleModule';
import { SalePublication } from '../sale/SalePublication';
import { sessionModule } from '../../modules/sessionModule';
import { SignOutButton } from '../../modules/frame/SignOutButton';
import { usePageTitle } from '../../../shared/ui/layout/usePageTitle';
import { WorkspaceLayout } from '../../modules/frame/WorkspaceLayout';
import { workspaceModule } from '../../modules/workspaceModule';

/** What the settings of a sale, and an invitation into one, need of the store; first who judges refusals. */
export const modules = [sessionModule, workspaceModule, signInFlowModule, peopleModule, membersModule, identityModule];

/** `/sales/:saleId/settings`. */
export function SaleSettingsRoute({ params: { saleId = '' } }: PageProps) {
  const texts = useTexts(membersTexts);
  const sale = useSalesSelector((state) => selectOpenableSale(state, saleId));
  const hasPrices = useLotsSelector(selectHasPrices);
  const unfinished = useLotsSelector(selectUnfinishedLots);
  usePageTitle(texts.settings, sale?.title ?? null);
  return (
    <WorkspaceLayout width="page" bar={sale !== undefined && <SaleCrumb sale={sale} />}>
      {sale === undefined ? (
        <NoSale saleId={saleId} />
      ) : (
        <SaleSettingsPage
          key={sale.id}
          sale={sale}
          hasPrices={hasPrices}
          unfinished={unfinished}
          publication={<SalePublication sale={sale} place="settings" />}
          people={<PeopleSection sale={sale} />}
        />
      )}
    </WorkspaceLayout>
  );
}

/** `/invitations/:invitationId`. */
export function InvitationRoute() {
  return (
    <WorkspaceLayout width="page">
      <InvitationPage
        verification={<SendVerification look={{ kind: 'primary' }} />}
        signOut={<SignOutButton kind="secondary" />}
      />
    </WorkspaceLayout>
  );
}
