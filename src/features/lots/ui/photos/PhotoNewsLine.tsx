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
import styles from './PhotoStrip.module.css';
import type { PhotoNews } from './usePhotoStrip';

/**
 * What was done to the photos last, for those who listen; what took photos away stands there for everybody, with the way
 * back as long as it is the next thing that undo would take.
 */
export function PhotoNewsLine({ news }: { readonly news: PhotoNews | null }) {
  const texts = useTexts(lotPhotosTexts);
  const dispatch = useAppDispatch();
  const act = news !== null && 'act' in news ? news.act : null;
  const isNext = useLotsSelector((state) => selectNextAct(state, 'undo', selectOpenSaleId(state))?.id === act);
  const shown = act !== null && isNext;
  return (
    <div className={styles['news']} aria-live="polite">
      {news !== null && act === null && (
        <VisuallyHidden>
          <Words news={news} />
        </VisuallyHidden>
      )}
      {news !== null && shown && (
        <>
          <span>
            <Words news={news} />
          </span>
          <Button kind="quiet" icon="undo" onClick={() => dispatch(undoAsked())}>
            {texts.undo}
          </Button>
        </>
      )}
    </div>
  );
}

function Words({ news }: { readonly news: PhotoNews }) {
  const texts = useTexts(lotPhotosTexts);
  const words = useTexts(lotTexts);
  const lot = useLotsSelector((state) => selectLot(state, news.kind === 'moved' ? news.toLotId : ''));
  switch (news.kind) {
    case 'placed':
      return texts.placed(news.position, news.count);
    case 'turned':
      return texts.turnedTo(news.degrees);
    case 'removed':
      return texts.removed(news.photos);
    case 'moved':
      return texts.moved(news.photos, lot === undefined ? words.aLot : lotName(lot, words));
    default:
      return texts[news.kind];
  }
}
