import { useTexts } from '../../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../../store/hooks';
import { type Layout, layoutChosen, selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { galleryTexts } from '../../model/texts/galleryTexts';
import styles from './LayoutSwitch.module.css';

/** The choice between words and photos. `wide`: the words are a table and not a list. */
export function LayoutSwitch({ wide }: { wide: boolean }) {
  const texts = useTexts(galleryTexts);
  const dispatch = useAppDispatch();
  const layout = useLotsSelector((state) => selectGrid(state).layout);
  const one = (value: Layout, words: string) => (
    <button
      type="button"
      className={styles['one']}
      aria-pressed={layout === value}
      onClick={() => {
        if (layout !== value) dispatch(layoutChosen(value));
      }}
    >
      {words}
    </button>
  );
  return (
    <span role="group" aria-label={texts.view} className={styles['switch']}>
      {one('table', wide ? texts.table : texts.list)}
      {one('gallery', texts.gallery)}
    </span>
  );
}
