import { sectionMachine } from '../../src/features/account/accountSlice';
import { enrolmentMachine } from '../../src/features/account/enrolmentSlice';
import { phoneMachine } from '../../src/features/account/phoneSlice';
import { reauthMachine } from '../../src/features/account/reauthSlice';
import { attemptMachine } from '../../src/features/auth/attemptMachine';
import { authMachine } from '../../src/features/auth/authSlice';
import { challengeMachine } from '../../src/features/auth/challengeSlice';
import { mailedActionMachine } from '../../src/features/identity/mailedActionSlice';
import { mailRequestMachine } from '../../src/features/identity/mailRequestSlice';
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
  lotMachine,
  photoMachine,
  saveMachine,
];
