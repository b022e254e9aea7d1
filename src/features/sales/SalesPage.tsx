import { roleOf, type Sale } from '../../domain/sale';
import { DATA_TEXTS } from '../../shared/failureTexts';
import { formatDay } from '../../shared/formatDay';
import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Link } from '../../shared/ui/Link';
import { StatusChip } from '../../shared/ui/StatusChip';
import { useAppDispatch } from '../../store/hooks';
import { selectUid } from '../auth/authSlice';
import { NewSaleDialog } from './NewSaleDialog';
import { useSalesSelector } from './salesHooks';
import { newSaleOpened, retrySales, selectSales, selectSalesCode, selectSalesStatus } from './salesSlice';
import styles from './SalesPage.module.css';

/** The sales a person works on; the way to a new one. */
export function SalesPage() {
  const dispatch = useAppDispatch();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['heading']}>Sales</h1>
        <Button kind="primary" icon="add" onClick={() => dispatch(newSaleOpened())}>
          New sale
        </Button>
      </header>
      <SaleList />
      <NewSaleDialog />
    </div>
  );
}

function SaleList() {
  const dispatch = useAppDispatch();
  const sales = useSalesSelector(selectSales);
  const status = useSalesSelector(selectSalesStatus);
  const code = useSalesSelector(selectSalesCode);
  if (status === 'failed') {
    return (
      <Banner
        tone="danger"
        role="alert"
        title="Your sales cannot be read"
        action={<Button onClick={() => dispatch(retrySales())}>Try again</Button>}
      >
        {DATA_TEXTS[code ?? 'unknown']}
      </Banner>
    );
  }
  if (sales.length === 0) {
    return status === 'live' ? (
      <EmptyState icon="catalogue" title="No sales yet">
        <p>A sale is the event whose lots share one series of numbers. Open one, then drop in the photos.</p>
      </EmptyState>
    ) : null;
  }
  return (
    <ul className={styles['list']} aria-label="Sales">
      {sales.map((sale) => (
        <SaleRow key={sale.id} sale={sale} />
      ))}
    </ul>
  );
}

const ROLE_WORDS = { owner: 'You own this sale', editor: 'You edit', viewer: 'You may look' } as const;

function SaleRow({ sale }: { sale: Sale }) {
  const uid = useSalesSelector(selectUid);
  const role = uid === null ? null : roleOf(sale, uid);
  return (
    <li className={styles['row']}>
      <Link href={`/sales/${sale.id}`} className={styles['link']}>
        <span className={styles['title']}>{sale.title}</span>
        <span className={styles['facts']}>
          <span>{formatDay(sale.date)}</span>
          <span>{sale.currency}</span>
          {role !== null && <span>{ROLE_WORDS[role]}</span>}
        </span>
        <span className={styles['state']}>
          <StatusChip state={sale.status} />
        </span>
      </Link>
    </li>
  );
}
