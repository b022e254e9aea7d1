import { GatewayFailure, type Unsubscribe } from '../../../services/failure';
import type { Faults } from './faults';
import type { Random } from './random';
import type { Owner, VirtualTime } from './virtualTime';

/** The network of one device, good or bad. */
export interface Network {
  isOnline: boolean;
  /** The service does not know the session any more: every call says so. */
  isSessionOver: boolean;
  /** Each file takes up to a minute before it is sent. */
  areFilesSlow: boolean;
  faults: Faults;
  /** To be called after `isOnline` has changed. */
  changed(): void;
  onChange(listener: () => void): Unsubscribe;
  /** A call of a page over this network. It is never answered when the page dies, though it may have reached the server. */
  request<Answer>(page: Owner, call: () => Promise<Answer>): Promise<Answer>;
  /** Resolves when a file is to be sent. */
  holdFile(page: Owner): Promise<void>;
  /** A stream: in order, some time later. After each break it begins anew, in the next `round`. */
  follow<Event>(
    page: Owner,
    subscribe: (tell: (event: Event) => void) => Unsubscribe,
    listener: (event: Event, round: number) => void,
  ): Unsubscribe;
}

const OVER = 'auth/user-token-expired';

export function createNetwork(time: VirtualTime, random: Random, faults: Faults): Network {
  const listeners = new Set<() => void>();
  const pause = (): number => (random.chance(network.faults.slow) ? random.whole(200, 6_000) : random.whole(1, 60));

  function whenOnline(page: Owner | null, task: () => void): void {
    if (network.isOnline) return task();
    const stop = network.onChange(() => {
      if (!network.isOnline) return;
      stop();
      time.after(random.whole(1, 500), page, () => whenOnline(page, task));
    });
  }

  const network: Network = {
    isOnline: true,
    areFilesSlow: false,
    holdFile: (page) =>
      network.areFilesSlow
        ? new Promise((resolve) => time.after(random.whole(100, 60_000), page, resolve))
        : Promise.resolve(),
    isSessionOver: false,
    faults,
    changed: () => [...listeners].forEach((listener) => listener()),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request: (page, call) =>
      new Promise((resolve, reject) => {
        const fail = (code: string): void =>
          time.after(random.whole(500, 8_000), page, () => reject(new GatewayFailure(code)));
        const again = (): void => {
          if (random.chance(network.faults.sentAgain)) {
            time.after(random.whole(500, 8_000), page, () => whenOnline(page, send));
          } else fail(random.chance(0.5) ? 'unavailable' : 'deadline-exceeded');
        };
        const answer = (deliver: () => void): void => {
          if (random.chance(network.faults.lostAnswer)) return again();
          time.after(pause(), page, () => whenOnline(page, deliver));
        };
        /** In the name of the server: what has left a page arrives, also when the page is gone. */
        const arrive = (): void => {
          if (network.isSessionOver) return answer(() => reject(new GatewayFailure(OVER)));
          call().then(
            (value) => answer(() => resolve(value)),
            (error: unknown) => answer(() => reject(error)),
          );
        };
        const send = (): void => {
          if (!network.isOnline) {
            if (random.chance(network.faults.failsOffline)) fail('unavailable');
            else whenOnline(page, send);
            return;
          }
          if (random.chance(network.faults.lostRequest)) return again();
          time.after(pause(), null, arrive);
          if (random.chance(network.faults.twice)) {
            time.after(pause() + 500, null, () => void call().catch(() => undefined));
          }
        };
        send();
      }),
    follow(page, subscribe, listener) {
      let round = 0;
      let last = 0;
      let stop: Unsubscribe | null = null;
      const pass = (): void => {
        round += 1;
        stop?.();
        stop = null;
      };
      const begin = (): void => {
        const mine = round;
        time.after(pause(), page, () => {
          if (mine !== round) return;
          stop = subscribe((event) => {
            if (!page.isAlive) return pass();
            last = Math.max(last, time.now() + pause());
            time.after(last - time.now(), page, () => {
              if (mine === round) listener(event, mine);
            });
          });
        });
      };
      const forget = network.onChange(() => {
        pass();
        if (!page.isAlive) forget();
        else if (network.isOnline) begin();
      });
      if (network.isOnline) begin();
      return () => {
        pass();
        forget();
      };
    },
  };
  return network;
}
