import type { CatalogueDetails } from '../../domain/catalogue/catalogue';
import type { CatalogueChunk, CatalogueHeader } from './CatalogueReader';

/**
 * What an owner writes to publish a sale. Everything may be done once more after a lost answer. Promises reject with
 * GatewayFailure<DataCode>; without a network nothing is sent later.
 */
export interface CatalogueGateway {
  /**
   * The sale is published at this address, which it takes for ever, with an empty catalogue if it is free; without a
   * change if both are so already. `already-exists` when another sale has the address; `failed-precondition` unless the
   * sale's numbers are locked, or when it is published at another address.
   */
  publishSale(saleId: string, slug: string, details: CatalogueDetails): Promise<void>;
  /** `permission-denied` in place of one that visitors are shown, as for removing such a one: another owner was faster. */
  writeChunk(slug: string, id: string, chunk: CatalogueChunk): Promise<void>;
  removeChunk(slug: string, id: string): Promise<void>;
  /**
   * From this moment on visitors see this version. `failed-precondition` when one as new is there, or when not all
   * of its chunks are: another owner published meanwhile.
   */
  writeHeader(slug: string, header: CatalogueHeader): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly catalogue: CatalogueGateway;
  }
}
