import { sectionMachine } from '../../src/features/account/accountSlice';
import { enrolmentMachine } from '../../src/features/account/enrolmentSlice';
import { phoneMachine } from '../../src/features/account/phoneSlice';
import { reauthMachine } from '../../src/features/account/reauthSlice';
import { attemptMachine } from '../../src/features/auth/attemptMachine';
import { authMachine } from '../../src/features/auth/authSlice';
import { challengeMachine } from '../../src/features/auth/challengeSlice';
import { mailedActionMachine } from '../../src/features/identity/mailedActionSlice';
import { mailRequestMachine } from '../../src/features/identity/mailRequestSlice';
import { bringBackMachine } from '../../src/features/leaving/bringBackSlice';
import { leavingMachine } from '../../src/features/leaving/leavingSlice';
import { catalogueMachine } from '../../src/features/catalogue/catalogueSlice';
import { publicationMachine } from '../../src/features/catalogue/publicationSlice';
import { invitationMachine } from '../../src/features/members/invitationSlice';
import { memberWorkMachine } from '../../src/features/members/memberWorkSlice';
import { saleMachine } from '../../src/features/sales/saleMachine';
import { saleSettingsMachine } from '../../src/features/sales/saleSettingsSlice';
import { lotMachine } from '../../src/features/lots/lotMachine';
import { photoMachine } from '../../src/features/lots/photoMachine';
import { saveMachine } from '../../src/features/lots/saveMachine';
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
  photoMachine,
  saveMachine,
  leavingMachine,
  bringBackMachine,
];
