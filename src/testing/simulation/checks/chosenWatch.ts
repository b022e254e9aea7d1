import type { UnknownAction } from '@reduxjs/toolkit';
import { doublesFound, missedForgotten } from '../../../features/lots/model/photos/choicesSlice';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import {
  discardPhoto,
  photosCaptured,
  photosChanged,
  photosRefused,
} from '../../../features/lots/model/photos/photosSlice';
import {
  operationMade,
  operationsIn,
  operationsMade,
  saveDiscarded,
} from '../../../features/lots/model/saves/savesSlice';
import type { Operation } from '../../../domain/operations/operations';
import { addedPhoto, removedPhoto } from '../../../domain/operations/entitiesOf';
import type { Page } from '../world/page';

/** Which files people chose, from the moment in which the device has noted the choice. */
export interface ChosenWatch {
  /** The device is asked to note that these files were chosen, before any lot shows them. */
  ask(photoIds: readonly string[]): void;
  /** It has noted it. */
  note(photoIds: readonly string[]): void;
  /** Gives the ids of files that are shown though the device was never asked to note them. */
  act(page: Page, action: UnknownAction): readonly string[];
  /** Those that have to be photos, or be said to be missing: nobody has removed them, and nobody was asked about them. */
  readonly expected: ReadonlySet<string>;
  /** By the photo: the lot that was made for it. */
  readonly lots: ReadonlyMap<string, string>;
}

export function createChosenWatch(): ChosenWatch {
  const expected = new Set<string>();
  const asked = new Set<string>();
  const lots = new Map<string, string>();
  const drop = (ids: readonly string[]): void => ids.forEach((id) => expected.delete(id));
  const removedBy = (operations: readonly Operation[]): readonly string[] =>
    operations.flatMap((each) => removedPhoto(each)?.id ?? []);
  return {
    expected,
    lots,
    ask: (photoIds) => photoIds.forEach((id) => asked.add(id)),
    note: (photoIds) => photoIds.forEach((id) => expected.add(id)),
    act(page, action) {
      if (operationMade.match(action) || operationsMade.match(action)) drop(removedBy(operationsIn(action.payload)));
      else if (photosChanged.match(action)) drop(removedBy(action.payload.operations));
      else if (photosCaptured.match(action)) {
        const { photos } = action.payload;
        for (const { id, lotId } of photos) if (page.read(selectLot, lotId) === undefined) lots.set(id, lotId);
        return photos.map(({ id }) => id).filter((id) => !asked.has(id));
      } else if (photosRefused.match(action)) drop(action.payload.photos.map(({ id }) => id));
      else if (doublesFound.match(action)) drop(action.payload.files.map(({ id }) => id));
      else if (missedForgotten.match(action)) drop(action.payload.ids);
      else if (discardPhoto.match(action)) drop([action.payload.id]);
      else if (saveDiscarded.match(action)) {
        const { operation } = action.payload;
        const added = addedPhoto(operation);
        if (added !== null) drop([added.id]);
      }
      return [];
    },
  };
}
