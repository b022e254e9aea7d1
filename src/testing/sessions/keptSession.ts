import type { UnknownAction } from '@reduxjs/toolkit';
import type { Lot, LotPrivate } from '../../domain/lots/lot';
import type { Photo } from '../../domain/photos/photo';
import type { Operation } from '../../domain/operations/operations';
import type { Plain } from './plainPaths';

/** One action of a session, and what it changed in the state: by paths, the new value and what went away. */
export interface KeptStep {
  readonly action: UnknownAction;
  readonly set?: Readonly<Record<string, Plain>>;
  readonly gone?: readonly string[];
}

/** The documents of one sale. */
export interface KeptDocuments {
  readonly lots: readonly Lot[];
  readonly privates: readonly LotPrivate[];
  readonly photos: readonly Photo[];
  /** Which lot has a number. */
  readonly numbers: Readonly<Record<string, string>>;
}

/** A session as it was recorded, in plain JSON. Every later build reads it, so its shape only ever grows. */
export interface KeptSession {
  /** Of what build it is. */
  readonly about: string;
  /** What the store was made with. */
  readonly preloaded: Plain;
  /** Before the first action. */
  readonly first: Plain;
  readonly steps: readonly KeptStep[];
  /** After the last one. */
  readonly last: Plain;
  /** The operations of the sale in the order in which its server took them, and the documents before and after. */
  readonly sale: {
    readonly before: KeptDocuments;
    readonly operations: readonly Operation[];
    readonly after: KeptDocuments;
  };
}
