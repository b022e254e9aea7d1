import type { Operation } from '../../domain/operations/operations';

/** Connects the pages of this browser: they share the copies, and each writes into them what it has received itself. */
export interface OtherPages {
  /** The server has taken it from this page. */
  publish(operation: Operation): void;
  subscribe(listener: (operation: Operation) => void): void;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

/** By a broadcast channel of the browser; without one, pages do not notify each other. */
export function createOtherPages(
  channel: Channel | undefined = typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('lotsmith-taken'),
): OtherPages {
  return {
    publish: (operation) => channel?.postMessage(operation),
    subscribe(listener) {
      if (channel !== undefined) channel.onmessage = ({ data }: MessageEvent<Operation>) => listener(data);
    },
  };
}
