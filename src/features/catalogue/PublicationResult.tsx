import { useTexts } from '../../shared/messages/useTexts';
import { Banner } from '../../shared/ui/messages/Banner';
import { InlineMessage } from '../../shared/ui/messages/InlineMessage';
import { ProgressBar } from '../../shared/ui/messages/ProgressBar';
import { usePublicationSelector } from './catalogueHooks';
import styles from './PublicationSection.module.css';
import { selectPublicationRun } from './publicationSlice';
import { publicationTexts } from './publicationTexts';
import { own } from '../../domain/values/own';

/** How far the publishing or the taking back is, and what came of it. */
export function PublicationResult({ saleId }: { readonly saleId: string }) {
  const texts = useTexts(publicationTexts);
  const run = usePublicationSelector((state) => selectPublicationRun(state, saleId));
  switch (run.status) {
    case 'idle':
      return null;
    case 'working':
      return (
        <div className={styles['progress']}>
          <ProgressBar label={texts.steps[run.step]} value={run.total === 0 ? undefined : run.done / run.total} />
          <InlineMessage>{texts.stay}</InlineMessage>
          {run.isSlow && <InlineMessage role="status">{texts.slow}</InlineMessage>}
        </div>
      );
    case 'done':
      return (
        <>
          <InlineMessage tone="good" role="status">
            {run.work === 'publish' ? texts.published : texts.takenBack}
          </InlineMessage>
          {run.left > 0 && <Banner tone="warn">{texts.left(run.left)}</Banner>}
        </>
      );
    case 'refused': {
      const problems: Readonly<Partial<Record<string, string>>> = texts.problems;
      return (
        <Banner tone="danger" role="alert" title={texts.stopped}>
          {own(problems, run.code) ?? texts.problem} {run.work === 'publish' && texts.visitorsKeep}
        </Banner>
      );
    }
  }
}
