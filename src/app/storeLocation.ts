import { useCallback } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { navigate, selectPath, selectSearch } from '../features/navigation/navigationSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** The router's location is the store's: what moves the state moves the pages, and nothing else does. */
export const useStoreLocation: BaseLocationHook = () => {
  const dispatch = useAppDispatch();
  const path = useAppSelector(selectPath);
  const go = useCallback(
    (to: string, options?: { replace?: boolean }) => void dispatch(navigate(to, options)),
    [dispatch],
  );
  return [path, go];
};

/** The query without its question mark, as the router wants it. */
export const useStoreSearch: BaseSearchHook = () => useAppSelector(selectSearch).replace(/^\?/, '');
