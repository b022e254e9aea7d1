import { isOwnedBy, type Sale } from '../../../domain/sales/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink';
import { selectUid } from '../../auth/model/authSlice';
import { usePublicationSelector } from '../catalogueHooks';
import { publicationTexts } from '../publicationTexts';

interface PublishLinkProps {
  readonly sale: Sale;
  /** Lots that are marked as ready, and so in no catalogue yet. */
  readonly ready: number;
}

/**
 * In the bar of a sale, once publishing is its owner's next step: by a look at the catalogue as a visitor. What else has
 * changed since is known after the published catalogue was read only, which the settings do.
 */
export function PublishLink({ sale, ready }: PublishLinkProps) {
  const { bar } = useTexts(publicationTexts);
  const uid = usePublicationSelector(selectUid);
  const isFirst = sale.status === 'numbersLocked';
  if (!isOwnedBy(sale, uid) || !(isFirst || (sale.status === 'published' && ready > 0))) return null;
  return (
    <ButtonLink
      kind="quiet"
      href={`/sales/${sale.id}/preview`}
      title={isFirst ? bar.firstHint : bar.changesHint(ready)}
    >
      {bar.publish}
    </ButtonLink>
  );
}
