import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { Tool } from '../../../../shared/ui/tools/Tool';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { useAppDispatch } from '../../../../store/hooks';
import { bulkDialogOpened, choiceCleared } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './BulkBar.module.css';
import { BulkMenu } from './BulkMenu';
import { selectChosenIds } from '../../model/view/gridSelectors';
import { bulkTexts } from '../../model/view/gridTexts';
import { markLotsReady } from '../../model/operations/lotCommands';
import { focusLots } from '../shared/useFollowLot';

interface BulkBarProps {
  /** There is a whole window for it; a phone, and the list beside an open lot, have one command and a menu. */
  readonly roomy: boolean;
}

/** What can be done to the chosen lots together. There only while some are chosen. BulkDialogs asks what has to be asked. */
export function BulkBar({ roomy }: BulkBarProps) {
  const texts = useTexts(bulkTexts);
  const dispatch = useAppDispatch();
  const ids = useLotsSelector(selectChosenIds);
  const count = ids.length;
  useFocusBack(count > 0);
  if (count === 0) return null;
  const often = [
    [texts.set, bulkDialogOpened('set')] as const,
    ...(roomy
      ? [
          [texts.replace, bulkDialogOpened('replace')] as const,
          [texts.adjust, bulkDialogOpened('adjust')] as const,
          [texts.ready, markLotsReady({ lotIds: ids })] as const,
        ]
      : []),
  ];
  return (
    <div className={styles['bar']} role="group" aria-label={texts.chosen(count)}>
      <Tool>
        <IconButton icon="close" label={texts.letGo} onClick={() => dispatch(choiceCleared())} />
      </Tool>
      <strong className={styles['count']}>
        {!roomy && <span aria-hidden="true">{texts.chosenShort(count)}</span>}
        {roomy ? texts.chosen(count) : <VisuallyHidden>{texts.chosen(count)}</VisuallyHidden>}
      </strong>
      {often.map(([words, act]) => (
        <Tool key={words}>
          <Button onClick={() => dispatch(act)}>{words}</Button>
        </Tool>
      ))}
      <BulkMenu lotIds={ids} roomy={roomy} />
    </div>
  );
}

/** When the bar goes while it has the focus, the focus goes to the lots. */
function useFocusBack(shown: boolean): void {
  const was = useRef(shown);
  useEffect(() => {
    const left = was.current && !shown;
    was.current = shown;
    if (left && document.activeElement === document.body) {
      focusLots();
    }
  }, [shown]);
}
