import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useTexts } from '../../shared/messages/useTexts';
import { useAddPhotos } from './AddPhotosButton';
import styles from './DropZone.module.css';
import { droppedFiles } from './droppedFiles';
import { photoTexts } from './photoTexts';

interface DropZoneProps {
  readonly enabled: boolean;
  readonly children: ReactNode;
}

/** The whole workspace takes photos and folders that are dropped on it. */
export function DropZone({ enabled, children }: DropZoneProps) {
  const texts = useTexts(photoTexts);
  const add = useAddPhotos(null);
  const [over, setOver] = useState(false);
  const depth = useRef(0);

  const isFiles = (event: DragEvent): boolean => enabled && event.dataTransfer.types.includes('Files');

  return (
    <div
      className={styles['zone']}
      onDragEnter={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDragLeave={(event) => {
        if (!isFiles(event)) return;
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) setOver(false);
      }}
      onDrop={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        void droppedFiles(event.dataTransfer).then(add);
      }}
    >
      {children}
      {over && (
        <div className={styles['veil']} aria-hidden="true">
          <p>{texts.dropHere}</p>
        </div>
      )}
    </div>
  );
}
