import { LOCAL_PROJECT as PROJECT } from '../../local/net/project';

/**
 * Everybody who may come. `ended` is the owner with a session from before the owner ended all sessions. A disabled or
 * deleted account is not here: rules see only the token, which Firebase Auth no longer renews; until it runs out (an hour
 * at most) such a person is the one whom the token names.
 */
export const ACTORS = [
  'visitor',
  'anonymous',
  'stranger',
  'viewer',
  'editor',
  'owner',
  'ended',
  'removed',
  'invited',
  'unverified',
  'otherOwner',
] as const;
export type Actor = (typeof ACTORS)[number];

/** Whom the fixture's invitation is for; `unverified` has the same address and has not proved it. */
export const INVITED_EMAIL = 'ines@example.com';

/** Whose token an actor has. */
export const uidOf = (actor: Actor): Exclude<Actor, 'ended'> => (actor === 'ended' ? 'owner' : actor);

/** The address of the person with this uid. */
export const emailOf = (uid: string) =>
  uid === 'invited' || uid === 'unverified' ? INVITED_EMAIL : `${uid.toLowerCase()}@example.com`;

/** The owner ended all sessions half an hour ago; the session of `ended` is older, every other one is new. */
const HALF_AN_HOUR = 1800;
export const sessionsEndedAt = () => new Date(Date.now() - HALF_AN_HOUR * 1000);

function claims(actor: Exclude<Actor, 'visitor'>): object {
  if (actor === 'anonymous') return { firebase: { sign_in_provider: 'anonymous', identities: {} } };
  const email = emailOf(uidOf(actor));
  return {
    email,
    email_verified: actor !== 'unverified',
    firebase: { sign_in_provider: 'password', identities: { email: [email] } },
  };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned ID token, which the emulators take; null for the visitor. The uid is the actor's name but for `ended`. */
export function tokenOf(actor: Actor, extra: object = {}): string | null {
  if (actor === 'visitor') return null;
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uidOf(actor),
    user_id: uidOf(actor),
    auth_time: actor === 'ended' ? now - 2 * HALF_AN_HOUR : now,
    iat: now,
    exp: now + 3600,
    ...claims(actor),
    ...extra,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}
