import { PhoneAuthProvider, RecaptchaVerifier, type Auth, type PhoneInfoOptions } from 'firebase/auth';

/**
 * Sends a code by SMS, after the bot check that the service demands; it is invisible unless it has doubts. Resolves with
 * the id that the code is given back with. `to`: a number in E.164, or which second step is meant.
 */
export async function sendCodeTo(auth: Auth, to: string | PhoneInfoOptions): Promise<string> {
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(to, verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
}
