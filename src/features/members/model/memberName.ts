import type { MemberCard } from '../../../services/members/MembersGateway';

/** What a member is called: the name, or the address, or the words for somebody who has not been here yet. */
export function memberName(card: MemberCard | undefined, nameless: string): string {
  return card?.name || card?.email || nameless;
}
