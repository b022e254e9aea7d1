import type { AuthUsers } from '../tools/firebaseTools';
import { isExpired } from './mailedCodes';
import type { IdentityService } from './store/service';

/*
 * Three rules belong into the middle of the emulator's own operations: second factors without a phone number, the age of
 * mailed codes, and the end of refresh tokens. They are laid over its state, of the project and of each tenant.
 */

/** Call before users are added. */
export function hookProject(service: IdentityService): void {
  const { project } = service;
  hookUsers(service, project);
  const hooked = new WeakSet<AuthUsers>();
  const getTenantProject = project.getTenantProject.bind(project);
  project.getTenantProject = (tenantId) => {
    const tenant = getTenantProject(tenantId);
    if (!hooked.has(tenant)) hookUsers(service, tenant);
    hooked.add(tenant);
    return tenant;
  };
}

function hookUsers(service: IdentityService, users: AuthUsers): void {
  allowTotpFactors(users);
  ageMailedCodes(service, users);
  endRefreshTokens(service, users);
}

/** The emulator demands a phone number of every second factor. */
function allowTotpFactors(users: AuthUsers): void {
  const validate = users.validateMfaEnrollments.bind(users);
  users.validateMfaEnrollments = (enrollments) => {
    validate(enrollments.filter(({ totpInfo }) => totpInfo === undefined));
    return enrollments;
  };
}

function ageMailedCodes(service: IdentityService, users: AuthUsers): void {
  const create = users.createOob.bind(users);
  users.createOob = (...details) => {
    const oob = create(...details);
    service.mailedAt.set(oob.oobCode, service.now());
    return oob;
  };
  const validate = users.validateOobCode.bind(users);
  users.validateOobCode = (oobCode) => {
    const oob = validate(oobCode);
    if (oob !== undefined && service.settings.enabled && isExpired(service, oob))
      throw service.internals.refusal('EXPIRED_OOB_CODE');
    return oob;
  };
}

/** The emulator accepts a refresh token for ever, and calls that of a deleted account malformed. */
function endRefreshTokens(service: IdentityService, users: AuthUsers): void {
  const { decodeRefreshToken, encodeRefreshToken, refusal } = service.internals;
  const create = users.createRefreshTokenFor.bind(users);
  users.createRefreshTokenFor = (...about) =>
    encodeRefreshToken({ ...decodeRefreshToken(create(...about)), issuedAt: Math.floor(service.now() / 1000) });
  const validate = users.validateRefreshToken.bind(users);
  users.validateRefreshToken = (token) => {
    if (service.settings.enabled && service.settings.refreshTokensEnd) {
      const { localId, issuedAt } = decodeRefreshToken(token);
      const user = users.getUserByLocalId(localId);
      if (user === undefined) throw refusal('USER_NOT_FOUND');
      // A token from before this layer tells no time: a browser that kept one stays signed in.
      if (typeof issuedAt === 'number' && issuedAt < Number(user.validSince ?? 0)) throw refusal('TOKEN_EXPIRED');
    }
    return validate(token);
  };
}
