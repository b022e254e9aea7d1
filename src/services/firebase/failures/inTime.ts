import { GatewayFailure } from '../../failure';
import { dataFailure } from './firebaseFailures';

/** A transaction never settles when the token for it cannot be fetched; nobody waits longer than this, in ms. */
const LIMIT_MS = 10_000;

/**
 * What a call of the document database resolves with. Rejects with GatewayFailure<DataCode>, `unavailable` when no answer
 * came in time.
 */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GatewayFailure('unavailable')), LIMIT_MS);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw error instanceof GatewayFailure ? error : dataFailure(error);
  } finally {
    clearTimeout(timer);
  }
}
