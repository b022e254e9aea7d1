import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { useAppDispatch } from '../../../../store/hooks';
import { galleryTexts } from '../../model/texts/galleryTexts';
import { LayoutSwitch } from './LayoutSwitch';
import { densityChosen, queryTyped, selectGrid, viewReset } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLotIds } from '../../model/lots/lotsSlice';
import { useOpenTool } from '../shared/toolsContext';
import { isArranged } from '../../model/view/arrangeLots';
import { selectChosenIds, selectGridIds } from '../../model/view/gridSelectors';
import { gridTexts } from '../../model/view/gridTexts';
import styles from './GridToolbar.module.css';
import { LotFilters } from './LotFilters';
import { useSearchKeys } from './useSearchKeys';
import { SmallSelect } from '../shared/SmallSelect';
import { usePanel } from '../../../navigation/ui/usePanel';

interface GridToolbarProps {
  /** The window has room for a table. */
  readonly wide: boolean;
  /** There is room for everything in a line; a phone, and the list beside an open lot, unfold the rest. */
  readonly roomy: boolean;
  /** What is done to the chosen lots, where the window is wide: there is a place for it, so that it moves nothing. */
  readonly children?: ReactNode;
}

/** Which lots the views show and how. */
export function GridToolbar({ wide, roomy, children }: GridToolbarProps) {
  const texts = useTexts(gridTexts);
  const views = useTexts(galleryTexts);
  const dispatch = useAppDispatch();
  const openTool = useOpenTool();
  const layout = useLotsSelector((state) => selectGrid(state).layout);
  const arranged = useLotsSelector((state) => isArranged(selectGrid(state)));
  const [unfolded, setUnfolded] = usePanel('filters');
  const shownAll = roomy || unfolded;
  const unfold = !roomy && (
    <Button
      kind="quiet"
      icon={unfolded ? 'chevronDown' : 'chevronRight'}
      aria-expanded={unfolded}
      onClick={() => setUnfolded(!unfolded)}
    >
      {views.filters}
    </Button>
  );
  const whole = arranged && (
    <Button kind="quiet" icon="undo" onClick={() => dispatch(viewReset())}>
      {texts.reset}
    </Button>
  );
  const looks = shownAll && (
    <>
      {(wide || layout === 'gallery') && <DensityChoice />}
      {wide && layout === 'table' && (
        <Button kind="quiet" onClick={() => openTool('columns')}>
          {texts.chooseColumns}
        </Button>
      )}
      {wide && (
        <Button kind="quiet" onClick={() => openTool('keys')}>
          {texts.keys}
        </Button>
      )}
    </>
  );
  if (!wide) {
    return (
      <div className={styles['bar']}>
        <LayoutSwitch wide={wide} />
        {unfold}
        <SearchField />
        {shownAll && <LotFilters />}
        {whole}
        <span className={styles['end']}>
          {arranged && <Shown />}
          {looks}
        </span>
      </div>
    );
  }
  return (
    <>
      <div className={styles['bar']}>
        <LayoutSwitch wide={wide} />
        <SearchField />
        {roomy && <LotFilters />}
        {roomy && whole}
      </div>
      <SecondLine start={unfold} bulk={children} whole={!roomy && whole} looks={roomy ? looks : null} roomy={roomy} />
      {!roomy && unfolded && (
        <div className={styles['bar']}>
          <LotFilters />
          <span className={styles['end']}>{looks}</span>
        </div>
      )}
    </>
  );
}

interface SecondLineProps {
  readonly start: ReactNode;
  readonly bulk: ReactNode;
  readonly whole: ReactNode;
  readonly looks: ReactNode;
  readonly roomy: boolean;
}

/** Looks, or what is done to the chosen lots: choosing the first of them moves no row from under the pointer. */
function SecondLine({ start, bulk, whole, looks, roomy }: SecondLineProps) {
  const choosing = useLotsSelector((state) => selectChosenIds(state).length > 0) && Boolean(bulk);
  return (
    <div className={styles['second']}>
      {start}
      {bulk}
      {!choosing && whole}
      <span className={styles['end']}>
        {(roomy || !choosing) && <Shown />}
        {!choosing && looks}
      </span>
    </div>
  );
}

/** By itself, as the count below: each letter would render the whole bar. */
function SearchField() {
  const texts = useTexts(gridTexts);
  const dispatch = useAppDispatch();
  const query = useLotsSelector((state) => selectGrid(state).query);
  const field = useRef<HTMLInputElement>(null);
  const onKeyDown = useSearchKeys(field);
  return (
    <label className={styles['search']}>
      <Icon name="search" size={16} />
      <input
        ref={field}
        type="search"
        aria-label={texts.search}
        placeholder={texts.searchHint}
        aria-keyshortcuts="/ Control+F"
        value={query}
        onKeyDown={onKeyDown}
        onChange={(event) => dispatch(queryTyped(event.target.value))}
      />
    </label>
  );
}

function Shown() {
  const texts = useTexts(gridTexts);
  const shown = useLotsSelector(selectGridIds).length;
  const all = useLotsSelector(selectLotIds).length;
  return (
    <span className={styles['count']} role="status">
      {texts.shown(shown, all)}
    </span>
  );
}

/** How much room a row, or a tile, takes. */
function DensityChoice() {
  const texts = useTexts(gridTexts);
  const views = useTexts(galleryTexts);
  const dispatch = useAppDispatch();
  const density = useLotsSelector((state) => selectGrid(state).density);
  const isGallery = useLotsSelector((state) => selectGrid(state).layout === 'gallery');
  const words = isGallery ? views.sizes : texts.densities;
  return (
    <SmallSelect
      label={isGallery ? views.tiles : texts.density}
      value={density}
      onChange={(value) => dispatch(densityChosen(value === 'compact' ? 'compact' : 'comfortable'))}
      options={[
        ['comfortable', words.comfortable],
        ['compact', words.compact],
      ]}
    />
  );
}
