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

export { DATA_CODES, FILE_CODES, UPLOAD_CODES, type DataCode, type FileCode, type UploadCode } from '../shared/codes';

/** The code of a gateway's rejection, or `otherwise` for anything that is not one (a bug, a browser's own error). */
export function codeOf<Code extends string>(error: unknown, known: readonly Code[], otherwise: Code): Code {
  if (!(error instanceof GatewayFailure)) return otherwise;
  return known.find((code) => code === error.code) ?? otherwise;
}

export type Unsubscribe = () => void;
