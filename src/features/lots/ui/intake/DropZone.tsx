import { useEffect, useRef, useState, type ReactNode } from 'react';
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

/** The whole window takes photos and folders that are dropped on it, its bar too; the open lot takes them for itself. */
export function DropZone({ enabled, children }: DropZoneProps) {
  const texts = useTexts(photoTexts);
  const [over, setOver] = useState(false);
  const [lotId, setLotId] = useState<string | null>(null);
  const depth = useRef(0);
  const add = useAddPhotos();
  const latestAdd = useRef(add);
  useEffect(() => {
    latestAdd.current = add;
  });
  useEffect(() => {
    if (!enabled) return;
    const steps: Readonly<Record<string, (event: DragEvent, files: DataTransfer) => void>> = {
      dragenter: () => {
        depth.current += 1;
        setOver(true);
      },
      dragover: (event, files) => {
        files.dropEffect = 'copy';
        setLotId(lotUnder(event));
      },
      dragleave: () => {
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) setOver(false);
      },
      drop: (event, files) => {
        depth.current = 0;
        setOver(false);
        const target = lotUnder(event);
        void droppedFiles(files).then((found) => latestAdd.current(found, target));
      },
    };
    const follow = (event: DragEvent): void => {
      const files = event.dataTransfer;
      if (files?.types.includes('Files') !== true) return;
      event.preventDefault();
      steps[event.type]?.(event, files);
    };
    const types = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;
    for (const type of types) document.addEventListener(type, follow);
    return () => {
      for (const type of types) document.removeEventListener(type, follow);
    };
  }, [enabled]);

  return (
    <div className={styles['zone']}>
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
