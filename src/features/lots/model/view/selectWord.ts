import { createSelector } from '@reduxjs/toolkit';
import { isWaiting } from '../photos/intakePhoto';
import { selectIntakePhotos } from '../photos/photosSlice';
import { type SaveWord, selectSaveWord, selectSaveWordOfLot } from '../saves/savesSlice';

type WithWords = Parameters<typeof selectSaveWord>[0] & Parameters<typeof selectIntakePhotos>[0];

/** By lot: how far what was said of its photos is that wait, and goes with them. A photo itself shows its own way. */
const selectSaidOfPhotos = createSelector([selectIntakePhotos], (photos): ReadonlyMap<string, SaveWord> => {
  const said = photos.filter(
    (photo) => isWaiting(photo) && (photo.cover === true || Object.keys(photo.changes).length > 0),
  );
  const saving = said.filter(({ kept, writing }) => !kept || writing);
  return new Map([
    ...said.map(({ lotId }): [string, SaveWord] => [lotId, 'onDevice']),
    ...saving.map(({ lotId }): [string, SaveWord] => [lotId, 'saving']),
  ]);
});

const weaker = (word: SaveWord, ofPhotos: SaveWord | undefined): SaveWord =>
  word === 'sent' || (word === 'onDevice' && ofPhotos === 'saving') ? (ofPhotos ?? word) : word;

/** The word of a lot, with what was said of its photos that are not sent yet. */
export const selectWordOfLot = (state: WithWords, lotId: string): SaveWord =>
  weaker(selectSaveWordOfLot(state, lotId), selectSaidOfPhotos(state).get(lotId));

/** The weakest of all. */
export const selectWord = createSelector([selectSaveWord, selectSaidOfPhotos], (word, photos) =>
  [...photos.values()].reduce<SaveWord>(weaker, word),
);
