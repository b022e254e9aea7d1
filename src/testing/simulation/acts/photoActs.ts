import { selectLots } from '../../../features/lots/model/lots/lotsSlice';
import {
  captionPhoto,
  movePhotos,
  removePhotos,
  setCover,
  turnPhotos,
} from '../../../features/lots/model/operations/lotCommands';
import { selectPhotoIdsOfLot, selectStoredPhoto } from '../../../features/lots/model/photos/photosSlice';
import { redoAsked, undoAsked } from '../../../features/lots/model/history/undoSlice';
import { choosePhotos } from './intakeActs';
import type { Act } from './lotActs';
import type { Page } from '../world/page';
import type { Random } from '../world/random';
import { someWords } from '../world/words';

interface PlacedPhoto {
  readonly id: string;
  readonly lotId: string;
}

function pickPhoto(page: Page, random: Random): PlacedPhoto | undefined {
  const photos = page
    .read(selectLots)
    .flatMap(({ id: lotId }) => page.read(selectPhotoIdsOfLot, lotId).map((id) => ({ id, lotId })));
  // Few wait at any moment, and most can go wrong with them.
  const waiting = photos.filter(({ id }) => page.read(selectStoredPhoto, id) === undefined);
  return random.pick(waiting.length > 0 ? waiting : photos);
}

export const PHOTO_ACTS: readonly Act[] = [
  {
    name: 'photosOfLot',
    weight: 8,
    does(page, random) {
      const lot = random.pick(page.read(selectLots));
      if (lot === undefined) return null;
      choosePhotos(page, random, random.whole(1, 3), lot.id);
      return lot.id.slice(0, 4);
    },
  },
  {
    name: 'photosOfSale',
    weight: 2,
    does(page, random) {
      choosePhotos(page, random, random.whole(1, 3), null);
      return '';
    },
  },
  {
    name: 'movePhoto',
    weight: 4,
    does(page, random) {
      const photo = pickPhoto(page, random);
      const lot = random.chance(0.4) ? random.pick(page.read(selectLots)) : { id: photo?.lotId ?? '' };
      if (photo === undefined || lot === undefined) return null;
      const others = page.read(selectPhotoIdsOfLot, lot.id).filter((id) => id !== photo.id);
      page.dispatch(
        movePhotos({ photoIds: [photo.id], lotId: lot.id, before: random.pick([...others, null]) ?? null }),
      );
      return `${photo.id.slice(0, 4)} to ${lot.id.slice(0, 4)}`;
    },
  },
  {
    name: 'removePhoto',
    weight: 2,
    does(page, random) {
      const photo = pickPhoto(page, random);
      if (photo === undefined) return null;
      page.dispatch(removePhotos({ photoIds: [photo.id] }));
      return photo.id.slice(0, 4);
    },
  },
  {
    name: 'cover',
    weight: 2,
    does(page, random) {
      const photo = pickPhoto(page, random);
      if (photo === undefined) return null;
      page.dispatch(setCover({ lotId: photo.lotId, photoId: photo.id }));
      return photo.id.slice(0, 4);
    },
  },
  {
    name: 'captionOrTurn',
    weight: 3,
    does(page, random) {
      const photo = pickPhoto(page, random);
      if (photo === undefined) return null;
      if (random.chance(0.5)) page.dispatch(captionPhoto({ photoId: photo.id, caption: someWords(random) }));
      else page.dispatch(turnPhotos({ photoIds: [photo.id], way: 'left' }));
      return photo.id.slice(0, 4);
    },
  },
];

/** Of somebody who looks after the photos and little else. */
export const MANY_PHOTO_ACTS: readonly Act[] = PHOTO_ACTS.map((act) => ({ ...act, weight: act.weight * 6 }));

export const UNDO_ACTS: readonly Act[] = [
  { name: 'undo', weight: 8, does: (page) => (page.dispatch(undoAsked()), '') },
  { name: 'redo', weight: 4, does: (page) => (page.dispatch(redoAsked()), '') },
];
