import { createAction } from '@reduxjs/toolkit';
import type { EditableLotFields, PrivateLotFields } from '../../../domain/lot';
import type { LotNumber } from '../../../domain/lotNumber';
import type { Photo } from '../../../domain/photo';

/**
 * What a person asks for; the sagas turn each into operations. What changes nothing makes none, and what the sale or the
 * lot does not allow is said to the person. `group` puts several commands into one act, to be undone together.
 */
interface Grouped {
  readonly group?: string;
}

export const editLotPrivate = createAction<Grouped & { lotId: string; changes: Partial<PrivateLotFields> }>(
  'lots/editLotPrivate',
);
/** Many lots in one act: fields of everybody, private ones, or both. */
export const editLots = createAction<
  Grouped & {
    edits: readonly {
      readonly lotId: string;
      readonly changes?: Partial<EditableLotFields>;
      readonly privateChanges?: Partial<PrivateLotFields>;
    }[];
  }
>('lots/editLots');
/** A number that another lot holds is refused: the lot keeps the one it has, and the person is told. */
export const setLotNumber = createAction<Grouped & { lotId: string; number: LotNumber | null }>('lots/setLotNumber');
/** Many numbers in one act, also such as the lots hold among themselves: 12 ↔ 13. All of them or none. */
export const setLotNumbers = createAction<
  Grouped & { numbers: readonly { readonly lotId: string; readonly number: LotNumber | null }[] }
>('lots/setLotNumbers');
/** Puts lots, in the order given, before another one; null: at the end. */
export const moveLots = createAction<Grouped & { lotIds: readonly string[]; before: string | null }>('lots/moveLots');
export const trashLots = createAction<Grouped & { lotIds: readonly string[] }>('lots/trashLots');
export const restoreLots = createAction<Grouped & { lotIds: readonly string[] }>('lots/restoreLots');
/** A new draft behind the lot, with its words and prices and without its photos. */
export const duplicateLot = createAction<Grouped & { lotId: string }>('lots/duplicateLot');

export const publishLot = createAction<Grouped & { lotId: string }>('lots/publishLot');
export const withdrawLot = createAction<Grouped & { lotId: string }>('lots/withdrawLot');
export const reinstateLot = createAction<Grouped & { lotId: string }>('lots/reinstateLot');
export const sellLot = createAction<Grouped & { lotId: string }>('lots/sellLot');
export const passLot = createAction<Grouped & { lotId: string }>('lots/passLot');

export const setCover = createAction<Grouped & { lotId: string; photoId: string }>('photos/setCover');
/** Puts a stored photo into a lot (its own or another), before another photo; null: at the end. */
export const movePhoto = createAction<Grouped & { photoId: string; lotId: string; before: string | null }>(
  'photos/movePhoto',
);
export const removePhoto = createAction<Grouped & { photoId: string }>('photos/removePhoto');
/** Puts a removed photo back, as long as its files are there; it becomes the cover of a lot without one. */
export const restorePhoto = createAction<Grouped & { photo: Photo }>('photos/restorePhoto');
