import type { WithSlice } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { AppState } from '../../../store/rootReducer';
import { selectPath } from '../model/navigationSlice';
import type panelsSlice from '../model/panelsSlice';
import { panelSet, type PanelValue, selectPanel } from '../model/panelsSlice';

const usePanelsSelector = useAppSelector.withTypes<AppState & WithSlice<typeof panelsSlice>>();

/**
 * What is open here and what it is about, and how to change that: as `useState`, but in the state of the application.
 * `name`: one panel of the page has it. The panel is gone with its page, and one of a lot (`ofLot`) with its lot.
 */
export function usePanel<Value extends PanelValue = boolean>(
  name: string,
  absent: Value = false as Value,
): readonly [value: Value, set: (value: Value) => void] {
  const dispatch = useAppDispatch();
  const path = useAppSelector(selectPath);
  const value = (usePanelsSelector((state) => selectPanel(state, name)) ?? absent) as Value;
  const set = useCallback(
    (next: Value) => void dispatch(panelSet({ path, name, value: next })),
    [dispatch, path, name],
  );
  return [value, set];
}
