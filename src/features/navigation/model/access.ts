import type { Location } from '../../../services/history/HistoryGateway';

/** An origin that cannot exist: whatever still points to it after parsing is a path of ours. */
const NOWHERE = 'https://lotsmith.invalid';
const LONGEST_PATH = 2000;

/** Where a person lands after signing in when no page was asked for. */
export const HOME_PATH = '/sales';
export const SIGN_IN_PATH = '/sign-in';
export const SIGN_UP_PATH = '/sign-up';
export const RESET_PATH = '/reset-password';
export const ACCOUNT_PATH = '/account';
/** Where the links of the identity service's mails lead. For everybody, signed in or not. */
export const ACTION_PATH = '/auth/action';

/**
 * `to` as a normalised path of this origin, or null when it could lead anywhere else. The URL parser decides, because
 * browsers see `/\evil.example` and `/<tab>/evil.example` as another host.
 */
export function samePath(to: string): string | null {
  if (!to.startsWith('/') || to.length > LONGEST_PATH) return null;
  if (!URL.canParse(to, NOWHERE)) return null;
  const url = new URL(to, NOWHERE);
  if (url.origin !== NOWHERE || url.username !== '' || url.password !== '') return null;
  // `/..//evil.example` is one of our paths only until somebody resolves it a second time.
  if (url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

const within = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** Pages for signed-in people only. */
export function isMemberPath(path: string): boolean {
  return ['/sales', ACCOUNT_PATH, '/invitations'].some((root) => within(path, root));
}

/** Pages for signed-out people only. */
export function isVisitorOnlyPath(path: string): boolean {
  return [SIGN_IN_PATH, SIGN_UP_PATH, RESET_PATH].some((root) => within(path, root));
}

/** Whether a page is for somebody in this sign-in state. Who may not see it is sent on by a saga. */
export const mayShow = (path: string, status: 'loading' | 'signedIn' | 'signedOut'): boolean =>
  status === 'signedIn' ? !isVisitorOnlyPath(path) : !isMemberPath(path);

/** Where to go after signing in: the page one came for, when it is one of ours and not another sign-in page. */
export function returnPath(search: string): string {
  const path = samePath(new URLSearchParams(search).get('next') ?? '');
  return path === null || isVisitorOnlyPath(new URL(path, NOWHERE).pathname) ? HOME_PATH : path;
}

/**
 * The sign-in page that leads back to `place`. What the link of an invitation says stays in the fragment: from there it
 * gets to no server, and into no mail that the sign-in page asks for. Too long a place is not come back to.
 */
export function signInPathFor({ path, search, hash }: Location): string {
  const isInvited = within(path, '/invitations');
  const to = `${SIGN_IN_PATH}?next=${encodeURIComponent(path + search + (isInvited ? '' : hash))}`;
  return samePath(isInvited ? to + hash : to) ?? samePath(to) ?? SIGN_IN_PATH;
}
