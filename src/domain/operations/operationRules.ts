import type { Lot } from '../lots/lot';
import type { LotNumber } from '../numbering/lotNumber';
import type { Photo } from '../photos/photo';
import type { FieldChange, LotChanges, PhotoChanges, PrivateChanges, RecordedChanges } from './changes';

/** Which lot an operation is about. */
export interface OfLot {
  readonly saleId: string;
  readonly lotId: string;
}

/** Who does it, and under which id. */
export interface Signature {
  /** Made on the device; the create-only document `ops/{id}` makes a second arrival harmless. */
  readonly id: string;
  /** The person; an operation is only ever sent with this person's credentials. */
  readonly uid: string;
  /** All operations of one act have the same id here: they are undone together. */
  readonly group?: string;
}

/**
 * What an operation is applied to: the documents of a server, the lots or photos on the screen, the working copy of an
 * undo, the copy that the device keeps. Each says how it makes, changes and removes an entity; the kind of operation says
 * which entities and fields.
 */
export interface SaleTarget {
  makeLot(lot: Lot): void;
  /** All fields of one call change together. */
  changeLot(lotId: string, changes: LotChanges): void;
  changePrivate(lotId: string, changes: PrivateChanges): void;
  addPhoto(photo: Photo): void;
  changePhoto(photoId: string, changes: PhotoChanges): void;
  removePhoto(photo: Photo): void;
}

/** What an operation needs for itself: two that share something are sent one after the other. */
export interface Touched {
  /** Lots besides its own. */
  readonly lots?: readonly string[];
  readonly photos?: readonly string[];
  /** The number that must be claimed before it is sent. */
  readonly claims?: LotNumber | null;
  /** The number that it gives back. */
  readonly releases?: LotNumber | null;
  /** A number must be found for it before it is sent: any will do. */
  readonly asksForNext?: boolean;
  /** Its lot shows no number and gets one once the server answers. */
  readonly waitsForNumber?: boolean;
}

/** A text that a person types with an operation. `place`: where, within the operation's lot. */
export interface TypedText {
  readonly place: string;
  readonly change: FieldChange;
}

/**
 * The work of sending an operation. `edit`: the server compares fields with what the person saw. `number`: a number is
 * claimed or given back with it. `photo`: a photo is added, changed or removed. `plain`: it is written as it is.
 */
export type Work = 'edit' | 'number' | 'photo' | 'plain';

/** All that the program knows of one kind of operation. `Back`: the kind that takes it back. */
export interface OperationRules<Draft extends OfLot, Back extends OfLot = Draft, Kind extends Work = Work> {
  /** How it is sent. */
  readonly work: Kind;
  /** Does it to a target. The only place that says what a kind of operation changes. */
  apply(operation: Draft, target: SaleTarget): void;
  /** What takes it back, for the same lot; null: there is no way back. `now` in ms since 1970. */
  invert(operation: Draft, now: number): Back | null;
  /** For the order of sending. Without this it touches nothing but its own lot. */
  touches?(operation: Draft): Touched;
  /** What its document keeps of it, for the record and the history. Shapes follow docs/data-model.md. */
  changes(operation: Draft): RecordedChanges;
  /** The same with the number that it gets in place of the one it asked for. Without this it asks for none. */
  withClaim?(operation: Draft, number: LotNumber | null): Draft;
  /** The number that its lot has before and gives up. Without this it says nothing of that. */
  held?(operation: Draft): LotNumber | null;
  /** The same with the number that its lot really has and gives up. Without this it gives up none. */
  withHeld?(operation: Draft, number: LotNumber | null): Draft;
  /** The same with texts that may be stored; null: nothing is left of it. Without this it holds no texts of people. */
  clean?(operation: Draft): Draft | null;
  /** The same of a lot that may no longer have its number: without one, asking for it. Null: it takes none. */
  asking?(operation: Draft): Draft | null;
  /** Both as one operation; null: they stay two. Without this, too. */
  join?(first: Draft, next: Draft): Draft | null;
  /** The one text that it changes, when it changes nothing else. Without this it is no typing. */
  typed?(operation: Draft): TypedText | null;
  /** It may come along with what a person does, without being what the person did. */
  readonly mayComeAlong?: true;
  /** Its record is for editors and owners only. */
  readonly isPrivate?: boolean;
}
