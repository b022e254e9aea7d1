import { KeepSignedIn } from '../../../features/auth/forms/KeepSignedIn';
import { SecondStep } from '../../../features/auth/signInMethods/SecondStep';
import { MailedActionPage } from '../../../features/identity/MailedActionPage';

/** A link that signs in asks how long for, and may come to a second step; both are the sign-in page's own. */
export function MailedActionRoute() {
  return <MailedActionPage SecondStep={SecondStep} KeepSignedIn={KeepSignedIn} />;
}
