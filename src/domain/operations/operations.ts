import type { Lot, LotPrivate } from '../lots/lot';
import type { LotNumber } from '../numbering/lotNumber';
import { type Photo, PLAIN_PHOTO } from '../photos/photo';
import type { EntityChanges, RecordedChanges } from './changes';
import { createLot } from './createLot';
import { editPhoto } from './editPhoto';
import { editLot, editPrivate } from './fieldEdits';
import { moveLot } from './moveLot';
import type { OperationRules, SaleTarget, Signature, Touched, TypedText, Work } from './operationRules';
import { addPhoto, removePhoto } from './photoPresence';
import { setLotStatus } from './setLotStatus';
import { setNumber } from './setNumber';
import { setResult } from './setResult';
import { restoreLot, trashLot } from './trash';

/**
 * All kinds of operations. A new kind is a file with its type and its rules, and a line here: the types of operations and
 * drafts are derived from this table, and what is shown, sent, recorded and taken back asks it.
 */
const OPERATIONS = {
  createLot,
  editLot,
  editPrivate,
  setLotStatus,
  setResult,
  setNumber,
  moveLot,
  trashLot,
  restoreLot,
  addPhoto,
  editPhoto,
  removePhoto,
} as const;

type DraftIn<Rules> = Rules extends OperationRules<infer Draft, infer _Back> ? Draft : never;
type OfWork<Rules, Kind extends Work> = Rules extends { readonly work: Kind } ? DraftIn<Rules> : never;
type Signed<Draft> = Draft extends unknown ? Draft & Signature : never;

/** What an operation does, before it is known who does it and under which id. */
export type OperationDraft = DraftIn<(typeof OPERATIONS)[keyof typeof OPERATIONS]>;
/** One save: a change and the record of it, written in one batch. Plain data, so it can wait in the outbox. */
export type Operation = Signed<OperationDraft>;

export type OperationKind = Operation['kind'];
export type OperationOf<Kind extends OperationKind> = Extract<Operation, { readonly kind: Kind }>;

/** The operations that are sent in one way. */
export type OperationOfWork<Kind extends Work> = Signed<OfWork<(typeof OPERATIONS)[keyof typeof OPERATIONS], Kind>>;

type Table = {
  readonly [Kind in OperationKind]: OperationRules<Extract<OperationDraft, { readonly kind: Kind }>, OperationDraft>;
};
const BY_KIND: Table = OPERATIONS;
const rulesOf = ({ kind }: OperationDraft): OperationRules<OperationDraft> => BY_KIND[kind];

export const OPERATION_KINDS = Object.keys(OPERATIONS) as readonly OperationKind[];

/** Does what the operation says to a target. */
export function applyOperation(operation: OperationDraft, target: SaleTarget): void {
  rulesOf(operation).apply(operation, target);
}

/** What an operation does to one entity: the whole of it comes, it goes (null), or fields of it change together. */
export interface Effect<Entity> {
  readonly id: string;
  readonly entity?: Entity | null;
  readonly changes?: EntityChanges;
}

export interface Effects {
  readonly lots: readonly Effect<Lot>[];
  readonly privates: readonly Effect<LotPrivate>[];
  readonly photos: readonly Effect<Photo>[];
}

/** The same as data, for whatever keeps what an operation does until the server has shown it. */
export function effectsOf(operation: OperationDraft): Effects {
  const lots: Effect<Lot>[] = [];
  const privates: Effect<LotPrivate>[] = [];
  const photos: Effect<Photo>[] = [];
  applyOperation(operation, {
    makeLot: (lot) => void lots.push({ id: lot.id, entity: lot }),
    changeLot: (id, changes) => void lots.push({ id, changes }),
    changePrivate: (id, changes) => void privates.push({ id, changes }),
    // One that waits on a device may be from before photos had captions.
    addPhoto: (photo) => void photos.push({ id: photo.id, entity: { ...PLAIN_PHOTO, ...photo } }),
    changePhoto: (id, changes) => void photos.push({ id, changes }),
    removePhoto: ({ id }) => void photos.push({ id, entity: null }),
  });
  return { lots, privates, photos };
}

/**
 * The operation that takes another one back, for the same lot; null for a step of the lot's life that has no way back.
 * Several are taken back last one first. `now` (milliseconds since 1970) is when a lot goes into the trash, should that
 * be the way back.
 */
export const invert = (operation: OperationDraft, now: number): OperationDraft | null =>
  rulesOf(operation).invert(operation, now);

/** How an operation is sent. */
export const workOf = (operation: OperationDraft): Work => rulesOf(operation).work;

export const touchesOf = (operation: OperationDraft): Touched => rulesOf(operation).touches?.(operation) ?? {};

/** What the operation's document keeps of it: each field with its value before and after. */
export const changesOf = (operation: OperationDraft): RecordedChanges => rulesOf(operation).changes(operation);

/** Whether viewers may not read its record. */
export const isPrivateOperation = (operation: OperationDraft): boolean => rulesOf(operation).isPrivate === true;

/** The operation with the number that it gets in place of the one it asked for; itself when it asks for none. */
export function withClaim<Kind extends OperationDraft>(operation: Kind, number: LotNumber | null): Kind {
  return (rulesOf(operation).withClaim?.(operation, number) ?? operation) as Kind;
}

/** The number that its lot has before and gives up; undefined for an operation that says nothing of it. */
export const heldNumber = (operation: OperationDraft): LotNumber | null | undefined =>
  rulesOf(operation).held?.(operation);

/** The operation with the number that its lot really has and gives up; itself when it gives up none. */
export function withHeld<Kind extends OperationDraft>(operation: Kind, number: LotNumber | null): Kind {
  return (rulesOf(operation).withHeld?.(operation, number) ?? operation) as Kind;
}

/** The operation of a lot that may no longer have its number: without one, asking for it. Null: it takes none. */
export const asking = (operation: OperationDraft): OperationDraft | null =>
  rulesOf(operation).asking?.(operation) ?? null;

/** Two that follow each other as one operation; null: they stay two. */
export const joinOperations = (first: OperationDraft, next: OperationDraft): OperationDraft | null =>
  first.kind === next.kind ? (rulesOf(first).join?.(first, next) ?? null) : null;

/** The one text that a person has typed with it; null: it is something else. */
export const typedWith = (operation: OperationDraft): TypedText | null => rulesOf(operation).typed?.(operation) ?? null;

/** Whether it may come along with what a person does, without being what the person did. */
export const mayComeAlong = (operation: OperationDraft): boolean => rulesOf(operation).mayComeAlong === true;

/** Whether it says nothing of other lots, of numbers and of photos. */
export const touchesOnlyItsLot = (operation: OperationDraft): boolean => Object.keys(touchesOf(operation)).length === 0;

/** The drafts with texts that may be stored. Whatever becomes an operation passes here; edits of nothing are left out. */
export const cleanDrafts = (drafts: readonly OperationDraft[]): readonly OperationDraft[] =>
  drafts.flatMap((draft) => {
    const { clean } = rulesOf(draft);
    return (clean === undefined ? draft : clean(draft)) ?? [];
  });
