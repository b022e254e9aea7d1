import type { PublishedPhoto } from '../../domain/catalogue/catalogue';
import type { PhotoAddress } from './photoAddress';

interface CatalogueCoverProps {
  readonly cover: PublishedPhoto;
  readonly photoAddress: PhotoAddress;
}

/** The published cover of a lot in the list, as decoration: its title is beside it. */
export function CatalogueCover({ cover, photoAddress }: CatalogueCoverProps) {
  const thumb = photoAddress(cover, 'thumb');
  return (
    <img
      src={thumb}
      srcSet={`${thumb} 400w, ${photoAddress(cover, 'view')} 1600w`}
      sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw"
      width={cover.width}
      height={cover.height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
