import type { LotStatus } from '../../../../domain/lots/lot';
import { LOT_STEPS, type LotEvent } from '../../../../domain/lots/lotSteps';
import { defineMachine } from '../../../../shared/machine';

/**
 * The life of a lot. Ready needs what domain/readiness.ts lists; a published lot keeps its number. A result can be
 * corrected, and taken back, until the sale is closed.
 */
export const lotMachine = defineMachine<LotStatus, LotEvent>({ name: 'lot', initial: 'draft', on: LOT_STEPS });
