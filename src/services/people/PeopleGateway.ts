import type { DepartureSale } from '../../domain/sales/departure';
import type { Unsubscribe } from '../failure';

/** What a person has settled for every device. */
export interface OwnSettings {
  /** A language tag; null: as the browser says. */
  readonly locale: string | null;
  /** When the person ended every session, in ms since the epoch by the server's clock; null: never. */
  readonly sessionsEndedAt: number | null;
}

/** The person's own settings, and leaving for good. Promises reject with GatewayFailure<DataCode>. */
export interface PeopleGateway {
  saveLocale(uid: string, locale: string | null): Promise<void>;
  /** Ends every session that began before now, this one too; each ends itself when it reads of it. */
  endSessions(uid: string): Promise<void>;
  /** Delivers the settings as the server has them once they are known, then every change. */
  follow(uid: string, listener: (settings: OwnSettings) => void): Unsubscribe;
  /** What `depart` would do to each sale of the person. Changes nothing. */
  departure(uid: string): Promise<readonly DepartureSale[]>;
  /** Takes the person out of every sale and deletes the settings. Doing it again after a failure goes on with the rest. */
  depart(uid: string): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly people: PeopleGateway;
  }
}
