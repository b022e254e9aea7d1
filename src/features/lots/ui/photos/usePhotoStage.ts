import { flushSync } from 'react-dom';
import { afterMove, type LotMove, moveDown, moveUp } from '../../../../domain/lots/lotMoves';
import { turned } from '../../../../domain/photos/photo';
import { newId } from '../../../../shared/id';
import { useAppDispatch } from '../../../../store/hooks';
import { useLotsSelector } from '../shared/lotsHooks';
import { movePhotos, removePhotos, setCover, turnPhotos } from '../../model/operations/lotCommands';
import { selectPhoto, selectPhotoIdsOfLot } from '../../model/photos/photosSlice';
import { WHOLE, type ZoomedView } from './zoom';
import type { PhotoWishes } from './PhotoTools';
import { ofLot } from '../../../navigation/model/panelsSlice';
import { usePanel } from '../../../navigation/ui/usePanel';

/** What was done last: read out, and shown where it can be taken back. */
export type PhotoNotice =
  | { readonly kind: 'placed'; readonly position: number; readonly count: number }
  | { readonly kind: 'unplaced' | 'putBack' }
  | { readonly kind: 'turned'; readonly degrees: number }
  /** `act`: by which undo knows it. */
  | { readonly kind: 'removed'; readonly photos: number; readonly act: string }
  | { readonly kind: 'moved'; readonly photos: number; readonly toLotId: string; readonly act: string };

/** How a photo is shown on the whole screen, so that going through time shows it again. */
export type ViewerState = ZoomedView & {
  /** The photo that the chosen one is compared with. */
  readonly beside: string | null;
  /** What the person came for. */
  readonly at: 'photo' | 'caption';
};

export type PhotoStageState = ReturnType<typeof usePhotoStage>;

/** What is chosen and marked among the photos of a lot, and what is done to them: beside its words and on the whole screen. */
export function usePhotoStage(lotId: string) {
  const dispatch = useAppDispatch();
  const ids = useLotsSelector((state) => selectPhotoIdsOfLot(state, lotId));
  const [chosen, choose] = usePanel<string | null>(ofLot(lotId, 'shown-photo'), null);
  const [marked, setMarked] = usePanel<readonly string[] | null>(ofLot(lotId, 'marked-photos'), null);
  const [viewer, setViewer] = usePanel<ViewerState | null>(ofLot(lotId, 'photo-viewer'), null);
  const [isMoving, setMoving] = usePanel(ofLot(lotId, 'photos-to-move'));
  const [hasTools, showTools] = usePanel(ofLot(lotId, 'photo-tools'));
  const [update, tell] = usePanel<PhotoNotice | null>(ofLot(lotId, 'photo-news'), null);

  const current = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);
  const here = marked?.filter((id) => ids.includes(id)) ?? null;
  /** What the tools are about. On the whole screen that is the photo one sees. */
  const meant: readonly string[] = (viewer === null ? here : null) ?? (current === null ? [] : [current]);
  const rotation = useLotsSelector((state) => selectPhoto(state, meant[0] ?? '')?.rotation ?? 0);

  /** When photos go, the next one is shown that stays. */
  const leave = (): void => {
    const place = ids.indexOf(current ?? '');
    const stays = (id: string): boolean => !meant.includes(id);
    choose(ids.slice(place).find(stays) ?? ids.slice(0, place).findLast(stays) ?? null);
    setMarked(null);
  };
  const move = (photoId: string, wanted: LotMove | null | 'putBack'): void => {
    if (wanted === 'putBack') return tell({ kind: 'putBack' });
    if (wanted === null) return tell({ kind: 'unplaced' });
    const { lotIds: photoIds, before } = wanted;
    const position = afterMove(ids, wanted).indexOf(photoId) + 1;
    // Also when it was shown only for being the first.
    choose(photoId);
    // At once, so that the focus can be put back on the photo in its new place.
    flushSync(() => dispatch(movePhotos({ photoIds, lotId, before })));
    tell({ kind: 'placed', position, count: ids.length });
  };
  const wishes: PhotoWishes = {
    place(way) {
      if (current !== null) move(current, (way === 'earlier' ? moveUp : moveDown)(ids, [current]));
    },
    turn(way) {
      dispatch(turnPhotos({ photoIds: meant, way }));
      tell({ kind: 'turned', degrees: turned(rotation, way) });
    },
    cover() {
      if (current !== null) dispatch(setCover({ lotId, photoId: current }));
    },
    toOtherLot: () => setMoving(true),
    remove() {
      const act = newId();
      leave();
      dispatch(removePhotos({ photoIds: meant, group: act }));
      tell({ kind: 'removed', photos: meant.length, act });
    },
    mark: (begins) => setMarked(begins ? (current === null ? [] : [current]) : null),
  };
  return {
    ids,
    current,
    marked: here,
    meant,
    viewer,
    isMoving,
    hasTools,
    update,
    wishes,
    move,
    choose,
    showTools,
    view: (at: ViewerState['at'] = 'photo') => setViewer({ ...WHOLE, beside: null, at }),
    changeView: setViewer,
    /** The photos stay with their lot after all. */
    stay: () => setMoving(false),
    /** To another lot, which the person has chosen. */
    moveTo(toLotId: string): void {
      const act = newId();
      setMoving(false);
      leave();
      dispatch(movePhotos({ photoIds: meant, lotId: toLotId, before: null, group: act }));
      tell({ kind: 'moved', photos: meant.length, toLotId, act });
    },
    /** A press on a photo: shows it, or marks it while photos are being marked; `together`: marking begins with it. */
    press(photoId: string, together: boolean): void {
      choose(photoId);
      if (here === null && !together) return;
      const known = here ?? (current === null || current === photoId ? [] : [current]);
      const others = known.filter((id) => id !== photoId);
      setMarked(others.length < known.length ? others : [...known, photoId]);
    },
  };
}
