import { selectCopySavedAt } from '../lots/copySlice';
import { selectArePhotosRead, selectPhotosProgress } from '../lots/lotsSlice';

/**
 * Whether all photos of the sale are there. They come by themselves, behind its lots or before them: without this a lot would
 * be taken for one that has none. While the sale is shown as this device has kept it, they are those that it has.
 */
export const selectArePhotosThere = (
  state: Parameters<typeof selectArePhotosRead>[0] & Parameters<typeof selectCopySavedAt>[0],
): boolean => selectPhotosProgress(state) === null && (selectArePhotosRead(state) || selectCopySavedAt(state) !== null);
