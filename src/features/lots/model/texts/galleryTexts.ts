import { defineTexts } from '../../../../shared/messages/texts';

/** The lots as pages of photos, and the choice between the views. */
export const galleryTexts = defineTexts('gallery', {
  view: 'View',
  table: 'Table',
  list: 'List',
  gallery: 'Gallery',
  filters: 'Filters',
  noPhoto: 'No photo yet',
  tiles: 'Tiles',
  sizes: { comfortable: 'Large tiles', compact: 'Small tiles' },
});
