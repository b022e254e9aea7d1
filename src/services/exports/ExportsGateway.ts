import type { NewSentExport, SentContent, SentExport, SentOutcome } from '../../domain/platforms/sent/sentExport';
import type { SentLot } from '../../domain/platforms/sent/sentLot';
import type { DataCode, Unsubscribe } from '../failure';

export type ExportsEvent =
  | { readonly type: 'exports'; readonly exports: readonly SentExport[] }
  | { readonly type: 'failed'; readonly code: DataCode };

/**
 * What was sent of sales to platforms. Everything needs the server: without a network it rejects and nothing is sent later.
 * Promises reject with GatewayFailure<DataCode>.
 */
export interface ExportsGateway {
  /** Live list as the server has it, oldest first, until unsubscribed. A `failed` event ends the stream. */
  listen(saleId: string, listener: (event: ExportsEvent) => void): Unsubscribe;
  /** Only for editors. */
  readContent(saleId: string, exportId: string): Promise<SentContent>;
  /** What went out of these lots; those that were not in the export are left out. Only for editors. */
  readLots(saleId: string, exportId: string, lotIds: readonly string[]): Promise<readonly SentLot[]>;
  /** Writes all of it or, for others, nothing; again after a lost answer it makes nothing twice. */
  remember(saleId: string, exported: NewSentExport, uid: string): Promise<void>;
  /** What became of a bundle; for everyone in the sale. Only for editors. */
  sayOutcome(saleId: string, exportId: string, outcome: SentOutcome): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly exports: ExportsGateway;
  }
}
