import type { Plain } from './plainPaths';

/** Of sessions whose names sort before this: the day since which it is so. */
interface Since {
  readonly before: string;
}

/**
 * What has had another name, or was not there, when a session was recorded. Paths are as in the sessions: keys joined by `/`,
 * `*` for any key.
 */
export interface Renames {
  /** Types of actions: the old one to that of today. An old type is never used again. */
  readonly actions: Readonly<Record<string, string>>;
  /** Names of lazy modules: the old one to that of today. An old name is never used again. */
  readonly modules: readonly { readonly was: string; readonly now: string }[];
  /**
   * Slices and fields of the state, in the order in which they were moved: each line has the path that those before it
   * led to. `now` is null where there is nothing like it any more.
   */
  readonly paths: readonly (Since & { readonly was: string; readonly now: string | null })[];
  /** Parts of the state that came later. */
  readonly added: readonly string[];
  /** Lists of names to which others were added since, also between them. */
  readonly grown: readonly string[];
  /** What was meant to become another value, and why. With `was` and `now`: these values only. */
  readonly changed: readonly (Since & {
    readonly path: string;
    readonly was?: Plain;
    readonly now?: Plain;
    readonly why: string;
  })[];
}

const DAY_3 = '2026-11-23';

export const RENAMES: Renames = {
  actions: {
    'navigation/placeChanged': 'navigation/locationChanged',
    'rests/restForgotten': 'rests/cooldownReset',
    'lots/operationsForeseen': 'lots/operationsApplied',
    'leaving/leavingAsked': 'leaving/signOutAsked',
    'leaving/sealAndLeave': 'leaving/encryptAndLeave',
  },
  modules: [{ was: 'entering', now: 'signInFlow' }],
  paths: [
    { before: DAY_3, was: 'bringBack', now: 'importWork' },
    { before: DAY_3, was: 'sales/counts', now: null },
    { before: DAY_3, was: 'claims/isTold', now: null },
    // The lots with what waits of them; what editors say stands by itself since.
    { before: DAY_3, was: 'lots/buckets', now: 'lots/lots/shown' },
    { before: DAY_3, was: 'lots/onlyHere', now: 'lots/lots/presence' },
    { before: DAY_3, was: 'lots/privates', now: 'lots/privates/shown' },
    { before: DAY_3, was: 'lots/unsent', now: 'lots/lots/unsent' },
    { before: DAY_3, was: 'lots/lots/unsent/*/*/reserve', now: null },
    { before: DAY_3, was: 'lots/lots/unsent/*/*/notes', now: null },
    { before: DAY_3, was: 'lots/lots/unsent/*/*/*/told', now: 'lots/lots/unsent/*/*/*/seenFromServer' },
    { before: DAY_3, was: 'lots/lots/unsent/*/*/*/arrived', now: 'lots/lots/unsent/*/*/*/echoed' },
    { before: DAY_3, was: 'photos/stored', now: 'photos/photos/shown' },
    { before: DAY_3, was: 'photos/unsent', now: 'photos/photos/unsent' },
    { before: DAY_3, was: 'photos/presence', now: 'photos/photos/presence' },
  ],
  added: [
    ...['camera', 'checks', 'describe', 'extras', 'fieldNames', 'house', 'import', 'phase'],
    ...['choices/unplaced', 'claims/lastEvent', 'templates/fromServer'],
    ...['grid/filter/platform', 'grid/openGroups', 'grid/plan/decided'],
    ...['lots/arePhotosRead', 'lots/isPrivateRead', 'lots/photosProgress', 'lots/privateProgress'],
    ...['lots/privates/presence', 'lots/privates/unsent'],
    ...[
      'members/unreadInvitations',
      'sales/byId/*/platforms',
      'sales/opened',
      'sales/overviews',
      'sales/sample',
      'undo/imports',
    ],
  ],
  // Each field of a lot has a column.
  grown: ['grid/plan/order', 'grid/plan/hidden'],
  changed: [
    { before: DAY_3, path: 'grid/plan', why: 'columns that came later have a place among the others' },
    { before: DAY_3, path: 'leaving/status', was: 'sealing', now: 'encrypting', why: 'the term of the field' },
    { before: DAY_3, path: 'modules/injected/*', was: 'entering', now: 'signInFlow', why: 'the term of the field' },
    { before: DAY_3, path: 'lots/lots/unsent/*/*', was: {}, why: 'what editors say stood here, and nothing else' },
    { before: DAY_3, path: 'lots/lots/presence', why: 'in buckets since' },
    { before: DAY_3, path: 'photos/photos/presence', why: 'in buckets since' },
    { before: DAY_3, path: 'photos/photos/unsent', why: 'in buckets since' },
  ],
};
