import { useTexts } from '../../../shared/messages/useTexts';
import { accountTexts } from '../../../features/account/texts/accountTexts';
import { usePageTitle } from '../../../shared/ui/layout/usePageTitle';
import { AccountPage } from '../../../features/account/page/AccountPage';
import { ChosenFilesContext } from '../../../features/account/shared/chosenFilesContext';
import { SendVerification } from '../../../features/identity/SendVerification';
import { accountModule, chosenFiles } from '../../modules/accountModule';
import { signInFlowModule } from '../../modules/signInFlowModule';
import { identityModule } from '../../modules/identityModule';
import { WorkspaceLayout } from '../../modules/frame/WorkspaceLayout';
import { peopleModule } from '../../modules/peopleModule';
import { sessionModule } from '../../modules/sessionModule';
import { useUnsentWork } from '../../modules/signOutFlow/useUnsentWork';
import { signInMethodsModule } from '../../modules/signInMethodsModule';
import { workspaceModule } from '../../modules/workspaceModule';

/** What the page of the account needs of the store; the workspace knows what is not sent yet when one signs out. */
export const modules = [
  sessionModule,
  workspaceModule,
  signInFlowModule,
  signInMethodsModule,
  identityModule,
  peopleModule,
  accountModule,
];

/** `/account`. */
export function AccountRoute() {
  usePageTitle(useTexts(accountTexts).title);
  const unsent = {
    session: useUnsentWork('sessions'),
    account: useUnsentWork('account'),
    change: useUnsentWork('change'),
  };
  return (
    <ChosenFilesContext value={chosenFiles}>
      <WorkspaceLayout width="page">
        <AccountPage
          verification={(place) => <SendVerification place={place} look={{ kind: 'secondary' }} />}
          unsent={unsent}
        />
      </WorkspaceLayout>
    </ChosenFilesContext>
  );
}
