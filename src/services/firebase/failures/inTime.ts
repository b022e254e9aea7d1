import { GatewayFailure } from '../../failure';
import { dataFailure } from './firebaseFailures';

/** A transaction never settles when the token for it cannot be fetched; nobody waits longer than this, in ms. */
const LIMIT_MS = 10_000;

/** Added for what a call carries, in bytes per ms: a network as slow as that is still one. */
export const SLOWEST = 20;

/**
 * What a call of the document database resolves with. Rejects with GatewayFailure<DataCode>, `unavailable` when no answer
 * came in time. `bytes`: how much the call carries.
 */
export function inTime<Result>(work: Promise<Result>, bytes = 0): Promise<Result> {
  return whileAnswered(() => work, bytes);
}

/** As `inTime`, for work of many questions: it has that time anew whenever it says that one was answered. */
export async function whileAnswered<Result>(
  begin: (answered: () => void) => Promise<Result>,
  bytes = 0,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = (): void => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new GatewayFailure('unavailable')), LIMIT_MS + bytes / SLOWEST);
    };
  });
  let isOver = false;
  wait();
  try {
    const work = begin(() => {
      if (!isOver) wait();
    });
    work.catch(() => undefined);
    return await Promise.race([work, late]);
  } catch (error) {
    throw error instanceof GatewayFailure ? error : dataFailure(error);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
