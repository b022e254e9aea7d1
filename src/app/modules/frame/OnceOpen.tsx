import type { ReactNode } from 'react';
import type { Sale } from '../../../domain/sales/sale';
import { selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { selectOpenableSale, selectSale } from '../../../features/sales/salesSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink';
import { EmptyState } from '../../../shared/ui/messages/EmptyState';
import { workspaceTexts } from '../../texts/workspaceTexts';
import { NoSale } from './NoSale';
import styles from './NoSale.module.css';

/**
 * The id of another sale whose lots are still the open ones, else null: an act that was begun there, such as an import, is made
 * to its end after the person has left it.
 */
export function useOtherOpenSale(saleId: string): string | null {
  const open = useLotsSelector(selectOpenSaleId);
  return open === saleId ? null : open;
}

interface OnceOpenProps {
  readonly saleId: string;
  readonly children: (sale: Sale) => ReactNode;
}

/**
 * Something on the lots of a sale, or why it is not there: the sale cannot be opened, or its lots are not the open ones yet, and
 * nobody may work on those of another sale.
 */
export function OnceOpen({ saleId, children }: OnceOpenProps) {
  const sale = useSalesSelector((state) => selectOpenableSale(state, saleId));
  const other = useOtherOpenSale(saleId);
  if (sale === undefined) return <NoSale saleId={saleId} />;
  return other === null ? children(sale) : <OtherOpen saleId={other} />;
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
