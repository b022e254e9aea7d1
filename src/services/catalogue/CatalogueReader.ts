import type { CatalogueDetails, PublishedLot, PublishedPhoto } from '../../domain/catalogue/catalogue';
import type { PhotoSize } from '../../domain/photos/photo';

/** The head of a catalogue as everybody may read it. */
export interface CatalogueHeader {
  readonly saleId: string;
  readonly details: CatalogueDetails;
  /** Grows with every publishing; names its chunks (domain/catalogueChunks.ts). */
  readonly version: number;
  /** 0: nothing is published here now. */
  readonly chunkCount: number;
}

export interface CatalogueChunk {
  readonly version: number;
  readonly lots: readonly PublishedLot[];
}

/** Published catalogues, for everybody and without any sign-in. Promises reject with GatewayFailure<DataCode>. */
export interface CatalogueReader {
  /** Null when nothing was ever published at this address. */
  header(slug: string): Promise<CatalogueHeader | null>;
  /** Null when there is no such chunk. Lots that are not as they should be are left out. */
  chunk(slug: string, id: string): Promise<CatalogueChunk | null>;
  /** Where a browser finds the picture of a photo. */
  photoAddress(slug: string, photo: Pick<PublishedPhoto, 'id' | 'turn'>, size: PhotoSize): string;
}

declare module '../gateways' {
  interface Gateways {
    readonly catalogueReader: CatalogueReader;
  }
}
