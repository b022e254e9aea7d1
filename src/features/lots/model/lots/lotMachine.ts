import type { Lot } from '../../../../domain/lots/lot';
import { LOT_STEPS } from '../../../../domain/lots/lotSteps';
import { defineMachine } from '../../../../shared/machine';

/**
 * The life of a lot. Ready needs what domain/readiness.ts lists; a published lot keeps its number. A result can be
 * corrected, and taken back, until the sale is closed.
 */
export const lotMachine = defineMachine<Pick<Lot, 'status'>>()({ name: 'lot', initial: 'draft', on: LOT_STEPS });
