import { SEVERITIES, type Problem, type Severity } from '../../../domain/platforms/problem';
import type { PlatformLot } from '../../../domain/platforms/platformLot';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { Icon, type IconName } from '../../../shared/ui/icon/Icon';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { classNames } from '../../../shared/ui/style/classNames';
import { Link } from '../../../shared/ui/navigation/Link';
import { hasFix } from '../../../domain/platforms/validate/planFixes';
import { problemSentence } from '../../../shared/platforms/problemSentence';
import { exportTexts } from '../texts/exportTexts';
import { problemTexts } from '../../../shared/platforms/problemTexts';
import styles from './ExportPage.module.css';

interface ProblemListProps {
  readonly saleId: string;
  readonly problems: readonly Problem[];
  readonly lots: readonly PlatformLot[];
  readonly nameOf: (lot: PlatformLot) => string;
  readonly onFix: (problems: readonly Problem[]) => void;
}

/** A page of more rows than these is not read, and is slow to draw. */
const MOST_SHOWN = 100;

const ICONS: Readonly<Record<Severity, IconName>> = { refused: 'error', changed: 'warning', advice: 'info' };

/** What the platform refuses, then what the export changes, then what is good to know. */
export function ProblemList({ saleId, problems, lots, nameOf, onFix }: ProblemListProps) {
  const texts = useTexts(exportTexts);
  if (problems.length === 0) return <InlineMessage tone="good">{texts.noProblems}</InlineMessage>;
  const sorted = SEVERITIES.map((severity) => problems.filter((problem) => problem.severity === severity));
  const [refused = [], changed = [], advice = []] = sorted;
  const fixable = problems.filter(hasFix);
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  const shown = sorted.flat().slice(0, MOST_SHOWN);
  const left = problems.length - shown.length;
  return (
    <>
      <p className={styles['count']} role="status">
        {texts.summary(refused.length, changed.length, advice.length)}
      </p>
      {fixable.length > 1 && <Button onClick={() => onFix(fixable)}>{texts.fixAll(fixable.length)}</Button>}
      <ul className={styles['problems']}>
        {shown.map((problem, index) => (
          <ProblemRow
            key={`${problem.lotId} ${problem.photoId} ${problem.header} ${problem.detail.rule} ${index}`}
            saleId={saleId}
            problem={problem}
            lot={byId.get(problem.lotId ?? '')}
            nameOf={nameOf}
            onFix={onFix}
          />
        ))}
      </ul>
      {left > 0 && <p className={styles['count']}>{texts.more(left)}</p>}
    </>
  );
}

interface ProblemRowProps extends Pick<ProblemListProps, 'saleId' | 'nameOf' | 'onFix'> {
  readonly problem: Problem;
  readonly lot: PlatformLot | undefined;
}

function ProblemRow({ saleId, problem, lot, nameOf, onFix }: ProblemRowProps) {
  const texts = useTexts(exportTexts);
  const sentences = useTexts(problemTexts);
  const name = lot === undefined ? texts.ofSale : nameOf(lot);
  const column = problem.header ?? (problem.detail.rule.includes('icture') ? texts.pictures : null);
  const place = column === null ? name : texts.at(name, column);
  return (
    <li className={styles['problem']}>
      <div className={styles['where']}>
        <span className={classNames(styles['severity'], styles[problem.severity])}>
          <Icon name={ICONS[problem.severity]} size={16} /> {sentences.severities[problem.severity]}
        </span>
        {lot === undefined ? <span>{place}</span> : <Link href={`/sales/${saleId}?lot=${lot.id}`}>{place}</Link>}
      </div>
      <p className={styles['sentence']}>{problemSentence(problem.detail, sentences)}</p>
      {hasFix(problem) && (
        <Button kind="quiet" aria-label={texts.fixOf(place)} onClick={() => onFix([problem])}>
          {texts.fix}
        </Button>
      )}
    </li>
  );
}
