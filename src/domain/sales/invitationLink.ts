import { readAddress, type Invitation, type InvitedRole } from './invitation';

/*
 * The rules show an invitation to nobody but its owners and the invited, signed in. So that a visitor knows what a link is
 * about, the link says it itself, in the fragment, which browsers send to no server. Anybody can write such a link:
 * what it says is shown as a claim, and after signing in only the invitation counts.
 */

/** What the link of an invitation says. */
export interface InvitationClaim {
  readonly saleTitle: string;
  /** The name of who invites, or the address when they have no name. */
  readonly by: string;
  readonly role: InvitedRole;
  /** The invited address, in lower case. */
  readonly email: string | null;
}

// In characters. Together they keep the longest link below what one may be sent on to after signing in.
const LONGEST_TITLE = 60;
const LONGEST_NAME = 40;
const LONGEST_ADDRESS = 100;
/** What is longer is no link of ours. */
const LONGEST_FRAGMENT = 2000;

/** Characters that are not seen, but for spaces and the two joiners of letters and pictures (as in 👩‍🌾). */
const UNSEEN = /(?![\s\u200c\u200d])\p{C}/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line without unseen characters, not longer than `longest`; '' when nothing of it would be seen. */
function oneLine(text: string, longest: number): string {
  const line = text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (!SEEN.test(line)) return '';
  const characters = [...line];
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

/** Where an invitation is answered, with what a visitor is to know of it. */
export function invitationPath({ id, saleTitle, byName, byEmail, role, email }: Invitation): string {
  const said = new URLSearchParams({
    sale: oneLine(saleTitle, LONGEST_TITLE),
    by: oneLine(byName === '' ? byEmail : byName, LONGEST_NAME),
    ...(email.length <= LONGEST_ADDRESS && { for: email }),
    as: role,
  });
  return `/invitations/${id}#${said.toString()}`;
}

/** What a fragment says; null for one of an older link, and for one that anybody has damaged. */
export function readInvitationClaim(fragment: string): InvitationClaim | null {
  if (fragment.length > LONGEST_FRAGMENT) return null;
  const said = new URLSearchParams(fragment.slice(1));
  const saleTitle = oneLine(said.get('sale') ?? '', LONGEST_TITLE);
  const by = oneLine(said.get('by') ?? '', LONGEST_NAME);
  const role = said.get('as');
  if (saleTitle === '' || by === '' || (role !== 'editor' && role !== 'viewer')) return null;
  // Half an address would be another one.
  const address = oneLine(said.get('for') ?? '', LONGEST_FRAGMENT);
  return { saleTitle, by, role, email: address.length <= LONGEST_ADDRESS ? readAddress(address) : null };
}
