import type { Role } from './sale';
import { own } from '../values/own';

type Roles = Readonly<Record<string, Role>>;

/** Whether nobody but `uid` owns the sale: such a person can neither leave it nor take another role. */
export function isOnlyOwner(roles: Roles, uid: string): boolean {
  return own(roles, uid) === 'owner' && Object.entries(roles).every(([each, role]) => each === uid || role !== 'owner');
}

/** The roles once `uid` is out of the sale; null when no owner would be left. */
export function rolesAfterLeaving(roles: Roles, uid: string): Roles | null {
  if (isOnlyOwner(roles, uid)) return null;
  return Object.fromEntries(Object.entries(roles).filter(([each]) => each !== uid));
}

/** The roles with another one for a member; null when `uid` is not in the sale or no owner would be left. */
export function rolesAfterChange(roles: Roles, uid: string, role: Role): Roles | null {
  if (!(uid in roles) || (role !== 'owner' && isOnlyOwner(roles, uid))) return null;
  return { ...roles, [uid]: role };
}

/** As many as the rules take. */
const MOST_MARKS = 100;

/**
 * The marks of those who are out of a sale, with room for one more and without that of `uid`: the latest are kept, by
 * their times in ms. Older ones matter less, because invitations end by themselves.
 */
export function marksToKeep<Mark>(
  marks: Readonly<Record<string, Mark>>,
  uid: string,
  timeOf: (mark: Mark) => number,
): Readonly<Record<string, Mark>> {
  const others = Object.entries(marks).filter(([each]) => each !== uid);
  others.sort(([, a], [, b]) => timeOf(b) - timeOf(a));
  return Object.fromEntries(others.slice(0, MOST_MARKS - 1));
}

/** Whether there is room for one more mark: a person who leaves may not take those of others away. */
export function hasRoomForMark(marks: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(marks).length < MOST_MARKS;
}
