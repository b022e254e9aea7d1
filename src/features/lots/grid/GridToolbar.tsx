import { useState } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/Button';
import { Icon } from '../../../shared/ui/Icon';
import { useAppDispatch } from '../../../store/hooks';
import { galleryTexts } from '../gallery/galleryTexts';
import { LayoutSwitch } from '../gallery/LayoutSwitch';
import { densityChosen, queryTyped, selectGrid, viewReset } from '../gridSlice';
import { useLotsSelector } from '../lotsHooks';
import { selectLotIds } from '../lotsSlice';
import { useOpenTool } from '../palette/toolsContext';
import { isArranged } from './arrangeLots';
import { selectGridIds } from './gridSelectors';
import { gridTexts } from './gridTexts';
import styles from './GridToolbar.module.css';
import { LotFilters } from './LotFilters';
import { SmallSelect } from './SmallSelect';

interface GridToolbarProps {
  /** The window has room for a table. */
  readonly wide: boolean;
  /** There is room for everything in a line; a phone, and the list beside an open lot, unfold the rest. */
  readonly roomy: boolean;
}

/** Which lots the views show and how. */
export function GridToolbar({ wide, roomy }: GridToolbarProps) {
  const texts = useTexts(gridTexts);
  const views = useTexts(galleryTexts);
  const dispatch = useAppDispatch();
  const openTool = useOpenTool();
  const layout = useLotsSelector((state) => selectGrid(state).layout);
  const arranged = useLotsSelector((state) => isArranged(selectGrid(state)));
  const [unfolded, setUnfolded] = useState(false);
  const shownAll = roomy || unfolded;
  return (
    <div className={styles['bar']}>
      <LayoutSwitch wide={wide} />
      {!roomy && (
        <Button
          kind="quiet"
          icon={unfolded ? 'chevronDown' : 'chevronRight'}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {views.filters}
        </Button>
      )}
      <SearchField />
      {shownAll && <LotFilters />}
      {arranged && (
        <Button kind="quiet" icon="undo" onClick={() => dispatch(viewReset())}>
          {texts.reset}
        </Button>
      )}
      <span className={styles['end']}>
        {(wide || arranged) && <Shown />}
        {shownAll && (wide || layout === 'gallery') && <DensityChoice />}
        {shownAll && wide && layout === 'table' && (
          <Button kind="quiet" onClick={() => openTool('columns')}>
            {texts.chooseColumns}
          </Button>
        )}
        {shownAll && wide && (
          <Button kind="quiet" onClick={() => openTool('keys')}>
            {texts.keys}
          </Button>
        )}
      </span>
    </div>
  );
}

/** By itself, as the count below: each letter would render the whole bar. */
function SearchField() {
  const texts = useTexts(gridTexts);
  const dispatch = useAppDispatch();
  const query = useLotsSelector((state) => selectGrid(state).query);
  return (
    <label className={styles['search']}>
      <Icon name="search" size={16} />
      <input
        type="search"
        aria-label={texts.search}
        placeholder={texts.searchHint}
        value={query}
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
