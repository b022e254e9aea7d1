import { usePanel } from '../../../navigation/ui/usePanel';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { FoldOut } from '../../../../shared/ui/panels/FoldOut';
import { frameTexts } from '../../model/texts/frameTexts';
import { galleryTexts } from '../../model/texts/galleryTexts';
import bar from './GridToolbar.module.css';
import { LOT_STATUSES, type LotStatus } from '../../../../domain/lots/lot';
import { useTexts } from '../../../../shared/messages/useTexts';
import { chipTexts } from '../../../../shared/ui/texts/chipTexts';
import { useAppDispatch } from '../../../../store/hooks';
import { filterChosen, selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import type { GridFilter, PlatformFilter } from '../../model/view/arrangeLots';
import { selectSeesPrivate } from '../../model/lots/lotsSlice';
import { selectCheckedPlatforms } from '../../model/checks/checksSelectors';
import { checksTexts } from '../../model/texts/checksTexts';
import { selectCategories } from '../../model/view/gridSelectors';
import { NEEDS } from '../../model/view/needs';
import { gridTexts } from '../../model/view/gridTexts';
import { SmallSelect } from '../shared/SmallSelect';

/** Which lots the views let through: unfolded only while one chooses, and counted always. */
export function LotFilters() {
  const views = useTexts(galleryTexts);
  const texts = useTexts(frameTexts);
  const [open, setOpen] = usePanel('filters');
  const { status, category, problem, platform } = useLotsSelector((state) => selectGrid(state).filter);
  const count = [status, category, problem, platform].filter((each) => each !== null).length;
  const name = count === 0 ? views.filters : texts.filtersOn(count);
  return (
    <FoldOut
      open={open}
      onOpen={setOpen}
      place="below"
      leaves
      label={name}
      tone={count === 0 ? 'quiet' : 'warn'}
      face={
        <>
          <Icon name="filter" size={16} />
          <span className={bar['filterWords']}>{name}</span>
        </>
      }
    >
      <Filters />
    </FoldOut>
  );
}

function Filters() {
  const texts = useTexts(gridTexts);
  const chips = useTexts(chipTexts);
  const dispatch = useAppDispatch();
  const filter = useLotsSelector((state) => selectGrid(state).filter);
  const seesPrivate = useLotsSelector(selectSeesPrivate);
  const categories = useLotsSelector(selectCategories);
  const checks = useTexts(checksTexts);
  const platforms = useLotsSelector(selectCheckedPlatforms);
  const choose = (chosen: Partial<GridFilter>): void => void dispatch(filterChosen(chosen));
  return (
    <div className={bar['filters']}>
      <SmallSelect
        label={texts.state}
        value={filter.status ?? ''}
        onChange={(value) => choose({ status: value === '' ? null : (value as LotStatus) })}
        options={[['', texts.anyState], ...LOT_STATUSES.map((status) => [status, chips[status]] as const)]}
      />
      {categories.length > 0 && (
        <SmallSelect
          label={texts.category}
          value={filter.category ?? ''}
          onChange={(value) => choose({ category: value === '' ? null : value })}
          options={[['', texts.anyCategory], ...categories.map((category) => [category, category] as const)]}
        />
      )}
      <SmallSelect
        label={texts.problem}
        value={filter.problem ?? ''}
        onChange={(value) => choose({ problem: value === '' ? null : (value as GridFilter['problem']) })}
        options={[
          ['', texts.anyProblem],
          ['needs', texts.needing],
          ...NEEDS.map((need) => [need, texts.lacking[need]] as const),
          ['wrong', texts.contradicting],
          ['attention', texts.attention],
          ...(seesPrivate || filter.problem === 'toCheck' ? [['toCheck', texts.toCheck] as const] : []),
        ]}
      />
      {platforms.length > 0 && (
        <SmallSelect
          label={checks.filter}
          value={filter.platform === null ? '' : `${filter.platform.kind} ${filter.platform.id}`}
          onChange={(value) => choose({ platform: platformFilter(value) })}
          options={[
            ['', checks.noFilter],
            ...platforms.flatMap(({ id, name }) => [
              [`refused ${id}`, checks.refusedBy(name)] as const,
              [`lost ${id}`, checks.lostOn(name)] as const,
            ]),
          ]}
        />
      )}
    </div>
  );
}

function platformFilter(value: string): PlatformFilter | null {
  const [kind, id] = value.split(' ');
  return id === undefined ? null : { id, kind: kind === 'lost' ? 'lost' : 'refused' };
}
