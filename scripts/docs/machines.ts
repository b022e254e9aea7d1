import { sectionMachine } from '../../src/features/account/model/accountSlice';
import { enrolmentMachine } from '../../src/features/account/model/enrolmentSlice';
import { phoneMachine } from '../../src/features/account/model/phoneSlice';
import { reauthMachine } from '../../src/features/account/model/reauthSlice';
import { attemptMachine } from '../../src/features/auth/model/attemptMachine';
import { authMachine } from '../../src/features/auth/model/authSlice';
import { challengeMachine } from '../../src/features/auth/model/challengeSlice';
import { mailedActionMachine } from '../../src/features/identity/mailedActionSlice';
import { mailRequestMachine } from '../../src/features/identity/mailRequestSlice';
import { importMachine } from '../../src/features/imports/model/importSlice';
import { importWorkMachine } from '../../src/features/signOutFlow/importWorkSlice';
import { signOutFlowMachine } from '../../src/features/signOutFlow/signOutFlowSlice';
import { bundleMachine } from '../../src/features/platforms/model/bundleMachine';
import { categoriesMachine } from '../../src/features/platforms/model/categoriesSlice';
import { outcomeMachine } from '../../src/features/platforms/model/sent/outcomeMachine';
import { templateMachine } from '../../src/features/platforms/model/own/templateSlice';
import { catalogueMachine } from '../../src/features/catalogue/catalogueSlice';
import { publicationMachine } from '../../src/features/catalogue/publicationSlice';
import { invitationMachine } from '../../src/features/members/model/invitationSlice';
import { memberWorkMachine } from '../../src/features/members/model/memberWorkSlice';
import { saleMachine } from '../../src/features/sales/saleMachine';
import { saleSettingsMachine } from '../../src/features/sales/saleSettingsSlice';
import { describeMachine } from '../../src/features/lots/model/describe/describeSlice';
import { lotMachine } from '../../src/features/lots/model/lots/lotMachine';
import { photoMachine } from '../../src/features/lots/model/photos/photoMachine';
import { saveMachine } from '../../src/features/lots/model/saves/saveMachine';
import type { AnyMachine } from './drawMachine';

/** Every machine of the product. docs/state-machines.md is made from this list; the check finds one that is missing. */
export const machines: readonly AnyMachine[] = [
  authMachine,
  attemptMachine,
  challengeMachine,
  mailRequestMachine,
  mailedActionMachine,
  sectionMachine,
  phoneMachine,
  enrolmentMachine,
  reauthMachine,
  saleMachine,
  saleSettingsMachine,
  publicationMachine,
  catalogueMachine,
  memberWorkMachine,
  invitationMachine,
  lotMachine,
  describeMachine,
  photoMachine,
  saveMachine,
  bundleMachine,
  categoriesMachine,
  templateMachine,
  outcomeMachine,
  signOutFlowMachine,
  importWorkMachine,
  importMachine,
];
