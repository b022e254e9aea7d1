import { createSelector } from '@reduxjs/toolkit';
import { isWaiting } from '../photos/intakePhoto';
import { selectIntakePhotos } from '../photos/photosSlice';
import { type SaveStatus, selectEditsStatus, selectEditsStatusOfLot } from '../saves/savesSlice';

type WithWords = Parameters<typeof selectEditsStatus>[0] & Parameters<typeof selectIntakePhotos>[0];

/** By lot: how far what was said of its photos is that wait, and goes with them. A photo itself shows its own way. */
const selectSaidOfPhotos = createSelector([selectIntakePhotos], (photos): ReadonlyMap<string, SaveStatus> => {
  const said = photos.filter(
    (photo) => isWaiting(photo) && (photo.cover === true || Object.keys(photo.changes).length > 0),
  );
  const saving = said.filter(({ kept, writing }) => !kept || writing);
  return new Map([
    ...said.map(({ lotId }): [string, SaveStatus] => [lotId, 'onDevice']),
    ...saving.map(({ lotId }): [string, SaveStatus] => [lotId, 'saving']),
  ]);
});

const weaker = (word: SaveStatus, ofPhotos: SaveStatus | undefined): SaveStatus =>
  word === 'sent' || (word === 'onDevice' && ofPhotos === 'saving') ? (ofPhotos ?? word) : word;

/** The word of a lot, with what was said of its photos that are not sent yet. */
export const selectSaveStatusOfLot = (state: WithWords, lotId: string): SaveStatus =>
  weaker(selectEditsStatusOfLot(state, lotId), selectSaidOfPhotos(state).get(lotId));

/** The weakest of all. */
export const selectSaveStatus = createSelector([selectEditsStatus, selectSaidOfPhotos], (word, photos) =>
  [...photos.values()].reduce<SaveStatus>(weaker, word),
);
