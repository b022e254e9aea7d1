import type { Template } from '../../domain/lots/template';
import type { TemplateChange } from '../../domain/lots/templates/templateChange';
import type { DataCode, Unsubscribe } from '../failure';

export type TemplatesEvent =
  /** `fromServer`: false for what only the device has kept; colleagues may have changed it since. */
  | { readonly type: 'templates'; readonly templates: readonly Template[]; readonly fromServer: boolean }
  | { readonly type: 'failed'; readonly code: DataCode };

/**
 * The templates of sales, in their order. What is written needs the server: without a network it rejects and nothing is
 * sent later. Promises reject with GatewayFailure<DataCode>.
 */
export interface TemplatesGateway {
  /** Live list as the server has it, until unsubscribed. A `failed` event ends the stream. */
  listen(saleId: string, listener: (event: TemplatesEvent) => void): Unsubscribe;
  /** As the server has them in this moment. */
  list(saleId: string): Promise<readonly Template[]>;
  /** Writes whole templates, new ones and known ones, all of them or none; again after a lost answer it makes nothing twice. */
  save(saleId: string, templates: readonly Template[], uid: string): Promise<void>;
  /**
   * Writes what differs, all of it or nothing; what colleagues have written of the same templates since then stays. Rejects with
   * `not-found` when one of them is gone.
   */
  change(saleId: string, changes: readonly TemplateChange[], uid: string): Promise<void>;
  /** Resolves with the template as the server had it; null: it was gone already, which is as good as removed. */
  remove(saleId: string, templateId: string): Promise<Template | null>;
  /**
   * Makes a removed one anew and resolves with what the server has then: where somebody else has put it back already, theirs
   * stays as it is.
   */
  putBack(saleId: string, template: Template, uid: string): Promise<Template>;
}

declare module '../gateways' {
  interface Gateways {
    readonly templates: TemplatesGateway;
  }
}
