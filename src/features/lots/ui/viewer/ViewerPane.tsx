import { useRef } from 'react';
import { ZoomedPicture } from '../photos/ZoomedPicture';
import type { ZoomedView } from '../photos/zoom';
import styles from './PhotoViewer.module.css';
import { useZoom } from './useZoom';

interface ViewerPaneProps {
  readonly photoId: string;
  readonly alt: string;
  readonly view: ZoomedView;
  readonly onChange: (view: ZoomedView) => void;
  readonly onSwipe: (way: 'next' | 'previous') => void;
}

/** A photo in its frame, as near as the person wants it. */
export function ViewerPane({ photoId, alt, view, onChange, onSwipe }: ViewerPaneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { shown, handlers, isWhole } = useZoom(frame, { view, onChange, onSwipe });
  return (
    <div ref={frame} className={styles['frame']} data-near={!isWhole || undefined} {...handlers}>
      <ZoomedPicture photoId={photoId} alt={alt} view={shown} />
    </div>
  );
}
