import { useSalesSelector } from '../../../features/sales/salesHooks';
import {
  retrySales,
  selectSale,
  selectSalesCode,
  selectSalesStatus,
  selectUnreadableSales,
} from '../../../features/sales/salesSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink';
import { EmptyState } from '../../../shared/ui/messages/EmptyState';
import { UnreadBanner } from '../../../shared/ui/messages/UnreadBanner';
import { useAppDispatch } from '../../../store/hooks';
import styles from './NoSale.module.css';
import { workspaceTexts } from '../../texts/workspaceTexts';

/** In place of a sale that is not among the person's own, or could not be read; nothing while that is not known. */
export function NoSale({ saleId }: { readonly saleId: string }) {
  const texts = useTexts(workspaceTexts);
  const dispatch = useAppDispatch();
  const status = useSalesSelector(selectSalesStatus);
  const code = useSalesSelector(selectSalesCode);
  const sale = useSalesSelector((state) => selectSale(state, saleId));
  const isUnreadable = useSalesSelector(selectUnreadableSales).some(({ id }) => id === saleId);
  if (status !== 'failed' && status !== 'live') return null;
  return (
    <div className={styles['place']}>
      {status === 'failed' ? (
        <UnreadBanner title={texts.saleUnread} code={code} onRetry={() => dispatch(retrySales())} />
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
