import { FirebaseError } from 'firebase/app';
import { isRevocationCode, type RevocationCode } from '../revocationCodes';

/** The present person, as far as this needs to know; `ask` makes a call that fails when the session is refused. */
interface Present {
  readonly uid: string;
  ask(): Promise<unknown>;
}

/**
 * Tells refusals of the present session from refusals of a sign-in attempt. A code that appears while no attempt is on
 * its way is about the session. One that appears during an attempt may be about either, and some refusals (those to which
 * the server adds words of its own) are not seen at all: when the session then ends unasked, the service is asked again,
 * with the credentials that it ended.
 */
export function createRevocations(tell: (code: RevocationCode, uid: string | null) => void) {
  let attempts = 0;
  let explained = false;
  let endExpected = false;
  let present: Present | null = null;
  /** The last person: what happens after the SDK has let go of a person is still about that one. */
  let lastUid: string | null = null;
  let listening = false;
  let early: RevocationCode | null = null;
  /** A stored session was asked about at start. */
  let doubted = false;
  let known = false;

  const askAgain = async ({ uid, ask }: Present) => {
    try {
      await ask();
    } catch (error) {
      const code = error instanceof FirebaseError ? error.code.replace(/^auth\//, '') : '';
      if (isRevocationCode(code)) tell(code, uid);
      // The account is gone, or its tokens are: for the person that is a session that has expired.
      else if (code === 'invalid-refresh-token' || code === 'invalid-user-token') tell('user-token-expired', uid);
    }
  };

  const deliver = (code: RevocationCode) => {
    const uid = lastUid;
    // Not from within the SDK's own error handling: a listener may sign out.
    queueMicrotask(() => tell(code, uid));
  };

  return {
    /** The SDK made an error of this code. */
    seen(code: RevocationCode) {
      if (attempts > 0) return;
      explained = true;
      if (listening) deliver(code);
      else early = code;
    },
    /** A question about a session goes to the service. */
    asked() {
      doubted ||= !known && attempts === 0;
    },
    /** There is a listener now: it gets the code that was seen before. */
    listen() {
      listening = true;
      if (early !== null) deliver(early);
      early = null;
    },
    /** The SDK has said who is signed in. */
    changed(user: Present | null) {
      // Not every end at start comes with a code: for the person it is a session that has expired.
      if (user === null && doubted && !explained) deliver('user-token-expired');
      doubted = false;
      known = true;
      if (user === null && present !== null && !explained && !endExpected) void askAgain(present);
      if (user?.uid !== present?.uid) {
        explained = false;
        endExpected = false;
      }
      present = user;
      if (user !== null) lastUid = user.uid;
    },
    /** The end that comes is asked for. Gives what to call when it does not come. */
    expectEnd(): () => void {
      endExpected = true;
      return () => {
        endExpected = false;
      };
    },
    /** A sign-in attempt: its codes say nothing about the present session. */
    async attempt<Result>(work: () => Promise<Result>): Promise<Result> {
      attempts += 1;
      try {
        return await work();
      } finally {
        attempts -= 1;
      }
    },
  };
}
