import { invitationIdOf } from '../../../domain/sales/addresses';
import { readInvitationClaim, type InvitationClaim } from '../../../domain/sales/invitationLink';
import { returnPath } from '../../navigation/model/access';
import { selectPlace } from '../../navigation/model/navigationSlice';
import { useSignInFlowSelector } from './signInFlowHooks';

interface Invited {
  /** What the link says; null when it says nothing. */
  readonly claim: InvitationClaim | null;
  /** The address that the link says is invited. */
  readonly email: string | undefined;
}

/** The invitation that a visitor came for, as far as its link says; null for who came for another page. */
export function useInvited(): Invited | null {
  const { search, hash } = useSignInFlowSelector(selectPlace);
  const [path = ''] = returnPath(search).split(/[?#]/);
  if (invitationIdOf(path) === null) return null;
  const claim = readInvitationClaim(hash);
  return { claim, email: claim?.email ?? undefined };
}
