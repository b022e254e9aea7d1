import { PRIVATE_LOT_FIELDS } from '../../domain/lots/lot';

/**
 * What has had another name, or was not there, when a kept session was recorded. A name is never used again for something else,
 * so that one list holds for all sessions. Paths are as in the sessions: keys joined by `/`, `*` for any key.
 */
export interface Renames {
  /** Types of actions: the old one to that of today. */
  readonly actions: Readonly<Record<string, string>>;
  /** Names of lazy modules, in `modules/moduleInjected`. */
  readonly modules: Readonly<Record<string, string>>;
  /** Slices and fields of the state: the old path to that of today. Null: there is nothing like it any more. */
  readonly paths: Readonly<Record<string, string | null>>;
  /** Parts of the state that came later. */
  readonly added: readonly string[];
  /** What was meant to become another value: of which sessions (those whose names sort before this), and why. */
  readonly changed: readonly { readonly path: string; readonly before: string; readonly why: string }[];
}

export const RENAMES: Renames = {
  actions: {},
  modules: {},
  paths: {},
  // A lot of which editors have said something has all fields of the registry, those that came later empty.
  added: PRIVATE_LOT_FIELDS.map((field) => `lots/privates/shown/*/*/${field}`),
  changed: [],
};
