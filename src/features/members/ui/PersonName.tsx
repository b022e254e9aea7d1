import { memberName } from '../model/memberName';
import { useMembersSelector } from './membersHooks';
import { selectCards } from '../model/membersSlice';

/** What a member is called; `otherwise` for somebody of whom there is no card. */
export function PersonName({ uid, otherwise }: { readonly uid: string; readonly otherwise: string }) {
  return useMembersSelector((state) => memberName(selectCards(state)[uid], otherwise));
}
