import type { Operation } from '../lots/LotsGateway';

/** The pages of this browser among each other: each writes what it has heard itself into the copies that all share. */
export interface OtherPages {
  /** The server has taken it from this page. */
  tell(operation: Operation): void;
  hear(listener: (operation: Operation) => void): void;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

/** By a channel of the browser; without one nobody hears anything. */
export function createOtherPages(
  channel: Channel | undefined = typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('lotsmith-taken'),
): OtherPages {
  return {
    tell: (operation) => channel?.postMessage(operation),
    hear(listener) {
      if (channel !== undefined) channel.onmessage = ({ data }: MessageEvent<Operation>) => listener(data);
    },
  };
}
