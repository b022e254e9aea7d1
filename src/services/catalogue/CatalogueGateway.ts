import type { CatalogueDetails } from '../../domain/catalogue';
import type { CatalogueChunk, CatalogueHeader } from './CatalogueReader';

/**
 * What an owner writes to publish a sale. Everything may be done once more after a lost answer. Promises reject with
 * GatewayFailure<DataCode>; without a network nothing is sent later.
 */
export interface CatalogueGateway {
  /**
   * Takes an address for a sale, for ever: with an empty catalogue if it is free, without a change if the sale has it.
   * `already-exists` when another sale has it.
   */
  claim(slug: string, saleId: string, details: CatalogueDetails): Promise<void>;
  /** The sale is published at this address; `failed-precondition` unless its numbers are locked or it is so already. */
  publishSale(saleId: string, slug: string): Promise<void>;
  /** `permission-denied` in place of one that visitors are shown, as for removing such a one: another owner was faster. */
  writeChunk(slug: string, id: string, chunk: CatalogueChunk): Promise<void>;
  removeChunk(slug: string, id: string): Promise<void>;
  /**
   * From this moment on visitors see this version. `failed-precondition` when one as new is there, or when not all
   * of its chunks are: another owner published meanwhile.
   */
  writeHeader(slug: string, header: CatalogueHeader): Promise<void>;
}
