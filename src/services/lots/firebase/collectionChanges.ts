import type { Unreadable } from '../LotsGateway';

/** What has changed in a collection that is followed. */
export interface Changes<Entity> {
  readonly changed: readonly Entity[];
  readonly removed: readonly string[];
  readonly unreadable?: readonly Unreadable[];
  /** True once the server has answered for the whole collection, and while the stream is connected. */
  readonly fromServer: boolean;
}
