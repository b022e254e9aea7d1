import type { PublishedPhoto } from '../../domain/catalogue/catalogue';
import type { PhotoSize } from '../../domain/photos/photo';

/** Where the picture of a photo is. */
export type PhotoAddress = (photo: PublishedPhoto, size: PhotoSize) => string;
