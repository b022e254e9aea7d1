import { countIn } from '../../../shared/messages/countIn';
import { defineTexts } from '../../../shared/messages/texts';

const inDigits = countIn('en');

/** The catalogue of a sale before it is published, as visitors would see it. */
export const previewTexts = defineTexts('cataloguePreview', {
  title: 'The catalogue as visitors would see it',
  loading: 'Reading the lots…',
  unread: 'The lots could not be read',
  onlyHere: 'Only the people of this sale see this page.',
  comes: (lots: number, photos: number) => {
    const ofLots = lots === 1 ? 'one lot' : `${inDigits(lots)} lots`;
    const ofPhotos = photos === 1 ? 'one photo' : `${inDigits(photos)} photos`;
    return `After publishing, everybody can see ${ofLots} with ${ofPhotos}, and the title, date and place of the sale.`;
  },
  dayNeeded: 'The sale has no day yet. Give it one in its settings before you publish.',
  /** Photos that are not on the server. */
  unsent: (photos: number) =>
    photos === 1
      ? 'One photo is still on its way and not shown here yet.'
      : `${inDigits(photos)} photos are still on their way and not shown here yet.`,
  lotsOpen: 'Here a lot opens among your lots. Visitors get a page of each lot, with all its photos and facts.',
  nothing: 'No lot is ready',
  nothingText: 'Mark lots as ready, then they stand here and can be published.',
  publish: 'Publish…',
  change: 'Published catalogue…',
});
