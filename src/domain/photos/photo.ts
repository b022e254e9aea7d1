/** A photo as its document holds it, once its files are stored. Shapes follow docs/data-model.md. */
export interface Photo {
  readonly id: string;
  readonly lotId: string;
  /** Fractional key within the lot; ties are broken by id. */
  readonly order: string;
  /** The folder of its three files, without a trailing slash: `sales/{s}/photos/{photoId}`. */
  readonly path: string;
  /** Pixels of the full size, upright. */
  readonly width: number;
  readonly height: number;
  /** Bytes of the full size. */
  readonly bytes: number;
  /** SHA-256 of the full size, hex. */
  readonly hash: string;
  /** SHA-256 of the file that was chosen, hex, so that it is known when it is chosen again; '' when nobody knows. */
  readonly source: string;
  /** One line that stands with it in the catalogue; '' without one. */
  readonly caption: string;
  /** How the files are turned wherever the photo is shown; the files themselves stay as they are. */
  readonly rotation: PhotoRotation;
}

/** Degrees clockwise. */
export const PHOTO_ROTATIONS = [0, 90, 180, 270] as const;
export type PhotoRotation = (typeof PHOTO_ROTATIONS)[number];

/** What a photo has before anybody sets it; documents and copies of before have it left out. */
export const PLAIN_PHOTO = { source: '', caption: '', rotation: 0 } as const satisfies Partial<Photo>;

/** Characters of a caption. */
export const LONGEST_CAPTION = 500;

/** What a person may change of a photo once it is stored. */
export const PHOTO_EDIT_FIELDS = ['order', 'lotId', 'caption', 'rotation'] as const;
export type PhotoEditField = (typeof PHOTO_EDIT_FIELDS)[number];

/** Turned on by a quarter: clockwise to the right, the other way to the left. */
export function turned(rotation: PhotoRotation, way: 'left' | 'right'): PhotoRotation {
  const place = PHOTO_ROTATIONS.indexOf(rotation) + (way === 'right' ? 1 : PHOTO_ROTATIONS.length - 1);
  return PHOTO_ROTATIONS[place % PHOTO_ROTATIONS.length] ?? 0;
}

export const PHOTO_SIZES = ['full', 'view', 'thumb'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** Longest side in pixels: `full` is the largest that every platform takes, `view` fills a screen, `thumb` a row. */
export const PHOTO_EDGE = { full: 3840, view: 1600, thumb: 400 } as const satisfies Record<PhotoSize, number>;

export const PHOTO_LIMITS = {
  /** Shorter side, pixels: below this no platform shows a usable picture. */
  minEdge: 320,
  /** Width times height, pixels: what a phone can decode without running out of memory. */
  maxPixels: 100_000_000,
  /** The chosen file, bytes. */
  maxBytes: 60 * 1024 * 1024,
  /** The full size of a photo as the server takes it from people with no proved address, bytes. */
  unprovedBytes: 6 * 1024 * 1024,
} as const;

/** Why a chosen file did not become a photo. `notPrepared`: this device failed, the file may be fine. */
export const PHOTO_REFUSALS = [
  'notAnImage',
  'heicNotSupported',
  'tooSmall',
  'tooLarge',
  'damaged',
  'notPrepared',
] as const;
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number];
