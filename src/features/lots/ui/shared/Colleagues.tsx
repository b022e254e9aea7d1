import { use } from 'react';
import { ColleaguesContext } from './colleaguesContext';

/** Who has the sale open, in its bar. */
export function ColleaguesInSale() {
  const parts = use(ColleaguesContext);
  return parts === null ? null : <parts.InSale />;
}

/** Who else is working on a lot, in its row and in the editor. */
export function ColleaguesAtLot({ lotId, as = 'words' }: { readonly lotId: string; readonly as?: 'words' | 'mark' }) {
  const parts = use(ColleaguesContext);
  return parts === null ? null : <parts.AtLot lotId={lotId} as={as} />;
}

/** What a colleague is called, for the history of a lot. */
export function ColleagueName({ uid, otherwise }: { readonly uid: string; readonly otherwise: string }) {
  const parts = use(ColleaguesContext);
  return parts === null ? otherwise : <parts.Name uid={uid} otherwise={otherwise} />;
}
