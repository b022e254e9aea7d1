import { useTexts } from '../../../shared/messages/useTexts';
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink';
import { membersTexts } from '../texts/membersTexts';
import styles from './Presence.module.css';
import { WhoIsHere } from './WhoIsHere';

/** In the head of a sale: the way to its settings and people, and who has it open. */
export function SalePeople({ saleId }: { readonly saleId: string }) {
  const texts = useTexts(membersTexts);
  return (
    <div className={styles['people']}>
      <ButtonLink kind="quiet" icon="person" href={`/sales/${saleId}/settings`}>
        {texts.settings}
      </ButtonLink>
      <WhoIsHere />
    </div>
  );
}
