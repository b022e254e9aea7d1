import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from '../../../../shared/ui/navigation/navigation';
import { useAppDispatch } from '../../../../store/hooks';
import { lotsChosen, rangeChosen } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { addEmptyLot } from '../../model/lots/lotsSlice';
import { moveBy, nextInReading } from '../../model/view/gridPlaces';
import { selectIsChosen } from '../../model/view/gridSelectors';
import type { GridActions } from './useGridActions';
import type { HeadActions } from './useHeadActions';
import type { TabRun } from './useTabRun';
import { useBeginTyping } from './useBeginTyping';

interface Options {
  readonly actions: GridActions;
  readonly heads: HeadActions;
  readonly run: TabRun;
  readonly editable: boolean;
  readonly hrefOf: (lotId: string) => string;
  readonly openSheet: () => void;
}

/** Leads to the search, as everywhere on the page. */
const SEARCH_KEY = '/';

/** The keys of a spreadsheet, for the grid itself; while a cell is edited, its control has the keys first. */
export function useGridKeys({ actions, heads, run, editable, hrefOf, openSheet }: Options) {
  const dispatch = useAppDispatch();
  const navigation = useNavigation();
  /** Tab walks through the cells only for who works in them: who passes by, or has pressed Esc, is let out. */
  const working = useRef(false);
  const place = actions.active === null ? null : actions.placeAt(actions.active);
  const lotId = place?.lotId ?? null;
  const activeChosen = useLotsSelector((state) => lotId !== null && selectIsChosen(state, lotId));

  const beginTyping = useBeginTyping(editable);
  const edit = (mode: 'replace' | 'amend'): void => {
    // At once: the letter of this very key has to land in the control.
    if (place !== null) flushSync(() => beginTyping(place, mode));
  };
  const open = (): void => {
    if (lotId !== null) navigation?.navigate(hrefOf(lotId));
  };
  const onHead = actions.active !== null && actions.active.row < 0;

  const move = (event: KeyboardEvent, jump: boolean): boolean => {
    const first = { row: 0, column: 0 };
    const from = event.shiftKey ? actions.head : actions.active;
    const moved = moveBy(event.key, jump, from ?? first, actions.size());
    // Where no cell is the active one yet, the first key of a move makes the first one it.
    const to = moved !== null && from === null ? first : moved;
    if (to === null) return false;
    if (event.shiftKey && !onHead && from !== null) actions.extendTo(to);
    else actions.goTo(to);
    return true;
  };
  const tab = (back: boolean): boolean => {
    if (!working.current || actions.active === null) return false;
    const to = nextInReading(actions.active, back, actions.size());
    if (to !== null) run.tabbed(actions.active, to);
    actions.goTo(to);
    return to !== null;
  };
  const withControl = (key: string): boolean => {
    switch (key) {
      case 'a': {
        const size = actions.size();
        const anchor = actions.placeAt({ row: 0, column: 0 });
        const head = actions.placeAt({ row: size.rows - 1, column: size.columns - 1 });
        if (anchor !== null && head !== null) dispatch(rangeChosen({ anchor, head }));
        return true;
      }
      case 'd':
        actions.fillDown();
        return true;
      case 'Enter':
        open();
        return true;
      default:
        return false;
    }
  };
  const plain = (key: string, shift: boolean): boolean => {
    switch (key) {
      case 'Tab':
        return tab(shift);
      case 'Escape':
        working.current = false;
        if (actions.active !== null) actions.goTo(actions.active);
        return true;
      case 'F2':
        edit('amend');
        return true;
      case 'Enter':
        if (place?.column === 'number' && !editable) open();
        else edit('amend');
        return true;
      case 'Delete':
      case 'Backspace':
        actions.clear();
        return true;
      case ' ':
        if (actions.rect === null) return true;
        dispatch(
          lotsChosen({
            lotIds: actions.ids.slice(actions.rect.top, actions.rect.bottom + 1),
            chosen: !activeChosen,
          }),
        );
        return true;
      case 'Insert':
        if (editable && lotId !== null) dispatch(addEmptyLot({ after: lotId }));
        return true;
      case '?':
        openSheet();
        return true;
      default:
        return false;
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.altKey) return;
    const { key, shiftKey } = event;
    const control = event.ctrlKey || event.metaKey;
    const done =
      (onHead && place !== null && heads.onKey(event, place.column)) ||
      (control ? withControl(key) : plain(key, shiftKey)) ||
      move(event, control);
    if (done) {
      if (key !== 'Escape') working.current = true;
      event.preventDefault();
    } else if (!control && !onHead && key !== SEARCH_KEY && (key.length === 1 || key === 'Dead' || key === 'Process')) {
      working.current = true;
      edit('replace');
    }
  };
  return {
    onKeyDown,
    onPointerDownCapture: () => {
      working.current = true;
    },
  };
}
