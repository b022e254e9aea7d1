/**
 * What a gateway's promise may reject with: a plain error that carries one code of a closed union, never the SDK's own
 * error or its text. `cause` keeps the original for the log only; it must not enter an action.
 */
export class GatewayFailure<Code extends string = string> extends Error {
  readonly code: Code;

  constructor(code: Code, cause?: unknown) {
    super(code, { cause });
    this.name = 'GatewayFailure';
    this.code = code;
  }
}

/** Codes of the document database (Cloud Firestore), its own names without the `firestore/` prefix. */
export const DATA_CODES = [
  'cancelled',
  'unknown',
  'invalid-argument',
  'deadline-exceeded',
  'not-found',
  'already-exists',
  'permission-denied',
  'unauthenticated',
  'resource-exhausted',
  'failed-precondition',
  'aborted',
  'out-of-range',
  'unimplemented',
  'internal',
  'unavailable',
  'data-loss',
] as const;
export type DataCode = (typeof DATA_CODES)[number];

/** Codes of the file storage that the application tells apart; everything else is `unknown`. */
export const FILE_CODES = [
  'unauthenticated',
  'unauthorized',
  'object-not-found',
  'canceled',
  'retry-limit-exceeded',
  'quota-exceeded',
  'unknown',
] as const;
export type FileCode = (typeof FILE_CODES)[number];

/** The code of a gateway's rejection, or `otherwise` for anything that is not one (a bug, a browser's own error). */
export function codeOf<Code extends string>(error: unknown, known: readonly Code[], otherwise: Code): Code {
  if (!(error instanceof GatewayFailure)) return otherwise;
  return known.find((code) => code === error.code) ?? otherwise;
}

export type Unsubscribe = () => void;
