import type { DepartureSale } from '../../domain/sales/departure';
import { GatewayFailure } from '../../services/failure';
import type { OwnSettings, PeopleGateway } from '../../services/people/PeopleGateway';

type Operation = Exclude<keyof PeopleGateway, 'follow'>;

export interface FakePeopleGateway extends PeopleGateway {
  /** The operations called, in order. */
  readonly calls: readonly Operation[];
  readonly listenerCount: number;
  settings: OwnSettings;
  /** What `departure` answers; empty after `depart`. */
  sales: readonly DepartureSale[];
  /** The person is gone: no sale and no settings are left. */
  readonly departed: boolean;
  /** Another device changes the settings. */
  change(settings: Partial<OwnSettings>): void;
  /** The next call of `operation` rejects with `code`: one of the database, or `auth/…` of the identity service. */
  failNext(operation: Operation, code: string): void;
}

/** A person's own settings and sales in memory. */
export function createFakePeopleGateway(): FakePeopleGateway {
  const calls: Operation[] = [];
  const failures = new Map<Operation, string[]>();
  const listeners = new Set<(settings: OwnSettings) => void>();
  let departed = false;

  const begin = async (operation: Operation): Promise<void> => {
    calls.push(operation);
    // A service never answers within the call.
    await Promise.resolve();
    const code = failures.get(operation)?.shift();
    if (code !== undefined) throw new GatewayFailure(code);
  };
  const change = (settings: Partial<OwnSettings>): void => {
    fake.settings = { ...fake.settings, ...settings };
    [...listeners].forEach((listener) => listener(fake.settings));
  };

  const fake: FakePeopleGateway = {
    calls,
    get listenerCount() {
      return listeners.size;
    },
    get departed() {
      return departed;
    },
    settings: { locale: null, sessionsEndedAt: null },
    sales: [],
    change,
    failNext: (operation, code) => void failures.set(operation, [...(failures.get(operation) ?? []), code]),
    async saveLocale(_uid, locale) {
      await begin('saveLocale');
      change({ locale });
    },
    async endSessions() {
      await begin('endSessions');
      change({ sessionsEndedAt: Date.now() });
    },
    follow(_uid, listener) {
      listeners.add(listener);
      queueMicrotask(() => {
        if (listeners.has(listener)) listener(fake.settings);
      });
      return () => listeners.delete(listener);
    },
    async departure() {
      await begin('departure');
      return fake.sales;
    },
    async depart() {
      await begin('depart');
      departed = true;
      fake.sales = [];
      change({ locale: null, sessionsEndedAt: null });
    },
  };
  return fake;
}
