import { countIn } from '../../../shared/messages/countIn';
import { defineTexts } from '../../../shared/messages/texts';

const inDigits = countIn('en');

/** The photos that come to the lots of an import. */
export const carryTexts = defineTexts('lotImportPhotos', {
  carrying: (done: number, total: number) =>
    `${inDigits(done)} of ${total === 1 ? '1 photo' : `${inDigits(total)} photos`} came along.`,
  carryingHint: 'You may go on working. Lots that were ready are ready again when their photos are here.',
  carried: (photos: number) =>
    photos === 1 ? '1 photo of the import is here.' : `${inDigits(photos)} photos of the import are here.`,
  leftOut: (photos: number) =>
    `${photos === 1 ? '1 photo' : `${inDigits(photos)} photos`} had not come before the import was undone. Import the file once more to bring them.`,
  missing: (photos: number) =>
    `${photos === 1 ? '1 photo' : `${inDigits(photos)} photos`} could not be had: the sale that the file was made of is gone, you are no member of it, or this device had no room for the pictures. If you have them, drop them on the sale: their names say the lots.`,
});
