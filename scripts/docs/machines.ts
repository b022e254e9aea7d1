import { attemptMachine } from '../../src/features/auth/attemptSlice';
import { authMachine } from '../../src/features/auth/authSlice';
import { lotMachine } from '../../src/features/lots/lotMachine';
import { photoMachine } from '../../src/features/lots/photoMachine';
import { saveMachine } from '../../src/features/lots/saveMachine';
import type { AnyMachine } from './drawMachine';

/** Every machine of the product. docs/state-machines.md is made from this list; the check finds one that is missing. */
export const machines: readonly AnyMachine[] = [authMachine, attemptMachine, lotMachine, photoMachine, saveMachine];
