import type { AuthProjectState, AuthUsers, EmulatorUser } from '../tools/firebaseTools';
import { type Fields, fieldsOf, Refusal, textOf } from './store/exchange';
import type { PassedFactor } from './tokens';

export interface Bearer {
  readonly users: AuthUsers;
  readonly user: EmulatorUser;
  /** `''` outside tenants. */
  readonly tenantId: string;
  /** The provider of the first factor, such as `password`. */
  readonly signInProvider: string;
  /** Seconds since 1970. */
  readonly authTime: number;
  readonly secondFactor: PassedFactor | null;
}

/** Who has passed the first factor, and has to pass the second one. */
type FirstFactor = Omit<Bearer, 'authTime' | 'secondFactor'>;

/** The project's users, or those of the tenant. */
export function usersOf(project: AuthProjectState, tenantId: string): AuthUsers {
  return tenantId === '' ? project : project.getTenantProject(tenantId);
}

/** Whose ID token this is. The emulator's tokens are unsigned. Throws the Refusal that production gives. */
export function readIdToken(project: AuthProjectState, idToken: string): Bearer {
  if (idToken === '') throw new Refusal('MISSING_ID_TOKEN');
  const claims = decodedClaims(idToken);
  const firebase = fieldsOf(claims['firebase']);
  const tenantId = textOf(firebase, 'tenant');
  const users = usersOf(project, tenantId);
  const user = users.getUserByLocalId(textOf(claims, 'user_id'));
  if (user === undefined) throw new Refusal('USER_NOT_FOUND');
  if (Number(claims['iat']) < Number(user.validSince ?? 0)) throw new Refusal('TOKEN_EXPIRED');
  if (user.disabled === true) throw new Refusal('USER_DISABLED');
  const identifier = textOf(firebase, 'second_factor_identifier');
  return {
    users,
    user,
    tenantId,
    signInProvider: textOf(firebase, 'sign_in_provider'),
    authTime: Number(claims['auth_time'] ?? 0),
    secondFactor: identifier === '' ? null : { identifier, provider: textOf(firebase, 'sign_in_second_factor') },
  };
}

function decodedClaims(token: string): Fields {
  try {
    return fieldsOf(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));
  } catch {
    throw new Refusal('INVALID_ID_TOKEN');
  }
}

/** Whose first factor was accepted. The emulator's pending credentials are unsigned JSON in Base64. */
export function readPendingCredential(project: AuthProjectState, credential: string): FirstFactor {
  if (credential === '') throw new Refusal('MISSING_MFA_PENDING_CREDENTIAL');
  const pending = decodedCredential(credential);
  const tenantId = textOf(pending, 'tenantId');
  const users = usersOf(project, tenantId);
  const user = users.getUserByLocalId(textOf(pending, 'localId'));
  if (user === undefined) throw new Refusal('INVALID_MFA_PENDING_CREDENTIAL');
  if (user.disabled === true) throw new Refusal('USER_DISABLED');
  return { users, user, tenantId, signInProvider: textOf(pending, 'signInProvider') };
}

function decodedCredential(credential: string): Fields {
  try {
    return fieldsOf(JSON.parse(Buffer.from(credential, 'base64').toString('utf8')));
  } catch {
    throw new Refusal('INVALID_MFA_PENDING_CREDENTIAL');
  }
}
