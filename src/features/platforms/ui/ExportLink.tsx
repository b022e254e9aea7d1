import { useTexts } from '../../../shared/messages/useTexts';
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink';
import { exportTexts } from '../texts/exportTexts';

/** In the head of a sale: the way to its export. */
export function ExportLink({ saleId }: { readonly saleId: string }) {
  const texts = useTexts(exportTexts);
  return (
    <ButtonLink kind="quiet" icon="upload" href={`/sales/${saleId}/export`}>
      {texts.title}
    </ButtonLink>
  );
}
