import { useTexts } from '../../../shared/messages/useTexts';
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink';
import { importLinkTexts } from '../model/importLinkTexts';

/** In the head of a sale: the way to its import. */
export function ImportLink({ saleId }: { readonly saleId: string }) {
  const texts = useTexts(importLinkTexts);
  return (
    <ButtonLink kind="quiet" icon="add" href={`/sales/${saleId}/import`}>
      {texts.import}
    </ButtonLink>
  );
}
