import type { ReactNode } from 'react';
import { SALE_GROUPS, type SaleGroup } from '../../../domain/sales/saleGroups';
import { useTexts } from '../../../shared/messages/useTexts';
import { Icon } from '../../../shared/ui/icon/Icon';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { UnreadBanner } from '../../../shared/ui/messages/UnreadBanner';
import { useAppDispatch } from '../../../store/hooks';
import { usePanel } from '../../navigation/ui/usePanel';
import { NoSales } from './NoSales';
import { SaleRow, type Cover } from './SaleRow';
import { useSalesSelector } from '../salesHooks';
import {
  foldOf,
  isFolded,
  retrySales,
  selectSaleGroups,
  selectSalesCode,
  selectSalesStatus,
  selectUnreadableSales,
} from '../salesSlice';
import { salesTexts } from '../salesTexts';
import styles from './SalesPage.module.css';

/** The sales of a person: what is to come, and folded away what is over. */
export function SaleList({ Cover }: { readonly Cover: Cover }) {
  const texts = useTexts(salesTexts);
  const dispatch = useAppDispatch();
  const groups = useSalesSelector(selectSaleGroups);
  const unreadable = useSalesSelector(selectUnreadableSales);
  const status = useSalesSelector(selectSalesStatus);
  const code = useSalesSelector(selectSalesCode);
  if (status === 'failed') {
    return <UnreadBanner title={texts.cannotBeRead} code={code} onRetry={() => dispatch(retrySales())} />;
  }
  // Somebody who has thrown the sample away is where they began: what is deleted is no sale to go on with.
  const isFirst =
    unreadable.length === 0 && SALE_GROUPS.every((group) => group === 'deleted' || groups[group].length === 0);
  if (isFirst && status !== 'live') return null;
  return (
    <>
      {isFirst && <NoSales />}
      {(groups.current.length > 0 || unreadable.length > 0) && (
        <ul className={styles['list']} aria-label={texts.sales}>
          {groups.current.map((sale) => (
            <SaleRow key={sale.id} sale={sale} Cover={Cover} />
          ))}
          {unreadable.map(({ id, title }) => (
            <li key={id} className={styles['unreadable']}>
              <InlineMessage tone="warn">{texts.unreadable(title)}</InlineMessage>
            </li>
          ))}
        </ul>
      )}
      {SALE_GROUPS.map((group) =>
        group === 'current' || groups[group].length === 0 ? null : (
          <Fold key={group} group={group} title={texts.groups[group](groups[group].length)}>
            {groups[group].map((sale) => (
              <SaleRow key={sale.id} sale={sale} Cover={Cover} />
            ))}
          </Fold>
        ),
      )}
    </>
  );
}

interface FoldProps {
  readonly group: SaleGroup;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the list under its name, which opens and closes it. */
function Fold({ group, title, children }: FoldProps) {
  const groups = useSalesSelector(selectSaleGroups);
  const [fold, setFold] = usePanel<string>(foldOf(group), '');
  const folded = isFolded(group, groups, fold);
  return (
    <section className={styles['fold']}>
      <h2 className={styles['foldHead']}>
        <button
          type="button"
          className={styles['foldButton']}
          aria-expanded={!folded}
          onClick={() => setFold(folded ? 'open' : 'closed')}
        >
          <Icon name={folded ? 'chevronRight' : 'chevronDown'} />
          {title}
        </button>
      </h2>
      {!folded && (
        <ul className={styles['list']} aria-label={title}>
          {children}
        </ul>
      )}
    </section>
  );
}
