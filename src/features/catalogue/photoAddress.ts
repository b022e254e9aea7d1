import type { PublishedPhoto } from '../../domain/catalogue';
import type { PhotoSize } from '../../domain/photo';

/** Where the picture of a photo is. */
export type PhotoAddress = (photo: PublishedPhoto, size: PhotoSize) => string;
