import { prepareAutoBatched } from '@reduxjs/toolkit';
import type { Operation } from '../../../../domain/operations/operations';
import { changeSaves } from './saveRecords';

export interface Made {
  readonly operation: Operation;
}

export interface Several {
  readonly operations: readonly Operation[];
}

export interface Named {
  readonly id: string;
}

/** `known`: the server had it before, from an attempt whose answer was lost. */
export interface Sent extends Made {
  readonly known?: boolean;
}

export interface WentOn {
  readonly from: Operation;
  readonly operation: Operation;
  readonly rest: Operation | null;
}

/** What a thousand saves do in a moment is shown once a frame: such actions notify the subscribers together. */
export const together = <Payload>(work: Parameters<typeof changeSaves<Payload>>[0]) => ({
  reducer: changeSaves<Payload>(work),
  prepare: prepareAutoBatched<Payload>(),
});

/** What one field of the editor makes at the most: what everybody may read, and what only editors may. */
const OF_ONE_FIELD = 2;
const prepareMany = prepareAutoBatched<Several>();

/**
 * Many are told with the next frame, those of one field at once: a field that is left shows what the state holds; told
 * later, it would show its old text for a frame, and the caret go.
 */
export const prepareMade = (payload: Several) =>
  payload.operations.length > OF_ONE_FIELD ? prepareMany(payload) : { payload, meta: undefined };
