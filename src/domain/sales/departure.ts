import type { Role } from './sale';

/** What deleting an account does to one of its sales. */
export type SaleFate =
  /** Another owner is there: the person only leaves. */
  | 'leaves'
  /** The person is the only owner: those who are left become owners. */
  | 'handedOver'
  /** Nobody else is there: the sale goes with the account. */
  | 'deleted';

export interface DepartureSale {
  readonly saleId: string;
  readonly title: string;
  readonly fate: SaleFate;
  /** The address of its catalogue, if it ever had one. */
  readonly slug: string | null;
}

type Roles = Readonly<Record<string, Role>>;

/** What becomes of a sale with these roles when `uid`, who has one of them, leaves it. */
export function fateOf(roles: Roles, uid: string): SaleFate {
  const others = Object.keys(roles).filter((member) => member !== uid);
  if (others.length === 0) return 'deleted';
  return others.some((member) => roles[member] === 'owner') ? 'leaves' : 'handedOver';
}

/**
 * The roles once `uid` has left. Where no owner would be left all editors become owners, and all viewers where there is
 * no editor either, so that there is always somebody who can go on. Empty when nobody is left.
 */
export function rolesWithout(roles: Roles, uid: string): Roles {
  const left = Object.entries(roles).filter(([member]) => member !== uid);
  const highest = (['owner', 'editor', 'viewer'] as const).find((role) => left.some(([, has]) => has === role));
  return Object.fromEntries(left.map(([member, role]) => [member, role === highest ? 'owner' : role]));
}
