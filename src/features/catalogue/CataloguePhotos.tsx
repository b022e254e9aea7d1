import type { PublishedLot } from '../../domain/catalogue/catalogue';
import { useTexts } from '../../shared/messages/useTexts';
import styles from './CataloguePages.module.css';
import type { PhotoAddress } from './photoAddress';
import { catalogueTexts } from './catalogueTexts';

interface CataloguePhotosProps {
  readonly lot: PublishedLot;
  readonly photoAddress: PhotoAddress;
}

/** All photos of a lot, the cover first and large, each with its caption and the way to its full size. */
export function CataloguePhotos({ lot, photoAddress }: CataloguePhotosProps) {
  const texts = useTexts(catalogueTexts);
  return (
    <div className={styles['photos']}>
      {lot.photos.map((photo, place) => {
        const name = photo.caption === '' ? texts.photo(place + 1, lot.photos.length) : photo.caption;
        return (
          <figure key={photo.id}>
            <a href={photoAddress(photo, 'full')} aria-label={texts.enlarge(name)}>
              <img
                src={photoAddress(photo, 'view')}
                width={photo.width}
                height={photo.height}
                alt={`${lot.title}: ${name}`}
                loading={place === 0 ? 'eager' : 'lazy'}
                decoding="async"
              />
            </a>
            {photo.caption !== '' && <figcaption dir="auto">{photo.caption}</figcaption>}
          </figure>
        );
      })}
    </div>
  );
}
