import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { placeTexts } from '../../model/texts/numberingTexts';
import { PlaceDialog } from './PlaceDialog';
import styles from './ReorderArea.module.css';
import { ReorderContext } from './reorderContext';
import { useMoveKeys } from './useMoveKeys';
import { useMovePointer } from './useMovePointer';
import { type MoveUpdate, useMoves } from './useMoves';

interface ReorderAreaProps {
  readonly enabled: boolean;
  /** Rows, or tiles, that carry `data-lot` and a `MoveHandle`; a tile with `data-drag` is dragged itself, too. */
  readonly children: ReactNode;
}

/** Lets lots be moved in the sale: by dragging a handle or a tile, with Alt and the arrow keys, or by asking for the place. */
export function ReorderArea({ enabled, children }: ReorderAreaProps) {
  const moves = useMoves();
  const area = useRef<HTMLDivElement>(null);
  const onKeyDown = useMoveKeys(moves);
  const { drop, dragged, handlers } = useMovePointer(area, moves, enabled);
  return (
    <ReorderContext value={enabled}>
      {/* The rows inside are what one works with; their keys and pointers are handled here for all of them. It stays for
      who may not move any: rows of another parent would be drawn anew, scrolled elsewhere and without the focus. */}
      <div
        ref={area}
        role="presentation"
        className={styles['area']}
        data-dragging={dragged !== null || undefined}
        {...(enabled && { onKeyDown, ...handlers })}
      >
        {children}
      </div>
      {dragged !== null && drop !== null && (
        <div
          className={styles['drop']}
          data-stands={drop.height > 0 || undefined}
          style={{ top: drop.top, left: drop.left, width: drop.width, height: drop.height }}
        >
          <span className={styles['label']}>
            <Dragged lotIds={dragged} />
          </span>
        </div>
      )}
      <VisuallyHidden role="status">{moves.update !== null && <Announcement update={moves.update} />}</VisuallyHidden>
      {enabled && <PlaceDialog moves={moves} />}
    </ReorderContext>
  );
}

function useNameOf(lotId: string): string {
  const words = useTexts(lotTexts);
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  return lot === undefined ? words.aLot : lotName(lot, words);
}

function Dragged({ lotIds }: { readonly lotIds: readonly string[] }) {
  const texts = useTexts(placeTexts);
  const name = useNameOf(lotIds[0] ?? '');
  return lotIds.length === 1 ? name : texts.dragging(lotIds.length);
}

function Announcement({ update }: { readonly update: MoveUpdate }) {
  const texts = useTexts(placeTexts);
  const name = useNameOf(update.kind === 'moved' ? (update.lotIds[0] ?? '') : '');
  if (update.kind !== 'moved') return texts[update.kind];
  const { lotIds, position, count } = update;
  return lotIds.length === 1
    ? texts.moved(name, position, count)
    : texts.movedMany(lotIds.length, position, position + lotIds.length - 1, count);
}
