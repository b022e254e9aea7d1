import { memo, useMemo } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { selectLotProblems, type WithChecks } from '../../model/checks/checksSelectors';
import { isContested, selectContestedOfLot } from '../../model/conflict/conflicts';
import { selectLotsWithFailedPhotos } from '../../model/photos/intakeSelectors';
import { selectLot, selectLotPrivate } from '../../model/lots/lotsSlice';
import type { selectPhotoIdsOfLot } from '../../model/photos/photosSlice';
import { selectUnreadableAmounts } from '../../model/saves/savesSlice';
import { selectPicture } from '../../model/photos/selectCover';
import { selectSaveStatusOfLot } from '../../model/view/selectSaveStatus';
import {
  selectActiveColumn,
  selectEditingOfRow,
  selectIsChosen,
  selectRangeOfRow,
} from '../../model/view/gridSelectors';
import { useLotsSelector } from '../shared/lotsHooks';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import type { CellLanguage } from '../../model/fields/cellValues';
import { GridCell } from '../cells/GridCell';
import { PlatformCell } from '../cells/PlatformCell';
import { fieldOf, type GridColumnId, platformOf } from '../../model/fields/gridColumns';
import styles from './GridRow.module.css';
import { NumberCell } from './NumberCell';
import { rowName } from '../../model/view/rowName';

type WithRows = Parameters<typeof selectContestedOfLot>[0] &
  Parameters<typeof selectPhotoIdsOfLot>[0] &
  Parameters<typeof selectRangeOfRow>[0] &
  WithChecks;

/** Everything that a row of the grid shows of the state. */
function selectRowView(state: WithRows, lotId: string, row: number) {
  const publicLot = selectLot(state, lotId);
  return {
    publicLot,
    privateFields: selectLotPrivate(state, lotId),
    coverPhotoId: selectPicture(state, lotId),
    active: selectActiveColumn(state, lotId),
    range: selectRangeOfRow(state, row),
    editing: selectEditingOfRow(state, lotId),
    chosen: selectIsChosen(state, lotId),
    unread: selectUnreadableAmounts(state, lotId),
    contested: selectContestedOfLot(state, lotId),
    saveStatus: selectSaveStatusOfLot(state, lotId),
    photoFailed: selectLotsWithFailedPhotos(state).has(lotId),
    problems: selectLotProblems(state, lotId),
  };
}

type RowView = ReturnType<typeof selectRowView>;

const PARTS = [
  'publicLot',
  'privateFields',
  'coverPhotoId',
  'active',
  'range',
  'editing',
  'chosen',
  'unread',
  'contested',
  'saveStatus',
  'photoFailed',
  'problems',
] as const satisfies readonly (keyof RowView)[];

/** One reader for a row and one comparison: a row with a reader for each part asked eleven times after every action. */
const isSameRowView = (a: RowView, b: RowView): boolean => PARTS.every((part) => a[part] === b[part]);

interface GridRowProps {
  readonly lotId: string;
  /** Its place in the view, from 0. */
  readonly row: number;
  /** CSS pixels from the top of the table. */
  readonly start: number;
  readonly columns: readonly GridColumnId[];
  readonly language: CellLanguage;
  readonly href: string;
  readonly open: boolean;
}

/** One lot of the grid. Renders only when something of its own lot or in its own cells changes. */
export const GridRow = memo(function GridRow({ lotId, row, start, columns, language, href, open }: GridRowProps) {
  const words = useTexts(lotTexts);
  const texts = useTexts(lotsTexts);
  const view = useLotsSelector((state) => selectRowView(state, lotId, row), isSameRowView);
  const { publicLot, privateFields, active, range, editing, chosen, unread, contested, problems } = view;
  const lot = useMemo(
    () => (publicLot === undefined ? undefined : { ...privateFields, ...publicLot }),
    [publicLot, privateFields],
  );
  if (lot === undefined) return null;
  const [left, right] = range === null ? [Infinity, -1] : range.split(':').map(Number);
  const inRange = (place: number): boolean => place >= (left ?? 0) && place <= (right ?? 0);
  return (
    <div
      role="row"
      className={styles['row']}
      style={{ transform: `translateY(${String(start)}px)` }}
      data-lot={lotId}
      data-row={row}
      data-chosen={chosen || undefined}
      data-open={open || undefined}
      data-editing={editing ?? undefined}
      aria-rowindex={row + 2}
      aria-selected={chosen || undefined}
      aria-label={rowName(lot, words, texts, language)}
    >
      {columns.map((column, place) => {
        if (column === 'number') {
          return (
            <NumberCell
              key={column}
              lot={lot}
              coverPhotoId={view.coverPhotoId}
              saveStatus={view.saveStatus}
              photoFailed={view.photoFailed}
              href={href}
              open={open}
              active={active === column}
              inRange={inRange(place)}
              chosen={chosen}
              editing={active === column ? editing : null}
              unread={unread?.number}
              problems={problems}
            />
          );
        }
        const platformId = platformOf(column);
        if (platformId !== null) {
          return (
            <PlatformCell
              key={column}
              lot={lot}
              column={column}
              platformId={platformId}
              problems={problems}
              active={active === column}
              chosen={inRange(place)}
            />
          );
        }
        const field = fieldOf(column);
        return (
          <GridCell
            key={column}
            lot={lot}
            column={column}
            active={active === column}
            chosen={inRange(place)}
            editing={active === column ? editing : null}
            unread={field === null ? undefined : unread?.[field]}
            contested={field !== null && isContested(contested, field)}
            problems={problems}
            language={language}
          />
        );
      })}
    </div>
  );
});
