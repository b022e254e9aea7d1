import { createAction } from '@reduxjs/toolkit';
import type { EditableLotFields, PrivateLotFields } from '../../../../domain/lots/lot';
import type { ResultStatus } from '../../../../domain/lots/lotResult';
import type { LotNumber } from '../../../../domain/numbering/lotNumber';
import type { FieldValue } from '../../../../domain/operations/changes';
import type { CellChanges } from '../fields/cellValues';
import type { GridField } from '../fields/gridColumns';

/**
 * What a person asks for; the sagas turn each into operations. What changes nothing makes none, and what the sale or the
 * lot does not allow is said to the person. `group` puts several commands into one act, to be undone together.
 */
interface Grouped {
  readonly group?: string;
}

interface TypedValue {
  /** What the text stands for. */
  readonly changes: CellChanges;
  /** What the person saw when the editing began. */
  readonly seen: FieldValue;
}
/** Text that is none of what the field may hold: it stays there as it was typed. */
interface UnreadText {
  readonly unread: string;
}
/** What was typed into one field, of everybody or private; a hammer price is a result. */
export const editField = createAction<
  Grouped & { readonly lotId: string; readonly field: GridField } & (TypedValue | UnreadText)
>('lots/editField');
/** As `editLot`. */
export const editLotPrivate = createAction<
  Grouped & { lotId: string; changes: Partial<PrivateLotFields>; before?: Partial<PrivateLotFields> }
>('lots/editLotPrivate');
/** Many lots in one act: fields of everybody, private ones, or both; `before` as of `editLot`, of all of them. */
export const editLots = createAction<
  Grouped & {
    edits: readonly {
      readonly lotId: string;
      readonly changes?: Partial<EditableLotFields>;
      readonly privateChanges?: Partial<PrivateLotFields>;
      readonly before?: Partial<EditableLotFields & PrivateLotFields>;
    }[];
  }
>('lots/editLots');
/** A number that another lot holds is refused: the lot keeps the one it has, and a message says so. */
export const setLotNumber = createAction<Grouped & { lotId: string; number: LotNumber | null }>('lots/setLotNumber');
/** Many numbers in one act, also such as the lots hold among themselves: 12 ↔ 13. All of them or none. */
export const setLotNumbers = createAction<
  Grouped & { numbers: readonly { readonly lotId: string; readonly number: LotNumber | null }[] }
>('lots/setLotNumbers');
/** The number that was typed for one lot; it stays as it was typed where it is refused. `swap`: what the holder gets for it. */
export const giveTypedNumber = createAction<{
  readonly lotId: string;
  readonly number: LotNumber;
  readonly swap: { readonly lotId: string; readonly number: LotNumber } | null;
}>('lots/giveTypedNumber');
/** Puts lots, in the order given, before another one; null: at the end. */
export const moveLots = createAction<Grouped & { lotIds: readonly string[]; before: string | null }>('lots/moveLots');
export const trashLots = createAction<Grouped & { lotIds: readonly string[] }>('lots/trashLots');
export const restoreLots = createAction<Grouped & { lotIds: readonly string[] }>('lots/restoreLots');
/** A new draft behind the lot, with its words and prices and without its photos. */
export const duplicateLot = createAction<Grouped & { lotId: string }>('lots/duplicateLot');
/** The same of many lots in one act, each double behind its own lot. */
export const duplicateLots = createAction<Grouped & { lotIds: readonly string[] }>('lots/duplicateLots');

/** Of many lots in one act: those that are not complete, or are past that, stay as they are, and a message says why. */
export const markLotsReady = createAction<Grouped & { lotIds: readonly string[] }>('lots/markLotsReady');
export const returnLotsToDraft = createAction<Grouped & { lotIds: readonly string[] }>('lots/returnLotsToDraft');

export const publishLot = createAction<Grouped & { lotId: string }>('lots/publishLot');
export const withdrawLot = createAction<Grouped & { lotId: string }>('lots/withdrawLot');
export const reinstateLot = createAction<Grouped & { lotId: string }>('lots/reinstateLot');

/** What came of one lot. `published`: nothing yet, what was entered is taken back. `hammer` of a lot that is sold only. */
export interface EnteredResult {
  readonly lotId: string;
  readonly status: ResultStatus;
  readonly hammer: number | null;
}
export interface EnteredResults extends Grouped {
  readonly results: readonly EnteredResult[];
}
/** Many in one act. Before the day of the sale the person is asked first. */
export const enterResults = createAction<EnteredResults>('lots/enterResults');

export const passed = (lotIds: readonly string[]): readonly EnteredResult[] =>
  lotIds.map((lotId) => ({ lotId, status: 'passed', hammer: null }));

export const setCover = createAction<Grouped & { lotId: string; photoId: string }>('photos/setCover');
/** Puts stored photos, in the order given, into a lot (their own or another), before another photo; null: at the end. */
export const movePhotos = createAction<Grouped & { photoIds: readonly string[]; lotId: string; before: string | null }>(
  'photos/movePhotos',
);
/** Their files stay, so that they can be put back. */
export const removePhotos = createAction<Grouped & { photoIds: readonly string[] }>('photos/removePhotos');
export const captionPhoto = createAction<Grouped & { photoId: string; caption: string }>('photos/captionPhoto');
/** By a quarter. */
export const turnPhotos = createAction<Grouped & { photoIds: readonly string[]; way: 'left' | 'right' }>(
  'photos/turnPhotos',
);
