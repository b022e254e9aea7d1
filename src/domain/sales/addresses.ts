import { isDocumentId } from '../values/documentId';
import { readSlug } from '../values/slug';

/*
 * What the addresses of our pages name. Anybody may write anything into an address bar or a link, so ids are checked
 * here, and nowhere else: what comes out has the form of an id, or is null.
 */

const part = (path: string, place: number): string => path.split('/', place + 1)[place] ?? '';

const idAfter = (root: string, path: string): string | null => {
  const id = part(path, 2);
  return part(path, 1) === root && isDocumentId(id) ? id : null;
};

/** The sale that a path is about: `/sales/{id}` and what is below. */
export const saleIdOf = (path: string): string | null => idAfter('sales', path);

/** The invitation of a path: `/invitations/{id}`. */
export const invitationIdOf = (path: string): string | null => idAfter('invitations', path);

/** The catalogue of a path: `/c/{slug}` and what is below. */
export function slugOf(path: string): string | null {
  return part(path, 1) === 'c' ? readSlug(part(path, 2)) : null;
}

/** The lot in the editor: `?lot={id}`. A malformed id opens no lot. */
export function lotIdOf(search: string): string | null {
  const id = new URLSearchParams(search).get('lot') ?? '';
  return isDocumentId(id) ? id : null;
}

/** Whether the lots are shown one by one, to be described: `?view=describe`. */
export const isDescribing = (search: string): boolean => new URLSearchParams(search).get('view') === 'describe';

/** Where the lots of a sale are described, one by one; without a lot it begins at the first that needs something. */
export const describePath = (saleId: string, lotId: string | null): string =>
  `/sales/${saleId}?view=describe${lotId === null ? '' : `&lot=${lotId}`}`;

/** A lot of the sale in the view that `search` is of: in the editor, or to be described. */
export const lotPath = (saleId: string, lotId: string, search: string): string =>
  isDescribing(search) ? describePath(saleId, lotId) : `/sales/${saleId}?lot=${lotId}`;
