import { describePath, isDescribing, lotIdOf } from '../../../../domain/sales/addresses';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Tool } from '../../../../shared/ui/tools/Tool';
import { useNavigation } from '../../../../shared/ui/navigation/navigation';
import { useAppDispatch } from '../../../../store/hooks';
import { selectSearch } from '../../../navigation/model/navigationSlice';
import { selectOpenSaleId } from '../../model/lots/lotsSlice';
import { type Layout, layoutChosen, selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { galleryTexts } from '../../model/texts/galleryTexts';
import styles from './LayoutSwitch.module.css';

/** The choice between words, photos, and one lot after the other. `wide`: the words are a table and not a list. */
export function LayoutSwitch({ wide }: { wide: boolean }) {
  const texts = useTexts(galleryTexts);
  const dispatch = useAppDispatch();
  const navigation = useNavigation();
  const layout = useLotsSelector((state) => selectGrid(state).layout);
  const activeId = useLotsSelector((state) => selectGrid(state).active?.lotId ?? null);
  const saleId = useLotsSelector(selectOpenSaleId);
  const search = useLotsSelector(selectSearch);
  const describing = isDescribing(search);
  const one = (words: string, pressed: boolean, choose: () => void) => (
    <Tool>
      <button
        type="button"
        className={styles['one']}
        aria-pressed={pressed}
        onClick={() => {
          if (!pressed) choose();
        }}
      >
        {words}
      </button>
    </Tool>
  );
  const show = (value: Layout): void => {
    if (layout !== value) dispatch(layoutChosen(value));
    if (describing && saleId !== null) navigation?.navigate(`/sales/${saleId}`);
  };
  const describe = (): void => {
    if (saleId !== null) navigation?.navigate(describePath(saleId, lotIdOf(search) ?? activeId));
  };
  return (
    <span role="group" aria-label={texts.view} className={styles['switch']}>
      {one(wide ? texts.table : texts.list, !describing && layout === 'table', () => show('table'))}
      {one(texts.gallery, !describing && layout === 'gallery', () => show('gallery'))}
      {one(texts.describe, describing, describe)}
    </span>
  );
}
