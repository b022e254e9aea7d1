import type { ReactNode } from 'react';
import { canEdit, isOwnedBy, type Sale } from '../../domain/sales/sale';
import { useTexts } from '../../shared/messages/useTexts';
import { InlineMessage } from '../../shared/ui/messages/InlineMessage';
import { SalePage } from '../../shared/ui/layout/SalePage';
import { SettingsSection } from '../../shared/ui/layout/SettingsSection';
import { selectUid } from '../auth/model/authSlice';
import { useSalesSelector } from './salesHooks';
import { SaleDetailsForm } from './SaleDetailsForm';
import { SaleFacts } from './SaleFacts';
import { ownPlatformsTexts, saleSettingsTexts } from './saleSettingsTexts';
import { SaleColumnsPart } from './SaleColumnsPart';
import { SaleOwnPlatformsPart } from './SaleOwnPlatformsPart';
import { SalePlatformsPart } from './SalePlatformsPart';
import { SaleStatusPart, type UnfinishedLots } from './SaleStatusPart';

interface SaleSettingsPageProps {
  readonly sale: Sale;
  /** Null while the lots are not all known. */
  readonly hasPrices: boolean | null;
  /** Lots that a step of the sale would find unfinished; null while the lots are not all known. */
  readonly unfinished: UnfinishedLots | null;
  /** What of the sale is public: a part of another feature. */
  readonly publication: ReactNode;
  /** Who is in the sale: a part of another feature. */
  readonly people: ReactNode;
}

/** `/sales/:saleId/settings`: what a sale is, its numbers and its people. Owners change it, members look at it. */
export function SaleSettingsPage({ sale, hasPrices, unfinished, publication, people }: SaleSettingsPageProps) {
  const texts = useTexts(saleSettingsTexts);
  const own = useTexts(ownPlatformsTexts);
  const uid = useSalesSelector(selectUid);
  const isOwner = isOwnedBy(sale, uid);
  return (
    <SalePage title={texts.title} note={!isOwner && <InlineMessage>{texts.onlyOwner}</InlineMessage>}>
      <SettingsSection name="details" title={texts.details} intro={texts.detailsIntro}>
        {isOwner ? <SaleDetailsForm sale={sale} hasPrices={hasPrices} /> : <SaleFacts sale={sale} />}
      </SettingsSection>
      <SettingsSection name="numbers" title={texts.numbers}>
        <SaleStatusPart sale={sale} isOwner={isOwner} unfinished={unfinished} />
      </SettingsSection>
      <SettingsSection name="platforms" title={texts.platforms} intro={texts.platformsIntro}>
        <SalePlatformsPart sale={sale} isOwner={isOwner} />
      </SettingsSection>
      <SettingsSection name="own-platforms" title={own.title} intro={own.intro}>
        <SaleOwnPlatformsPart sale={sale} isOwner={isOwner} editable={uid !== null && canEdit(sale, uid)} />
      </SettingsSection>
      <SettingsSection name="columns" title={texts.columns} intro={texts.columnsIntro}>
        <SaleColumnsPart sale={sale} isOwner={isOwner} />
      </SettingsSection>
      {publication}
      {people}
    </SalePage>
  );
}
