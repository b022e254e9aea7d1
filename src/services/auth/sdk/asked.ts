import { authFailure } from './authFailure';
import type { SharedAuth } from './sharedAuth';

/**
 * A call that is not made with the present person's credentials: none of its codes ends the present session. Rejects
 * with GatewayFailure<AuthCode>.
 */
export async function asked<Result>(shared: SharedAuth, work: () => Promise<Result>): Promise<Result> {
  try {
    return await shared.attempt(work);
  } catch (error) {
    throw authFailure(error);
  }
}
