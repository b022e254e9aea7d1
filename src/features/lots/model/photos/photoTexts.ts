import { PHOTO_LIMITS, type PhotoRefusal } from '../../../../domain/photos/photo';
import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';
import type { PhotoStatus } from './photoMachine';

const inDigits = countIn('en');

const megapixels = PHOTO_LIMITS.maxPixels / 1_000_000;
const megabytes = PHOTO_LIMITS.maxBytes / 1024 / 1024;

export const photoTexts = defineTexts('photos', {
  add: 'Add photos',
  addFolder: 'Add a folder',
  addTo: (lot: string) => `Add photos to ${lot}`,
  chooseFiles: (label: string) => `${label}: choose files`,
  dropHere: 'Drop the photos here. 12-1.jpg becomes lot 12.',
  dropOn: (lot: string) => `Drop the photos here: they are added to ${lot}.`,
  onTheirWay: 'Photos on their way',
  stored: (stored: number, total: number) => `${inDigits(stored)} of ${inDigits(total)} photos stored`,
  pause: 'Pause',
  retry: 'Retry',
  retryMany: (photos: number) => `Retry ${inDigits(photos)}`,
  resumeMany: (photos: number) => `Resume ${inDigits(photos)}`,
  andMore: (photos: number) => ` (and ${inDigits(photos)} more)`,
  coming: (kept: number, photos: number) =>
    `${inDigits(kept)} of ${inDigits(photos)} photos are saved on this device. Keep this page open until all of them are.`,
  keepOpen: 'Keep this page open until all photos are stored.',
  onDevice:
    'Saved on this device: the upload goes on by itself. If you close this page, it goes on when you open the sale again.',
  noRoom:
    'This device has no room for the photos. They are sent all the same: keep this page open until they are stored.',
  notAccepted: 'The server did not accept these photos. They stay on this device until you decide.',
  notAcceptedHere: 'The server did not accept these photos. Keep this page open until you have decided.',
  needsAttention: 'Photos that need attention',
  saveFile: 'Save the file',
  saveFileOf: (file: string) => `Save the file ${file}`,
  retryFile: (file: string) => `Retry ${file}`,
  discard: 'Discard',
  discardFile: (file: string) => `Discard ${file}`,
  notTaken: (files: number) => (files === 1 ? 'One file was not taken' : `${inDigits(files)} files were not taken`),
  dismiss: 'Dismiss',
  none: 'No photos yet.',
  ofLot: (lot: string) => `Photos of ${lot}`,
  one: (place: number) => `Photo ${place}`,
  oneOf: (lot: string, place: number, total: number) => `${lot}, photo ${place} of ${inDigits(total)}`,
  pauseOne: (photo: string) => `Pause ${photo}`,
  resumeOne: (photo: string) => `Resume ${photo}`,
  retryOne: (photo: string) => `Retry ${photo}`,
  /** In place of a picture; `name` may be ''. */
  pictureFailed: {
    notLoaded: (name: string) => `${name} (could not be loaded; it is tried again)`,
    missing: (name: string) => `${name} (its file is no longer on the server: remove the photo and add it again)`,
  },
  statuses: {
    captured: 'captured',
    prepared: 'prepared',
    uploading: 'uploading',
    paused: 'paused',
    failed: 'failed',
    removed: 'removed',
    stored: 'stored',
    refused: 'refused',
    discarded: 'discarded',
  } satisfies Record<PhotoStatus, string>,
  refusals: {
    notAnImage: 'The browser cannot read this file as a photo. Use JPEG, PNG or WebP.',
    heicNotSupported:
      'This browser cannot read HEIC photos. Set the camera to “Most compatible”, or save the photo as JPEG and add it again.',
    tooSmall: `Too small: the shorter side needs at least ${String(PHOTO_LIMITS.minEdge)} pixels.`,
    tooLarge: `Too large: at most ${String(megabytes)} MB and ${String(megapixels)} megapixels.`,
    notPrepared:
      'This device could not prepare the photo, perhaps because it is short of memory. Close other pages and add it again.',
    damaged: 'The file is damaged and cannot be opened. Copy it from the camera again.',
  } satisfies Record<PhotoRefusal, string>,
});
