import { useRef } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { useAppDispatch } from '../../../../store/hooks';
import { queryTyped, selectGrid } from '../../model/view/gridSlice';
import { gridTexts } from '../../model/view/gridTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './GridToolbar.module.css';
import { useSearchKeys } from './useSearchKeys';

/** The search of the lots; while lots are chosen a drawing that grows when it has the focus. */
export function SearchField() {
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
