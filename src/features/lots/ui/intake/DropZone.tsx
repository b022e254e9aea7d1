import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { useAddPhotos } from './AddPhotosButton';
import styles from './DropZone.module.css';
import { droppedFiles } from './droppedFiles';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { photoTexts } from '../../model/photos/photoTexts';

interface DropZoneProps {
  readonly enabled: boolean;
  readonly children: ReactNode;
}

/** Put it on what shows one lot: photos that are dropped there are that lot's. */
export const takesPhotosOf = (lotId: string) => ({ 'data-takes-photos': lotId });

function lotUnder({ target }: DragEvent): string | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-takes-photos]') : null;
  return place?.dataset['takesPhotos'] ?? null;
}

/** The whole workspace takes photos and folders that are dropped on it; the open lot takes them for itself. */
export function DropZone({ enabled, children }: DropZoneProps) {
  const texts = useTexts(photoTexts);
  const add = useAddPhotos();
  const [over, setOver] = useState(false);
  const [lotId, setLotId] = useState<string | null>(null);
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
        setLotId(lotUnder(event));
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
        const target = lotUnder(event);
        void droppedFiles(event.dataTransfer).then((files) => add(files, target));
      }}
    >
      {children}
      {over && (
        <div className={styles['veil']} aria-hidden="true">
          <p>{lotId === null ? texts.dropHere : <DropOnLot lotId={lotId} />}</p>
        </div>
      )}
    </div>
  );
}

function DropOnLot({ lotId }: { readonly lotId: string }) {
  const texts = useTexts(photoTexts);
  const words = useTexts(lotTexts);
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  return texts.dropOn(lot === undefined ? words.aLot : lotName(lot, words));
}
