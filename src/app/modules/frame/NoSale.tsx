import { useSalesSelector } from '../../../features/sales/salesHooks';
import {
  selectSale,
  selectSalesCode,
  selectSalesStatus,
  selectUnreadableSales,
} from '../../../features/sales/salesSlice';
import { failureTexts } from '../../../shared/failureTexts';
import { useTexts } from '../../../shared/messages/useTexts';
import { Banner } from '../../../shared/ui/messages/Banner';
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink';
import { EmptyState } from '../../../shared/ui/messages/EmptyState';
import styles from './NoSale.module.css';
import { workspaceTexts } from '../../texts/workspaceTexts';

/** In place of a sale that is not among the person's own, or could not be read; nothing while that is not known. */
export function NoSale({ saleId }: { readonly saleId: string }) {
  const texts = useTexts(workspaceTexts);
  const failures = useTexts(failureTexts);
  const status = useSalesSelector(selectSalesStatus);
  const code = useSalesSelector(selectSalesCode);
  const sale = useSalesSelector((state) => selectSale(state, saleId));
  const isUnreadable = useSalesSelector(selectUnreadableSales).some(({ id }) => id === saleId);
  if (status !== 'failed' && status !== 'live') return null;
  return (
    <div className={styles['place']}>
      {status === 'failed' ? (
        <Banner tone="danger" role="alert" title={texts.saleUnread}>
          {failures.data[code ?? 'unknown']}
        </Banner>
      ) : (
        <EmptyState
          icon="search"
          level={1}
          title={sale !== undefined ? texts.deleted(sale.title) : isUnreadable ? texts.saleUnread : texts.notYours}
          action={<ButtonLink href="/sales">{texts.mySales}</ButtonLink>}
        >
          <p>{sale !== undefined ? texts.deletedText : isUnreadable ? texts.unreadableText : texts.notYoursText}</p>
        </EmptyState>
      )}
    </div>
  );
}
