import { defineMachine, type EventOf } from '../../../../shared/machine';

export type PhotoStatus =
  | 'captured'
  | 'prepared'
  | 'uploading'
  | 'paused'
  | 'failed'
  | 'removed'
  | 'stored'
  | 'refused'
  | 'discarded';

/**
 * The way of one chosen file to a stored photo. A file that is no usable picture is refused for good; everything else
 * can be paused and tried again from anywhere before it is stored, and what failed can be given up. One that the person
 * removes before it is stored is not sent, and can be put back as long as the page has its bytes. Resuming, retrying and
 * putting back lead to where the work of before still counts: `prepared` when the three sizes exist, `captured` when not.
 */
export const photoMachine = defineMachine<{ readonly status: PhotoStatus }>()({
  name: 'photo',
  initial: 'captured',
  on: {
    captured: { prepared: 'prepared', refused: 'refused', paused: 'paused', failed: 'failed', removed: 'removed' },
    prepared: { uploadStarted: 'uploading', paused: 'paused', failed: 'failed', removed: 'removed' },
    uploading: {
      progressed: 'uploading',
      stored: 'stored',
      failed: 'failed',
      paused: 'paused',
      refused: 'refused',
      removed: 'removed',
    },
    paused: {
      resumed: ['prepared', 'captured'],
      prepared: 'paused',
      stored: 'stored',
      refused: 'refused',
      removed: 'removed',
    },
    failed: { retried: ['prepared', 'captured'], discarded: 'discarded', removed: 'removed' },
    removed: { putBack: ['prepared', 'captured'], prepared: 'removed', refused: 'refused' },
    stored: {},
    refused: {},
    discarded: {},
  },
});

export type PhotoEvent = EventOf<typeof photoMachine>;
