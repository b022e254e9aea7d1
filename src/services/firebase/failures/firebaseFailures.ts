import { FirebaseError } from 'firebase/app';
import { AUTH_CODES } from '../../auth/authCodes';
import { DATA_CODES, FILE_CODES, GatewayFailure } from '../../failure';

/**
 * Identity codes come out of database and storage calls too (the token could not be fetched): they keep their `auth/`
 * prefix, so that the session guard gets them.
 */
function asSessionFailure(error: FirebaseError): GatewayFailure | null {
  const code = AUTH_CODES.find((known) => error.code === `auth/${known}`);
  return code === undefined ? null : new GatewayFailure(`auth/${code}`, error);
}

/** Any error of the document database as a failure with one of DATA_CODES (or `auth/…`). */
export function dataFailure(error: unknown): GatewayFailure {
  if (!(error instanceof FirebaseError)) return new GatewayFailure('unknown', error);
  const session = asSessionFailure(error);
  if (session !== null) return session;
  const code = DATA_CODES.find((known) => error.code === known || error.code === `firestore/${known}`);
  return new GatewayFailure(code ?? 'unknown', error);
}

/** Any error of the file storage as a failure with one of FILE_CODES (or `auth/…`). */
export function fileFailure(error: unknown): GatewayFailure {
  if (!(error instanceof FirebaseError)) return new GatewayFailure('unknown', error);
  const session = asSessionFailure(error);
  if (session !== null) return session;
  const code = FILE_CODES.find((known) => error.code === `storage/${known}`);
  return new GatewayFailure(code ?? 'unknown', error);
}
