import type { BundleFileCode } from '../../../services/bundles/BundleFiles';
import { defineMachine, type EventOf } from '../../../shared/machine';

/**
 * `choosing`: the browser asks for a folder. `waiting`: there is no network, and it goes on by itself when there is.
 * `cancelled`: by the person.
 */
export type BundleStatus = 'idle' | 'choosing' | 'running' | 'paused' | 'waiting' | 'saved' | 'cancelled' | 'failed';

/** A ZIP file among the downloads, or a folder that the person chooses. */
export const BUNDLE_WAYS = ['download', 'folder'] as const;
export type BundleWay = (typeof BUNDLE_WAYS)[number];

/** Why there is no bundle. `same-names`: one photo would be written over another; `not-read`: not all of the sale is on this device; `not-allowed`: the server refuses the photos. */
export type BundleProblem =
  | Exclude<BundleFileCode, 'not-chosen'>
  | 'not-read'
  | 'not-allowed'
  | 'same-names'
  | 'unknown';

/** Why a photo is not in the bundle. */
export type LeftOutReason = 'missing' | 'damaged' | 'notMade';

export interface LeftOutPhoto {
  readonly lotId: string;
  /** The number of its lot, when the bundle was begun. */
  readonly number: string;
  readonly photoId: string;
  readonly reason: LeftOutReason;
}

export interface BundleRun {
  readonly status: BundleStatus;
  readonly saleId: string | null;
  readonly way: BundleWay;
  /** Of the file, or of the folder with the one in which it is. */
  readonly name: string;
  readonly lots: number;
  /** Photos that are written or left out, and all of them. */
  readonly done: number;
  readonly total: number;
  readonly bytes: number;
  readonly left: readonly LeftOutPhoto[];
  readonly problem: BundleProblem | null;
}

/** One making of a bundle. */
export const bundleMachine = defineMachine<BundleRun>()({
  name: 'bundle',
  initial: 'idle',
  on: {
    idle: { asked: 'choosing', begun: 'running', failed: 'failed' },
    choosing: { begun: 'running', notChosen: 'idle', failed: 'failed' },
    running: {
      progressed: 'running',
      networkLost: 'waiting',
      networkBack: 'running',
      paused: 'paused',
      cancelled: 'cancelled',
      saved: 'saved',
      failed: 'failed',
    },
    waiting: {
      progressed: 'waiting',
      networkLost: 'waiting',
      networkBack: 'running',
      paused: 'paused',
      cancelled: 'cancelled',
      failed: 'failed',
    },
    paused: {
      progressed: 'paused',
      networkLost: 'paused',
      networkBack: 'paused',
      resumed: 'running',
      cancelled: 'cancelled',
      saved: 'saved',
      failed: 'failed',
    },
    saved: { asked: 'choosing', begun: 'running', failed: 'failed', choicesChanged: 'idle' },
    cancelled: { asked: 'choosing', begun: 'running', failed: 'failed', choicesChanged: 'idle' },
    failed: { asked: 'choosing', begun: 'running', failed: 'failed', choicesChanged: 'idle' },
  },
});

export type BundleEvent = EventOf<typeof bundleMachine>;

export const NO_RUN: BundleRun = {
  status: 'idle',
  saleId: null,
  way: 'download',
  name: '',
  lots: 0,
  done: 0,
  total: 0,
  bytes: 0,
  left: [],
  problem: null,
};

const UNDER_WAY: ReadonlySet<BundleStatus> = new Set(['choosing', 'running', 'waiting', 'paused']);

/** Whether a bundle is being made: only one at a time. */
export const isUnderWay = ({ status }: BundleRun): boolean => UNDER_WAY.has(status);
