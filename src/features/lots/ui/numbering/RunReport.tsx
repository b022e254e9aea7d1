import { useTexts } from '../../../../shared/messages/useTexts';
import { Banner } from '../../../../shared/ui/messages/Banner';
import { Button } from '../../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { ProgressBar } from '../../../../shared/ui/messages/ProgressBar';
import { useAppDispatch } from '../../../../store/hooks';
import { LotLinks } from './LotLinks';
import styles from './NumberLotsDialog.module.css';
import { type NumberingReport, type NumberingRun, numberingAgain } from '../../model/numbering/numberingSlice';
import { numberingTexts } from '../../model/texts/numberingTexts';

interface RunProgressProps {
  readonly run: NumberingRun;
  readonly onClose: () => void;
}

/** How far the new numbers are on their way. */
export function RunProgress({ run, onClose }: RunProgressProps) {
  const texts = useTexts(numberingTexts);
  const total = Math.max(run.made, run.changes.length);
  return (
    <>
      <ProgressBar label={texts.working(run.settled, total)} value={run.settled / total} />
      <p className={styles['note']}>{texts.workingText}</p>
      <div className={styles['actions']}>
        <Button kind="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </>
  );
}

interface RunReportProps {
  readonly saleId: string;
  readonly report: NumberingReport;
  readonly onClose: () => void;
}

/** What came of it: how many lots have their number, which have not and why. */
export function RunReport({ saleId, report, onClose }: RunReportProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(numberingTexts);
  const { numbered, taken, refused } = report;
  const nothing = numbered + taken.length + refused.length === 0;
  return (
    <>
      <div role="status" className={styles['report']}>
        {nothing ? (
          <Banner tone="warn">{texts.notBegun}</Banner>
        ) : (
          <InlineMessage tone={numbered > 0 ? 'good' : 'info'}>
            {numbered > 0 ? texts.done(numbered) : texts.doneNone}
          </InlineMessage>
        )}
        {taken.length > 0 && (
          <Banner tone="warn" title={texts.taken(taken.length)}>
            <LotLinks saleId={saleId} lotIds={taken} onFollow={onClose} />
          </Banner>
        )}
        {refused.length > 0 && <Banner tone="danger">{texts.refused(refused.length)}</Banner>}
      </div>
      <div className={styles['actions']}>
        <Button kind="quiet" onClick={() => dispatch(numberingAgain())}>
          {texts.again}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </>
  );
}
