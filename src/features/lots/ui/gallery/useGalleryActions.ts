import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useNavigation } from '../../../../shared/ui/navigation/navigation';
import { useAppDispatch } from '../../../../store/hooks';
import { cellActivated, choiceMade, selectGrid } from '../../model/view/gridSlice';
import { selectActiveRow, selectGridIds } from '../../model/view/gridSelectors';
import { useLotsSelector } from '../shared/lotsHooks';
import { type ChoiceRun, extendChoice, toggleChoice } from './galleryChoice';
import { moveInGallery } from './galleryPlaces';

interface Options {
  readonly columns: number;
  /** How many rows a page is. */
  readonly page: () => number;
  readonly hrefOf: (lotId: string) => string;
}

/** Keys and pointer of the gallery: the active lot and the chosen ones are those of the table. */
export function useGalleryActions({ columns, page, hrefOf }: Options) {
  const dispatch = useAppDispatch();
  const navigation = useNavigation();
  const ids = useLotsSelector(selectGridIds);
  const place = useLotsSelector(selectActiveRow);
  const active = useLotsSelector((state) => selectGrid(state).active);
  const chosen = useLotsSelector((state) => selectGrid(state).chosen);
  const run = useRef<ChoiceRun | null>(null);
  const lotId = place < 0 ? null : (ids[place] ?? null);

  const activate = (id: string): void =>
    void dispatch(cellActivated({ lotId: id, column: active?.column ?? 'number' }));
  const choose = (made: { readonly run: ChoiceRun; readonly lotIds: readonly string[] }): void => {
    run.current = made.run;
    dispatch(choiceMade({ lotIds: made.lotIds }));
  };
  const toggle = (id: string): void => choose(toggleChoice(chosen, id));
  const extendTo = (id: string): void => choose(extendChoice(run.current, { ids, chosen, active: lotId }, id));
  const first = (): void => {
    if (ids[0] !== undefined) activate(ids[0]);
  };

  const move = ({ key, shiftKey }: KeyboardEvent, jump: boolean): boolean => {
    const to = moveInGallery(key, jump, Math.max(0, place), { count: ids.length, columns, page: page() });
    // Where no lot is the active one yet, the first key of a move makes the first one it.
    const id = to === null ? undefined : ids[lotId === null ? 0 : to];
    if (id === undefined) return false;
    if (shiftKey) extendTo(id);
    else run.current = null;
    activate(id);
    return true;
  };
  const act = ({ key, shiftKey }: KeyboardEvent, control: boolean): boolean => {
    if (control && key.toLowerCase() === 'a') {
      run.current = null;
      dispatch(choiceMade({ lotIds: [...new Set([...Object.keys(chosen), ...ids])] }));
      return true;
    }
    if (lotId === null) return false;
    if (key === 'Enter') navigation?.navigate(hrefOf(lotId));
    else if (key !== ' ') return false;
    else if (shiftKey) extendTo(lotId);
    else toggle(lotId);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.altKey) return;
    const control = event.ctrlKey || event.metaKey;
    if (act(event, control) || move(event, control)) event.preventDefault();
  };

  /** Before the link of a tile gets the event. */
  const onClickCapture = (event: MouseEvent<HTMLElement>): void => {
    const { target, shiftKey } = event;
    if (!(target instanceof Element)) return;
    const id = target.closest<HTMLElement>('[data-lot]')?.dataset['lot'];
    const box = target.closest('[data-choose]') !== null;
    const many = shiftKey || event.ctrlKey || event.metaKey;
    if (id === undefined || (!box && !many)) return;
    event.preventDefault();
    event.stopPropagation();
    if (shiftKey) extendTo(id);
    else toggle(id);
    activate(id);
    event.currentTarget.focus({ preventScroll: true });
  };
  const onFocus = (event: { readonly target: EventTarget; readonly currentTarget: EventTarget } & Related): void => {
    // Focus that is only handed over because a control has gone is nobody's step: going back through time does that too.
    if (event.target === event.currentTarget && event.relatedTarget !== null && lotId === null) first();
  };
  return { ids, place, lotId, handlers: { onKeyDown, onClickCapture, onFocus } };
}

interface Related {
  readonly relatedTarget: EventTarget | null;
}
