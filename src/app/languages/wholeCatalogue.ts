import type { memberTexts } from '../../app/modules/memberTexts';
import type { workspaceTexts } from '../../app/modules/workspaceTexts';
import type { outsideTexts } from '../../app/outsideTexts';
import type { shellTexts } from '../../app/shellTexts';
import type { toastTexts } from '../../app/toastTexts';
import type { accountTexts } from '../../features/account/accountTexts';
import type { reauthTexts } from '../../features/account/reauthTexts';
import type { authCodeTexts } from '../../features/auth/authMessages';
import type { conflictTexts } from '../../features/auth/conflictTexts';
import type { enteringTexts } from '../../features/auth/enteringTexts';
import type { passwordTexts } from '../../features/auth/passwordTexts';
import type { waysTexts } from '../../features/auth/waysTexts';
import type { identityTexts } from '../../features/identity/identityTexts';
import type { bulkTexts, columnTexts, gridTexts, keyTexts } from '../../features/lots/grid/gridTexts';
import type { landingTexts } from '../../features/landing/landingTexts';
import type { lotTexts, lotsTexts } from '../../features/lots/lotsTexts';
import type { numberingTexts, placeTexts } from '../../features/lots/numbering/numberingTexts';
import type { operationTexts } from '../../features/lots/operations/operationTexts';
import type { photoTexts } from '../../features/lots/photoTexts';
import type { notificationTexts } from '../../features/notifications/notificationTexts';
import type { salesTexts } from '../../features/sales/salesTexts';
import type { failureTexts } from '../../shared/failureTexts';
import type { chipTexts } from '../../shared/ui/chipTexts';
import type { formTexts } from '../../shared/ui/formTexts';
import type { kitTexts } from '../../shared/ui/kitTexts';
import type { newPasswordTexts } from '../../shared/ui/newPasswordTexts';
import type { phoneTexts } from '../../shared/ui/phoneTexts';
import type { restTexts } from '../../shared/ui/restTexts';
import type { stepTexts } from '../../shared/ui/stepTexts';
import type { Translated } from '../../shared/messages/texts';

/** Every area under its name. A language is whole when it has all of them; a test looks that none is left out here. */
interface Areas {
  readonly account: typeof accountTexts;
  readonly authCodes: typeof authCodeTexts;
  readonly bulk: typeof bulkTexts;
  readonly chips: typeof chipTexts;
  readonly conflict: typeof conflictTexts;
  readonly entering: typeof enteringTexts;
  readonly failures: typeof failureTexts;
  readonly form: typeof formTexts;
  readonly grid: typeof gridTexts;
  readonly gridColumns: typeof columnTexts;
  readonly gridKeys: typeof keyTexts;
  readonly identity: typeof identityTexts;
  readonly kit: typeof kitTexts;
  readonly landing: typeof landingTexts;
  readonly lot: typeof lotTexts;
  readonly lotOperations: typeof operationTexts;
  readonly lotPlaces: typeof placeTexts;
  readonly lots: typeof lotsTexts;
  readonly member: typeof memberTexts;
  readonly newPassword: typeof newPasswordTexts;
  readonly notifications: typeof notificationTexts;
  readonly numbering: typeof numberingTexts;
  readonly outside: typeof outsideTexts;
  readonly passwords: typeof passwordTexts;
  readonly phone: typeof phoneTexts;
  readonly photos: typeof photoTexts;
  readonly reauth: typeof reauthTexts;
  readonly rest: typeof restTexts;
  readonly sales: typeof salesTexts;
  readonly shell: typeof shellTexts;
  readonly steps: typeof stepTexts;
  readonly toasts: typeof toastTexts;
  readonly ways: typeof waysTexts;
  readonly workspace: typeof workspaceTexts;
}

/** A whole language: a text that is missing does not compile. */
export type WholeCatalogue = {
  readonly [Name in keyof Areas]: Translated<Areas[Name]['texts']>;
};
