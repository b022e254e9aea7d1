import { readIdToken } from './accounts';
import type { Call } from './call';
import { type Fields, Refusal, textOf } from './store/exchange';
import { revertAnswer } from './secondFactorMail';
import type { IdentityService } from './store/service';
import { finalizeEnrollment, finalizeSignIn, startEnrollment } from './totpEndpoints';

/** The answer of a method that the emulator lacks; null: the emulator's. Throws Refusal. */
export function ownAnswer(service: IdentityService, call: Call): Fields | null {
  const { method, name, query, body, origin } = call;
  switch (`${method} ${name}`) {
    case 'GET v2/passwordPolicy':
      return service.settings.passwordPolicy;
    case 'GET v2/recaptchaConfig':
      return recaptchaConfig(service, query);
    case 'POST v2/accounts:revokeToken':
      return revokeToken(service, body);
    case 'POST v2/accounts/mfaEnrollment:start':
      return 'totpEnrollmentInfo' in body ? startEnrollment(service, body) : null;
    case 'POST v2/accounts/mfaEnrollment:finalize':
      return 'totpVerificationInfo' in body ? finalizeEnrollment(service, body, origin) : null;
    case 'POST v2/accounts/mfaSignIn:finalize':
      return 'totpVerificationInfo' in body ? finalizeSignIn(service, body) : null;
    case 'POST v1/accounts:resetPassword':
    case 'POST v1/accounts:update':
      return revertAnswer(service, call);
    default:
      return null;
  }
}

function recaptchaConfig(service: IdentityService, query: URLSearchParams): Fields {
  if ((query.get('clientType') ?? '') === '') throw new Refusal('MISSING_CLIENT_TYPE');
  if ((query.get('version') ?? '') === '') throw new Refusal('MISSING_RECAPTCHA_VERSION');
  return service.settings.recaptcha;
}

function revokeToken(service: IdentityService, body: Fields): Fields {
  const { user } = readIdToken(service.project, textOf(body, 'idToken'));
  const providerId = textOf(body, 'providerId');
  const [tokenType, token] = [textOf(body, 'tokenType'), textOf(body, 'token')];
  if (providerId !== 'apple.com') throw new Refusal('INVALID_PROVIDER_ID : Only apple.com is supported.');
  if (token === '') throw new Refusal('INVALID_REQ_TYPE : Missing token.');
  service.revokedTokens.push({ localId: user.localId, providerId, tokenType, token });
  return {};
}
