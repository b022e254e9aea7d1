import type { ReactNode } from 'react';
import { roleOf, type Sale } from '../../domain/sales/sale';
import { failureTexts } from '../../shared/failureTexts';
import { formatDay } from '../../shared/formatDay';
import { useLocale } from '../../shared/messages/languageChoice';
import { useTexts } from '../../shared/messages/useTexts';
import { Banner } from '../../shared/ui/messages/Banner';
import { Button } from '../../shared/ui/buttons/Button';
import { EmptyState } from '../../shared/ui/messages/EmptyState';
import { InlineMessage } from '../../shared/ui/messages/InlineMessage';
import { Link } from '../../shared/ui/navigation/Link';
import { StatusChip } from '../../shared/ui/messages/StatusChip';
import { useAppDispatch } from '../../store/hooks';
import { selectUid } from '../auth/model/authSlice';
import { NewSaleDialog } from './NewSaleDialog';
import { useSalesSelector } from './salesHooks';
import {
  newSaleOpened,
  retrySales,
  selectLotCount,
  selectSales,
  selectSalesCode,
  selectSalesStatus,
  selectUnreadableSales,
} from './salesSlice';
import { salesTexts } from './salesTexts';
import styles from './SalesPage.module.css';

interface SalesPageProps {
  /** What waits for the person's decision: parts of other features. */
  readonly waiting: ReactNode;
}

/** The sales a person works on; the way to a new one. */
export function SalesPage({ waiting }: SalesPageProps) {
  const texts = useTexts(salesTexts);
  const dispatch = useAppDispatch();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['heading']}>{texts.sales}</h1>
        <Button kind="primary" icon="add" onClick={() => dispatch(newSaleOpened())}>
          {texts.newSale}
        </Button>
      </header>
      {waiting}
      <SaleList />
      <NewSaleDialog />
    </div>
  );
}

function SaleList() {
  const texts = useTexts(salesTexts);
  const failures = useTexts(failureTexts);
  const dispatch = useAppDispatch();
  const sales = useSalesSelector(selectSales);
  const unreadable = useSalesSelector(selectUnreadableSales);
  const status = useSalesSelector(selectSalesStatus);
  const code = useSalesSelector(selectSalesCode);
  if (status === 'failed') {
    return (
      <Banner
        tone="danger"
        role="alert"
        title={texts.cannotBeRead}
        action={<Button onClick={() => dispatch(retrySales())}>{texts.tryAgain}</Button>}
      >
        {failures.data[code ?? 'unknown']}
      </Banner>
    );
  }
  if (sales.length === 0 && unreadable.length === 0) {
    return status === 'live' ? (
      <EmptyState icon="catalogue" title={texts.none}>
        <p>{texts.noneText}</p>
      </EmptyState>
    ) : null;
  }
  return (
    <ul className={styles['list']} aria-label={texts.sales}>
      {sales.map((sale) => (
        <SaleRow key={sale.id} sale={sale} />
      ))}
      {unreadable.map(({ id, title }) => (
        <li key={id} className={styles['row']}>
          <InlineMessage tone="warn">{texts.unreadable(title)}</InlineMessage>
        </li>
      ))}
    </ul>
  );
}

function SaleRow({ sale }: { sale: Sale }) {
  const texts = useTexts(salesTexts);
  const locale = useLocale();
  const uid = useSalesSelector(selectUid);
  const count = useSalesSelector((state) => selectLotCount(state, sale.id));
  const role = uid === null ? null : roleOf(sale, uid);
  return (
    <li className={styles['row']}>
      <Link href={`/sales/${sale.id}`} className={styles['link']}>
        <span className={styles['title']}>{sale.title}</span>
        <span className={styles['facts']}>
          <span>{formatDay(sale.date, locale)}</span>
          <span>{sale.currency}</span>
          {count !== undefined && <span>{texts.lots(count)}</span>}
          {role !== null && <span>{texts.roles[role]}</span>}
        </span>
        <span className={styles['state']}>
          <StatusChip state={sale.status} />
        </span>
      </Link>
    </li>
  );
}
