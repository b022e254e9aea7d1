import { isOwnedBy, type Sale } from '../../../domain/sales/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import type { MenuItem } from '../../../shared/ui/buttons/Menu';
import { selectUid } from '../../auth/model/authSlice';
import { usePublicationSelector } from '../catalogueHooks';
import { publicationTexts } from '../publicationTexts';

/**
 * The public catalogue in the menu of its sale: for all its people the look at it before it is public, then the page itself;
 * for owners the way to publish it and to take it back.
 */
export function usePublicationItems(sale: Sale): readonly MenuItem[] {
  const { menu } = useTexts(publicationTexts);
  const uid = usePublicationSelector(selectUid);
  const isOwner = isOwnedBy(sale, uid);
  const settings = `/sales/${sale.id}/settings#catalogue`;
  const preview = { id: 'preview', words: menu.preview, href: `/sales/${sale.id}/preview` };
  if (typeof sale.slug !== 'string') {
    if (!isOwner) return [preview];
    return [preview, { id: 'publish', words: menu.publish, hint: menu.publishHint, href: settings }];
  }
  // Whether visitors find it is asked for on the settings only: an answer of some hours ago would be a wrong word here.
  return [
    { id: 'catalogue', words: menu.catalogue, href: `/c/${sale.slug}` },
    ...(isOwner ? [{ id: 'publish', words: menu.change, href: settings }] : []),
  ];
}
