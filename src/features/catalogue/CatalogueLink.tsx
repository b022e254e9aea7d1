import { useTexts } from '../../shared/messages/useTexts';
import { Link } from '../../shared/ui/navigation/Link';
import styles from './PublicationSection.module.css';
import { addressOf } from './addressOf';
import { publicationTexts } from './publicationTexts';

/** The way to the catalogue as visitors see it, with its whole address to be copied. */
export function CatalogueLink({ slug }: { readonly slug: string }) {
  const texts = useTexts(publicationTexts);
  return (
    <p className={styles['address']}>
      <Link href={`/c/${slug}`}>{texts.view}</Link>
      <span>{addressOf(slug)}</span>
    </p>
  );
}
