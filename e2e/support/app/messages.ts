import type { LocalAddresses } from '../../../local/net/project';
import { LOCAL_PROJECT } from '../../../local/net/project';

interface Mail {
  readonly email: string;
  readonly oobLink: string;
  readonly requestType: string;
}

/** What the identity service would have sent: mails by their links, messages by their codes. */
export function messages({ auth }: LocalAddresses) {
  async function sent<T>(list: string): Promise<T> {
    const url = `${auth}/emulator/v1/projects/${LOCAL_PROJECT}/${list}`;
    const response = await fetch(url, { headers: { Authorization: 'Bearer owner' } });
    return (await response.json()) as T;
  }

  return {
    /** The query of the newest link that was mailed to this address; of this kind, when one is named. */
    async mailedTo(email: string, requestType?: string): Promise<URLSearchParams> {
      const { oobCodes } = await sent<{ oobCodes: Mail[] }>('oobCodes');
      const mail = oobCodes.findLast(
        (oob) => oob.email === email && (requestType === undefined || oob.requestType === requestType),
      );
      if (mail === undefined) throw new Error(`No mail to ${email}.`);
      return new URL(mail.oobLink).searchParams;
    },
    /** The newest code that was sent to this number, in E.164. */
    async codeFor(phoneNumber: string): Promise<string> {
      const { verificationCodes } = await sent<{ verificationCodes: { phoneNumber: string; code: string }[] }>(
        'verificationCodes',
      );
      const message = verificationCodes.findLast((each) => each.phoneNumber === phoneNumber);
      if (message === undefined) throw new Error(`No message to ${phoneNumber}.`);
      return message.code;
    },
  };
}

/** A code that is not this one. */
export const otherThan = (code: string): string => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

let numbers = 0;

/** A number that no other test uses, in E.164. */
export function newPhoneNumber(): string {
  numbers += 1;
  return `+4930${String(Date.now()).slice(-7)}${numbers}`;
}
