import { GatewayFailure } from '../failure';
import type { AuthCode } from './authCodes';
import type { SecondFactorNeeded } from './outcomes';
import type { SharedAuth } from './sharedAuth';

/** Without the connection that brings the meaning of an answer, the connection is what is said to be missing. */
function notHere(cause: unknown): never {
  throw new GatewayFailure<AuthCode>('network-request-failed', cause);
}

/** Fetched with the first refusal: a visit on which all goes well needs no list of codes. */
const reading = async () => (await import('./refusals').catch(notHere)).readRefusal;

/** A call of the present session: what it gives. Rejects with GatewayFailure<AuthCode>. */
export async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const read = await reading();
    read(null, error);
    // It has thrown what this one means.
    throw error;
  }
}

/**
 * Signs in, or once more: the result of `work`, or the second step that it asks for. Rejects with GatewayFailure<AuthCode>.
 * No code of it ends the present session.
 */
export async function enter<Result>(
  shared: SharedAuth,
  work: () => Promise<Result>,
): Promise<Result | SecondFactorNeeded> {
  try {
    return await shared.attempt(work);
  } catch (error) {
    const read = await reading();
    return read(shared, error);
  }
}
