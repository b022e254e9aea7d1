import { SecondStep } from '../../features/auth/SecondStep';
import { MailedActionPage } from '../../features/identity/MailedActionPage';

/** A link that signs in may come to a second step, which is the sign-in page's own. */
export function MailedActionRoute() {
  return <MailedActionPage SecondStep={SecondStep} />;
}
