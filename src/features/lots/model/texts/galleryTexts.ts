import { defineTexts } from '../../../../shared/messages/texts';

/** The lots as pages of photos, and the choice between the views. */
export const galleryTexts = defineTexts('gallery', {
  view: 'View',
  table: 'Table',
  list: 'List',
  gallery: 'Gallery',
  /** The lots one by one, to be described. */
  describe: 'Describe',
  filters: 'Filters',
  noPhoto: 'No photo yet',
  tiles: 'Tiles',
  sizes: { comfortable: 'Large tiles', compact: 'Small tiles' },
});
