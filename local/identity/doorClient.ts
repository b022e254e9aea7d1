import { OWNER, request } from '../net/http';
import { DOORS } from './doors';
import type { FaultOrder } from './store/faults';
import type { RevokedToken } from './store/service';
import type { IdentitySettings } from './store/settings';

type Change<T> = T extends readonly unknown[] | null
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Change<T[K]> }
    : T;

/** One account, by its id or address, of the project or of a tenant. */
export type Who = ({ readonly localId: string } | { readonly email: string }) & { readonly tenantId?: string };

export interface RevealedTotp {
  readonly mfaEnrollmentId: string;
  readonly displayName: string | null;
  /** Base32. */
  readonly secret: string;
  /** The earliest code that would be accepted now; null while all are used. */
  readonly code: string | null;
}

export interface IdentityDoors {
  settings(): Promise<IdentitySettings>;
  /** Objects are laid over each other, lists and null replace. */
  change(settings: Change<IdentitySettings>): Promise<void>;
  /** Settings, faults and counters as just started; accounts stay. */
  reset(): Promise<void>;
  fault(order: FaultOrder): Promise<void>;
  /** The faults that no request has met yet. */
  faultsLeft(): Promise<number>;
  revokedTokens(): Promise<readonly RevokedToken[]>;
  /** What the person is signed in with counts as long ago; signing in again makes it recent. */
  ageSignIns(who: Who): Promise<void>;
  /** Expires the mailed codes of an address, one code, or with `{}` all. Returns how many. */
  expireMailedCodes(which: { readonly email?: string; readonly oobCode?: string }): Promise<number>;
  totp(who: Who): Promise<readonly RevealedTotp[]>;
}

/** The doors of the identity service at `auth`, such as `http://127.0.0.1:9099`. For tests in Node. */
export function identityDoors(auth: string): IdentityDoors {
  const open = async <T>(method: string, door: string, body?: object): Promise<T> =>
    (await request(`${auth}${DOORS}${door}`, {
      method,
      headers: { ...OWNER, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })) as T;
  const act = async (method: string, door: string, body: object): Promise<void> => {
    await open(method, door, body);
  };
  return {
    settings: () => open('GET', 'settings'),
    change: (settings) => act('PATCH', 'settings', settings),
    reset: () => act('POST', 'reset', {}),
    fault: (order) => act('POST', 'faults', order),
    faultsLeft: async () => (await open<{ faults: readonly unknown[] }>('GET', 'faults')).faults.length,
    revokedTokens: async () =>
      (await open<{ revokedTokens: readonly RevokedToken[] }>('GET', 'revokedTokens')).revokedTokens,
    ageSignIns: (who) => act('POST', 'signIns:age', who),
    expireMailedCodes: async (which) => (await open<{ expired: number }>('POST', 'mailedCodes:expire', which)).expired,
    totp: async (who) => {
      const query = new URLSearchParams({ ...who }).toString();
      return (await open<{ factors: readonly RevealedTotp[] }>('GET', `totp?${query}`)).factors;
    },
  };
}
