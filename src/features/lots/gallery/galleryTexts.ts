import { defineTexts } from '../../../shared/messages/texts';

/** The lots as pages of photos, and the choice between the views. */
export const galleryTexts = defineTexts('gallery', {
  view: 'View',
  table: 'Table',
  list: 'List',
  gallery: 'Gallery',
  filters: 'Filters',
  noPhoto: 'No photo yet',
  photos: (count: number) => (count === 0 ? 'no photo' : count === 1 ? 'one photo' : `${count} photos`),
  tiles: 'Tiles',
  sizes: { comfortable: 'Large tiles', compact: 'Small tiles' },
});
