import { GatewayFailure } from '../../failure';
import type { AuthCode } from '../authCodes';
import type { SecondFactorNeeded } from '../outcomes';
import type { SharedAuth } from './sharedAuth';

/** Without the connection that brings the meaning of an answer, the connection is what is said to be missing. */
function notHere(cause: unknown): never {
  throw new GatewayFailure<AuthCode>('network-request-failed', cause);
}

/** The meaning of a refusal is fetched with the first one: a visit on which all goes well needs no list of codes. */
async function withMeaning<Result>(
  shared: SharedAuth | null,
  work: () => Promise<Result>,
): Promise<Result | SecondFactorNeeded> {
  try {
    return await work();
  } catch (error) {
    const { readRefusal } = await import('./refusals').catch(notHere);
    return readRefusal(shared, error);
  }
}

/** A call of the present session, which never asks for a second step. Rejects with GatewayFailure<AuthCode>. */
export const guarded = <Result>(work: () => Promise<Result>) => withMeaning(null, work) as Promise<Result>;

/**
 * Signs in, or once more: the result of `work`, or the second step that it asks for. Rejects with GatewayFailure<AuthCode>.
 * No code of it ends the present session.
 */
export const enter = <Result>(shared: SharedAuth, work: () => Promise<Result>) =>
  withMeaning(shared, () => shared.attempt(work));
