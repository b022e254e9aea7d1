import type { FieldChange } from '../../domain/operations/changes';
import type { OperationKind } from '../../domain/operations/operations';

/** One recorded operation of a lot. */
export interface LotChange {
  readonly id: string;
  /** Whose it was. */
  readonly by: string;
  /** When the server took it, milliseconds since 1970. */
  readonly at: number;
  readonly kind: OperationKind;
  /** By the name of the field, as docs/data-model.md says of `ops`. */
  readonly changes: Readonly<Record<string, FieldChange>>;
  /** The file whose import made it, where that is known; only editors learn it, since a file may be named after a consignor. */
  readonly importedFrom?: string;
}

/** An import as the history remembers it: all of its operations have its id as their group. */
export interface NotedImport {
  readonly id: string;
  readonly saleId: string;
  /** The name of its file. */
  readonly name: string;
}

/** What happened to a lot, as the server recorded it. Promises reject with GatewayFailure<DataCode>. */
export interface LotHistoryGateway {
  /**
   * All records of a lot, latest first; asks the server, not a cache. `withPrivate`: those of fields that only editors
   * read, too; `permission-denied` for everybody else.
   */
  read(saleId: string, lotId: string, withPrivate: boolean): Promise<readonly LotChange[]>;
  /** Remembers that an act of this person was an import. To say it once more changes nothing. */
  noteImport(uid: string, imported: NotedImport): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly lotHistory: LotHistoryGateway;
  }
}
