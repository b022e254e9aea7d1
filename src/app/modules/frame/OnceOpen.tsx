import type { ReactNode } from 'react';
import { selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { selectSale } from '../../../features/sales/salesSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink';
import { EmptyState } from '../../../shared/ui/messages/EmptyState';
import { workspaceTexts } from '../../texts/workspaceTexts';
import styles from './NoSale.module.css';

/**
 * The id of another sale whose lots are still the open ones, else null: an act that was begun there, such as an import, is made
 * to its end after the person has left it.
 */
export function useOtherOpenSale(saleId: string): string | null {
  const open = useLotsSelector(selectOpenSaleId);
  return open === saleId ? null : open;
}

/** Something on the lots of a sale, and meanwhile why they are not there yet: nobody may work on those of another one. */
export function OnceOpen({ saleId, children }: { readonly saleId: string; readonly children: ReactNode }) {
  const other = useOtherOpenSale(saleId);
  return other === null ? children : <OtherOpen saleId={other} />;
}

function OtherOpen({ saleId }: { readonly saleId: string }) {
  const texts = useTexts(workspaceTexts);
  const sale = useSalesSelector((state) => selectSale(state, saleId));
  return (
    <div className={styles['place']}>
      <EmptyState
        icon="sending"
        level={1}
        title={texts.otherOpen(sale?.title ?? '…')}
        action={<ButtonLink href={`/sales/${saleId}`}>{texts.toOther}</ButtonLink>}
      >
        <p>{texts.otherOpenText}</p>
      </EmptyState>
    </div>
  );
}
