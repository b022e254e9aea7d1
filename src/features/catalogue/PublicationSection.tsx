import type { ReactNode } from 'react';
import type { Lot } from '../../domain/lots/lot';
import type { Photo } from '../../domain/photos/photo';
import { isOwnedBy, type Sale } from '../../domain/sales/sale';
import { ScrollLink } from '../../shared/scroll/ScrollLink';
import { useTexts } from '../../shared/messages/useTexts';
import { Link } from '../../shared/ui/navigation/Link';
import { InlineMessage } from '../../shared/ui/messages/InlineMessage';
import { SettingsSection } from '../../shared/ui/layout/SettingsSection';
import { selectUser } from '../auth/model/authSlice';
import { usePublicationSelector } from './catalogueHooks';
import { CatalogueLink } from './CatalogueLink';
import { FirstPublication } from './FirstPublication';
import type { DoubtfulLot, LeftOutLot } from './leftOutLot';
import styles from './PublicationSection.module.css';
import { PublicationResult } from './PublicationResult';
import { publicationTexts } from './publicationTexts';
import { PublishedPart } from './PublishedPart';

export interface PublicationSectionProps {
  readonly sale: Sale;
  /** In the settings, or above the look at the catalogue as a visitor. */
  readonly place: 'settings' | 'look';
  /** Null while they are not all known. */
  readonly lots: readonly Lot[] | null;
  readonly photos: readonly Photo[];
  readonly leftOut: readonly LeftOutLot[];
  readonly toCheck: readonly DoubtfulLot[];
  /** The way to confirm one's e-mail address: a part of another feature. */
  readonly verification: ReactNode;
}

/** What of a sale is public, and how it becomes so. */
export function PublicationSection({ sale, place, lots, photos, verification, ...beside }: PublicationSectionProps) {
  const texts = useTexts(publicationTexts);
  const user = usePublicationSelector(selectUser);
  const isOwner = user !== null && isOwnedBy(sale, user.uid);
  const slug = sale.slug ?? null;
  // Above the look there is no way to it.
  const toLook = place === 'settings' && (
    <p>
      <Link href={`/sales/${sale.id}/preview`}>{texts.preview}</Link>
    </p>
  );
  return (
    <SettingsSection name="catalogue" title={texts.title} intro={texts.intro}>
      <div className={styles['publication']}>{part()}</div>
    </SettingsSection>
  );

  function part(): ReactNode {
    if (!isOwner) {
      return (
        <>
          <InlineMessage>{texts.onlyOwner}</InlineMessage>
          {slug !== null && <CatalogueLink slug={slug} />}
        </>
      );
    }
    if (sale.status === 'open') {
      return (
        <p>
          {texts.lockFirst}{' '}
          {place === 'settings' ? (
            <ScrollLink to="numbers">{texts.toNumbers}</ScrollLink>
          ) : (
            <Link href={`/sales/${sale.id}/settings#numbers`}>{texts.toNumbers}</Link>
          )}
        </p>
      );
    }
    if (lots === null) return <p>{texts.loading}</p>;
    if (slug !== null) {
      return (
        <>
          <PublishedPart sale={sale} slug={slug} lots={lots} photos={photos} toLook={toLook} {...beside} />
          <PublicationResult saleId={sale.id} />
        </>
      );
    }
    if (user.emailVerified !== true) {
      return (
        <>
          <InlineMessage tone="warn">{texts.prove}</InlineMessage>
          {verification}
        </>
      );
    }
    return (
      <>
        <FirstPublication sale={sale} lots={lots} toLook={toLook} {...beside} />
        <PublicationResult saleId={sale.id} />
      </>
    );
  }
}
