import { ValiError } from 'valibot';
import type { EmulatorUser } from '../tools/firebaseTools';
import { EXPIRED } from './mailedCodes';
import { type Answer, type Fields, Refusal, textOf } from './store/exchange';
import { type IdentityService, resetService } from './store/service';
import { changedSettings } from './store/settings';

/*
 * The doors for tests and development, under `/lotsmith/identity/`, with `Authorization: Bearer owner`. The public
 * interface has none of them. `doorClient.ts` is the way through them for tests in Node.
 */

export const DOORS = '/lotsmith/identity/';

/** Throws Refusal. */
export function doorAnswer(service: IdentityService, method: string, url: URL, body: Fields): Answer {
  try {
    return { status: 200, body: throughDoor(service, `${method} ${url.pathname.slice(DOORS.length)}`, url, body) };
  } catch (error) {
    if (error instanceof ValiError) throw new Refusal(`INVALID_ARGUMENT : ${error.message}`);
    throw error;
  }
}

function throughDoor(service: IdentityService, door: string, url: URL, body: Fields): Fields {
  switch (door) {
    case 'GET settings':
      return service.settings;
    case 'PATCH settings':
      return (service.settings = changedSettings(service.settings, body));
    case 'POST reset':
      resetService(service);
      return {};
    case 'GET faults':
      return { faults: service.faults.list() };
    case 'POST faults':
      service.faults.order(body);
      return {};
    case 'DELETE faults':
      service.faults.clear();
      return {};
    case 'GET revokedTokens':
      return { revokedTokens: service.revokedTokens };
    case 'POST signIns:age':
      service.signInAge.age(account(service, body).localId);
      return {};
    case 'POST mailedCodes:expire':
      return { expired: expireMailedCodes(service, body) };
    case 'GET totp':
      return { factors: totpOf(service, account(service, Object.fromEntries(url.searchParams))) };
    default:
      throw new Refusal(`There is no door "${door}".`, 404);
  }
}

/** By `localId` or `email`, in the project or in the tenant `tenantId`. */
function account({ project }: IdentityService, body: Fields): EmulatorUser {
  const tenantId = textOf(body, 'tenantId');
  const users = tenantId === '' ? project : project.getTenantProject(tenantId);
  const localId = textOf(body, 'localId');
  const user =
    localId === '' ? users.getUserByEmail(textOf(body, 'email').toLowerCase()) : users.getUserByLocalId(localId);
  if (user === undefined) throw new Refusal('USER_NOT_FOUND', 404);
  return user;
}

/** Those of an address, one code, or all. Returns how many. */
function expireMailedCodes({ project, mailedAt }: IdentityService, body: Fields): number {
  const [email, oobCode] = [textOf(body, 'email').toLowerCase(), textOf(body, 'oobCode')];
  const meant = [...mailedAt.keys()].filter(
    (code) => (oobCode === '' || code === oobCode) && (email === '' || project.oobs.get(code)?.email === email),
  );
  for (const code of meant) mailedAt.set(code, EXPIRED);
  return meant.length;
}

function totpOf({ totp }: IdentityService, user: EmulatorUser): Fields[] {
  return (user.mfaInfo ?? []).flatMap(({ mfaEnrollmentId, displayName }) => {
    const revealed = totp.reveal(mfaEnrollmentId);
    return revealed === null ? [] : [{ mfaEnrollmentId, displayName: displayName ?? null, ...revealed }];
  });
}
