import type { SagaGenerator } from 'typed-redux-saga';
import type { AccountGateway } from '../../../services/auth/AccountGateway';
import { gateway } from '../../base/effects';

/**
 * Asks for what the adapter keeps under an id until it is given back: a ticket, a secret. What comes after the asking was
 * given up is forgotten. `run` makes the call, such as `withRecentLogin`.
 */
export function* askForKept<Result>(
  ask: (account: AccountGateway) => Promise<Result>,
  idOf: (result: Result) => string,
  run: (work: () => Promise<Result>) => SagaGenerator<Result>,
): SagaGenerator<Result> {
  const account = yield* gateway('account');
  let isWaiting = true;
  try {
    return yield* run(async () => {
      const result = await ask(account);
      if (!isWaiting) account.forget(idOf(result));
      return result;
    });
  } finally {
    isWaiting = false;
  }
}

/** A ticket is its own id. */
export const ticketItself = (ticketId: string): string => ticketId;
