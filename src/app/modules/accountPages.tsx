import { AccountPage } from '../../features/account/AccountPage';
import { ChosenFilesContext } from '../../features/account/chosenFilesContext';
import { SendVerification } from '../../features/identity/SendVerification';
import { accountModule, chosenFiles } from './accountModule';
import { enteringModule } from './enteringModule';
import { identityModule } from './identityModule';
import { WorkspaceLayout } from './WorkspaceLayout';
import { peopleModule } from './peopleModule';
import { sessionModule } from './sessionModule';
import { useUnsentWork } from './useUnsentWork';
import { waysModule } from './waysModule';
import { workspaceModule } from './workspaceModule';

/** What the page of the account needs of the store; the workspace knows what is not sent yet when one signs out. */
export const modules = [
  sessionModule,
  workspaceModule,
  enteringModule,
  waysModule,
  identityModule,
  peopleModule,
  accountModule,
];

/** `/account`. */
export function AccountRoute() {
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
