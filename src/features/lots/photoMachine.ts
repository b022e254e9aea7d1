import { defineMachine } from '../../shared/machine';

export type PhotoStatus =
  'captured' | 'prepared' | 'uploading' | 'paused' | 'failed' | 'stored' | 'refused' | 'discarded';
export type PhotoEvent =
  | 'prepared'
  | 'uploadStarted'
  | 'progressed'
  | 'paused'
  | 'resumed'
  | 'failed'
  | 'retried'
  | 'stored'
  | 'refused'
  | 'discarded';

/**
 * The way of one chosen file to a stored photo. A file that is no usable picture is refused for good; everything else
 * can be paused and tried again from anywhere before it is stored, and what failed can be given up. Resuming and retrying go back to where the work of
 * before still counts: `prepared` when the three sizes exist, `captured` when not.
 */
export const photoMachine = defineMachine<PhotoStatus, PhotoEvent>({
  name: 'photo',
  initial: 'captured',
  on: {
    captured: { prepared: 'prepared', refused: 'refused', paused: 'paused', failed: 'failed' },
    prepared: { uploadStarted: 'uploading', paused: 'paused', failed: 'failed' },
    uploading: { progressed: 'uploading', stored: 'stored', failed: 'failed', paused: 'paused', refused: 'refused' },
    paused: { resumed: ['prepared', 'captured'], prepared: 'paused', stored: 'stored', refused: 'refused' },
    failed: { retried: ['prepared', 'captured'], discarded: 'discarded' },
    stored: {},
    refused: {},
    discarded: {},
  },
});
