import { SendVerification } from '../../features/identity/SendVerification';
import { useLotsSelector } from '../../features/lots/lotsHooks';
import { selectHasPrices } from '../../features/lots/lotPrices';
import { InvitationPage } from '../../features/members/InvitationPage';
import { membersTexts } from '../../features/members/membersTexts';
import { PeopleSection } from '../../features/members/PeopleSection';
import { useSalesSelector } from '../../features/sales/salesHooks';
import { SaleSettingsPage } from '../../features/sales/SaleSettingsPage';
import { selectSale } from '../../features/sales/salesSlice';
import { useTexts } from '../../shared/messages/useTexts';
import type { PageProps } from '../lazyPage';
import { enteringModule } from './enteringModule';
import { identityModule } from './identityModule';
import { membersModule } from './membersModule';
import { NoSale } from './NoSale';
import { peopleModule } from './peopleModule';
import { SalePublication } from './SalePublication';
import { sessionModule } from './sessionModule';
import { SignOutButton } from './SignOutButton';
import { usePageTitle } from './usePageTitle';
import { WorkspaceLayout } from './WorkspaceLayout';
import { workspaceModule } from './workspaceModule';

/** What the settings of a sale, and an invitation into one, need of the store; first who judges refusals. */
export const modules = [sessionModule, workspaceModule, enteringModule, peopleModule, membersModule, identityModule];

/** `/sales/:saleId/settings`. */
export function SaleSettingsRoute({ params: { saleId = '' } }: PageProps) {
  const texts = useTexts(membersTexts);
  const sale = useSalesSelector((state) => selectSale(state, saleId));
  const hasPrices = useLotsSelector(selectHasPrices);
  usePageTitle(texts.settings, sale?.title ?? null);
  return (
    <WorkspaceLayout width="page">
      {sale === undefined ? (
        <NoSale saleId={saleId} />
      ) : (
        <SaleSettingsPage
          key={sale.id}
          sale={sale}
          hasPrices={hasPrices}
          publication={<SalePublication sale={sale} />}
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
