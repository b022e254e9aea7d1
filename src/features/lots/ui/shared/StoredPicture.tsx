import type { Photo } from '../../../../domain/photos/photo';
import { Icon } from '../../../../shared/ui/icon/Icon';
import styles from './Picture.module.css';
import { usePicture } from './picturesContext';

/** The small picture of a photo of any sale, as decoration: what it shows is said beside it. Fills its frame. */
export function StoredPicture({ photo }: { readonly photo: Pick<Photo, 'id' | 'path' | 'rotation'> }) {
  const { url, failure } = usePicture(photo.id, photo.path, 'thumb', true);
  return (
    <div className={styles['frame']}>
      {url === null ? (
        <span className={failure === null ? styles['waiting'] : styles['empty']}>
          {failure !== null && <Icon name="photo" />}
        </span>
      ) : (
        <img
          className={styles['image']}
          data-turned={photo.rotation === 0 ? undefined : photo.rotation}
          src={url}
          alt=""
          decoding="async"
        />
      )}
    </div>
  );
}
