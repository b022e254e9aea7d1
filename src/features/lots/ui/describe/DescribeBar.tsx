import { LOT_NEEDS, type LotNeed, platformOfQueue, readQueue, refusedBy } from '../../../../domain/lots/describeQueue';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { ProgressBar } from '../../../../shared/ui/messages/ProgressBar';
import { useAppDispatch } from '../../../../store/hooks';
import { selectCheckedPlatforms } from '../../model/checks/checksSelectors';
import { selectDescribedToday, selectQueueProgress } from '../../model/describe/describeSelectors';
import { queueChosen, selectDescribe } from '../../model/describe/describeSlice';
import { selectSeesPrivate } from '../../model/lots/lotsSlice';
import { describeTexts } from '../../model/texts/describeTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import { SmallSelect } from '../shared/SmallSelect';
import styles from './DescribeBar.module.css';

/** Below the lot at hand: which lots come next, how far they are, the day's pace, and the ways on and back. */
export function DescribeBar({ onGo }: { readonly onGo: (way: 'next' | 'back') => void }) {
  const texts = useTexts(describeTexts);
  return (
    <footer className={styles['bar']}>
      <QueueChoice />
      <Progress />
      <Today />
      <span className={styles['ways']}>
        <Button kind="quiet" icon="chevronLeft" title={texts.backHint} onClick={() => onGo('back')}>
          {texts.back}
        </Button>
        <Button
          kind="primary"
          title={texts.nextHint}
          aria-keyshortcuts="Control+Enter Meta+Enter Alt+ArrowDown"
          onClick={() => onGo('next')}
        >
          {texts.next}
        </Button>
      </span>
    </footer>
  );
}

function QueueChoice() {
  const texts = useTexts(describeTexts);
  const dispatch = useAppDispatch();
  const queue = useLotsSelector((state) => selectDescribe(state).queue);
  const platforms = useLotsSelector(selectCheckedPlatforms);
  const seesPrivate = useLotsSelector(selectSeesPrivate);
  const isOffered = (need: LotNeed): boolean => need !== 'toCheck' || seesPrivate || queue === need;
  const named = ['undescribed', ...LOT_NEEDS.filter(isOffered)] as const;
  return (
    <span className={styles['queue']}>
      <SmallSelect
        label={texts.queue}
        value={queue}
        options={[
          ...named.map((each) => [each, texts.queues[each]] as const),
          ...platforms.map(({ id, name }) => [refusedBy(id), texts.refusedBy(name)] as const),
        ]}
        onChange={(value) => dispatch(queueChosen({ queue: readQueue(value) }))}
      />
    </span>
  );
}

/** By itself, as what follows: each save would render the whole bar. */
function Progress() {
  const texts = useTexts(describeTexts);
  const { queue, status } = useLotsSelector(selectDescribe);
  const { done, total } = useLotsSelector(selectQueueProgress);
  const named = readQueue(queue);
  const sentence =
    platformOfQueue(named) === null
      ? texts.progress[named as keyof typeof texts.progress](done, total)
      : texts.notRefused(done, total);
  const note =
    status !== 'finished' ? null : done === total ? texts.allDone : done === total - 1 ? texts.onlyThis : null;
  return (
    <span className={styles['progress']}>
      <span className={styles['words']}>{sentence}</span>
      <ProgressBar bare label={sentence} value={total === 0 ? 0 : done / total} />
      <span role="status" className={styles['note']}>
        {note}
      </span>
    </span>
  );
}

function Today() {
  const texts = useTexts(describeTexts);
  const { lots, pace } = useLotsSelector(selectDescribedToday);
  if (lots === 0) return null;
  return (
    <span className={styles['today']} title={texts.paceHint}>
      {texts.today(lots)}
      {pace !== null && ` · ${texts.pace(pace)}`}
    </span>
  );
}
