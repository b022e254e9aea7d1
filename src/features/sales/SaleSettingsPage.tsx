import type { ReactNode } from 'react';
import { roleOf, type Sale } from '../../domain/sales/sale';
import { useTexts } from '../../shared/messages/useTexts';
import { Icon } from '../../shared/ui/icon/Icon';
import { InlineMessage } from '../../shared/ui/messages/InlineMessage';
import { Link } from '../../shared/ui/navigation/Link';
import { SettingsSection } from '../../shared/ui/layout/SettingsSection';
import { selectUid } from '../auth/model/authSlice';
import { useSalesSelector } from './salesHooks';
import { SaleDetailsForm } from './SaleDetailsForm';
import { SaleFacts } from './SaleFacts';
import styles from './SaleSettingsPage.module.css';
import { saleSettingsTexts } from './saleSettingsTexts';
import { SaleStatusPart } from './SaleStatusPart';

interface SaleSettingsPageProps {
  readonly sale: Sale;
  /** Null while the lots are not all known. */
  readonly hasPrices: boolean | null;
  /** What of the sale is public: a part of another feature. */
  readonly publication: ReactNode;
  /** Who is in the sale: a part of another feature. */
  readonly people: ReactNode;
}

/** `/sales/:saleId/settings`: what a sale is, its numbers and its people. Owners change it, members look at it. */
export function SaleSettingsPage({ sale, hasPrices, publication, people }: SaleSettingsPageProps) {
  const texts = useTexts(saleSettingsTexts);
  const uid = useSalesSelector(selectUid);
  const isOwner = uid !== null && roleOf(sale, uid) === 'owner';
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Link href={`/sales/${sale.id}`} className={styles['back']}>
          <Icon name="chevronLeft" /> {texts.toLots}
        </Link>
        <h1 className={styles['title']}>{texts.title}</h1>
        <p className={styles['sale']} dir="auto">
          {sale.title}
        </p>
        {!isOwner && <InlineMessage>{texts.onlyOwner}</InlineMessage>}
      </header>
      <SettingsSection name="details" title={texts.details} intro={texts.detailsIntro}>
        {isOwner ? <SaleDetailsForm sale={sale} hasPrices={hasPrices} /> : <SaleFacts sale={sale} />}
      </SettingsSection>
      <SettingsSection name="numbers" title={texts.numbers}>
        <SaleStatusPart sale={sale} isOwner={isOwner} />
      </SettingsSection>
      {publication}
      {people}
    </div>
  );
}
