import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { useAppDispatch } from '../../../../store/hooks';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot, selectOpenSaleId } from '../../model/lots/lotsSlice';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { selectNextAct, undoAsked } from '../../model/history/undoSlice';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';
import styles from './PhotoNoticeLine.module.css';
import type { PhotoNotice } from './usePhotoStage';

/**
 * What was done to the photos last, for those who listen; what took photos away stands there for everybody, with the way
 * back as long as it is the next thing that undo would take.
 */
export function PhotoNoticeLine({ update }: { readonly update: PhotoNotice | null }) {
  const texts = useTexts(lotPhotosTexts);
  const dispatch = useAppDispatch();
  const act = update !== null && 'act' in update ? update.act : null;
  const isNext = useLotsSelector((state) => selectNextAct(state, 'undo', selectOpenSaleId(state))?.id === act);
  const shown = act !== null && isNext;
  return (
    <div className={styles['notice']} aria-live="polite">
      {update !== null && act === null && (
        <VisuallyHidden>
          <Words update={update} />
        </VisuallyHidden>
      )}
      {update !== null && shown && (
        <>
          <span>
            <Words update={update} />
          </span>
          <Button kind="quiet" icon="undo" onClick={() => dispatch(undoAsked())}>
            {texts.undo}
          </Button>
        </>
      )}
    </div>
  );
}

function Words({ update }: { readonly update: PhotoNotice }) {
  const texts = useTexts(lotPhotosTexts);
  const words = useTexts(lotTexts);
  const lot = useLotsSelector((state) => selectLot(state, update.kind === 'moved' ? update.toLotId : ''));
  switch (update.kind) {
    case 'placed':
      return texts.placed(update.position, update.count);
    case 'turned':
      return texts.turnedTo(update.degrees);
    case 'removed':
      return texts.removed(update.photos);
    case 'moved':
      return texts.moved(update.photos, lot === undefined ? words.aLot : lotName(lot, words));
    default:
      return texts[update.kind];
  }
}
