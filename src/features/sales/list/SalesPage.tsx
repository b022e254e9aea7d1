import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { useAppDispatch } from '../../../store/hooks';
import { NewSaleDialog } from './NewSaleDialog';
import { JustAway, SaleAwayDialog } from './SaleAway';
import { SaleList } from './SaleList';
import type { Cover } from './SaleRow';
import { newSaleOpened } from '../salesSlice';
import { salesTexts } from '../salesTexts';
import styles from './SalesPage.module.css';

interface SalesPageProps {
  /** What waits for the person's decision: parts of other features. */
  readonly waiting: ReactNode;
  /** Shows a photo of a sale: a part of another feature. */
  readonly Cover: Cover;
}

/** The sales a person works on; the way to a new one. */
export function SalesPage({ waiting, Cover }: SalesPageProps) {
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
      <JustAway />
      {waiting}
      <SaleList Cover={Cover} />
      <NewSaleDialog />
      <SaleAwayDialog />
    </div>
  );
}
