import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Problem, Severity } from '../../../domain/platforms/problem';
import type { PlatformLot } from '../../../domain/platforms/platformLot';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { Icon, type IconName } from '../../../shared/ui/icon/Icon';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { classNames } from '../../../shared/ui/style/classNames';
import { Link } from '../../../shared/ui/navigation/Link';
import { choicesOf, hasFix } from '../../../domain/platforms/validate/planFixes';
import { fixName } from '../../../shared/platforms/fixName';
import { problemSentence } from '../../../shared/platforms/problemSentence';
import { usePanel } from '../../navigation/ui/usePanel';
import { groupProblems, type ProblemGroup } from '../model/groupProblems';
import { exportTexts } from '../texts/exportTexts';
import { problemTexts } from '../../../shared/platforms/problemTexts';
import styles from './ExportPage.module.css';

interface ProblemListProps {
  /** All lots have been looked at: only then it can be said that there is nothing. */
  readonly isWhole: boolean;
  readonly saleId: string;
  readonly problems: readonly Problem[];
  readonly lots: readonly PlatformLot[];
  readonly nameOf: (lot: PlatformLot) => string;
  readonly onFix: (problems: readonly Problem[]) => void;
}

/** So many are drawn at first, and so many more whenever they are asked for: thousands at once would hold the page up. */
const SHOWN_AT_FIRST = 100;
const SHOWN_MORE = 500;
/** So many problems of one kind are said once. */
const FEWEST_IN_GROUP = 4;

const ICONS: Readonly<Record<Severity, IconName>> = { refused: 'error', changed: 'warning', advice: 'info' };

/** What the platform refuses, then what the export changes, then what is good to know. */
export function ProblemList({ isWhole, saleId, problems, lots, nameOf, onFix }: ProblemListProps) {
  const texts = useTexts(exportTexts);
  if (problems.length === 0 && !isWhole) return null;
  if (problems.length === 0) return <InlineMessage tone="good">{texts.noProblems}</InlineMessage>;
  const count = (severity: Severity): number => problems.filter((problem) => problem.severity === severity).length;
  // What a person has to choose is not done along with the rest.
  const fixable = problems.filter((problem) => hasFix(problem) && choicesOf(problem) === null);
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  const row = (problem: Problem, index: number) => (
    <ProblemRow
      key={`${problem.lotId} ${problem.photoId} ${problem.header} ${problem.detail.rule} ${index}`}
      saleId={saleId}
      problem={problem}
      lot={byId.get(problem.lotId ?? '')}
      nameOf={nameOf}
      onFix={onFix}
    />
  );
  const lotOf = ({ lotId, photoId }: Problem, index: number) => {
    const lot = byId.get(lotId ?? '');
    return (
      <li key={`${lotId} ${photoId} ${index}`}>
        {lot === undefined ? texts.ofSale : <Link href={`/sales/${saleId}?lot=${lot.id}`}>{nameOf(lot)}</Link>}
      </li>
    );
  };
  return (
    <>
      <p className={styles['count']} role="status">
        {texts.summary(count('refused'), count('changed'), count('advice'))}
      </p>
      {fixable.length > 1 && <Button onClick={() => onFix(fixable)}>{texts.fixAll(fixable.length)}</Button>}
      <ul className={styles['problems']}>
        {groupProblems(problems).map((group) =>
          group.problems.length < FEWEST_IN_GROUP ? (
            group.problems.map(row)
          ) : (
            <ManyProblems key={group.id} group={group} row={row} lotOf={lotOf} onFix={onFix} />
          ),
        )}
      </ul>
    </>
  );
}

interface ManyProblemsProps extends Pick<ProblemListProps, 'onFix'> {
  readonly group: ProblemGroup;
  readonly row: (problem: Problem, index: number) => ReactNode;
  /** The lot alone, where its sentence is said already. */
  readonly lotOf: (problem: Problem, index: number) => ReactNode;
}

/** The same problem of many lots: said once, mended at once, and unfolded lot by lot. */
function ManyProblems({ group: { id, problems }, row, lotOf, onFix }: ManyProblemsProps) {
  const texts = useTexts(exportTexts);
  const sentences = useTexts(problemTexts);
  const [unfolded, setUnfolded] = usePanel(`problems ${id}`);
  const listId = useId();
  const [first] = problems;
  const said = new Set(problems.map(({ detail }) => problemSentence(detail, sentences)));
  const column = columnOf(first, texts.pictures);
  const place = texts.inLots(column, new Set(problems.map(({ lotId }) => lotId)).size);
  const fixable = problems.filter(hasFix);
  const choices = fixable[0] === undefined ? null : choicesOf(fixable[0]);
  const [most, setMost] = usePanel<number>(`problems shown ${id}`, SHOWN_AT_FIRST);
  const shown = problems.slice(0, most);
  const left = problems.length - shown.length;
  const list = useRef<HTMLUListElement>(null);
  const goOnFrom = useRef<number | null>(null);
  // Reading goes on at the first of those that came, also where the button has gone.
  useEffect(() => {
    const came = goOnFrom.current === null ? undefined : list.current?.children[goOnFrom.current];
    goOnFrom.current = null;
    came?.querySelector<HTMLElement>('a, button')?.focus();
  }, [most]);
  return (
    <li className={styles['problem']}>
      <div className={styles['where']}>
        <SeverityWord severity={first.severity} />
        <span>{place}</span>
      </div>
      {said.size === 1 && <p className={styles['sentence']}>{[...said][0]}</p>}
      <div className={styles['actions']}>
        {choices?.map((fix) => {
          const called = sentences.chosenFixIn(fixName(fix, sentences), fixable.length);
          return (
            <Button
              key={called}
              kind="quiet"
              aria-label={sentences.chosenFixOf(called, place)}
              onClick={() => onFix(fixable.map((problem) => ({ ...problem, fix })))}
            >
              {called}
            </Button>
          );
        })}
        {fixable.length > 0 && choices === null && (
          <Button
            kind="quiet"
            aria-label={texts.fixAllOf(texts.fixAll(fixable.length), place)}
            onClick={() => onFix(fixable)}
          >
            {texts.fixAll(fixable.length)}
          </Button>
        )}
        <Button
          kind="quiet"
          icon={unfolded ? 'chevronDown' : 'chevronRight'}
          aria-expanded={unfolded}
          aria-controls={listId}
          aria-label={texts.eachOf(place)}
          onClick={() => setUnfolded(!unfolded)}
        >
          {texts.each}
        </Button>
      </div>
      <div id={listId} hidden={!unfolded} className={styles['each']}>
        {unfolded && (
          <ul ref={list} className={said.size === 1 ? styles['lots'] : styles['problems']}>
            {shown.map(said.size === 1 ? lotOf : row)}
          </ul>
        )}
        {unfolded && left > 0 && (
          <Button
            aria-label={texts.showMoreOf(Math.min(left, SHOWN_MORE), place)}
            onClick={() => {
              goOnFrom.current = shown.length;
              setMost(shown.length + SHOWN_MORE);
            }}
          >
            {texts.showMore(Math.min(left, SHOWN_MORE))}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The platform's column, or its pictures; null for what is the whole sale's. */
const columnOf = ({ header, detail }: Problem, pictures: string): string | null =>
  header ?? (detail.rule.includes('icture') ? pictures : null);

function SeverityWord({ severity }: { readonly severity: Severity }) {
  const { severities } = useTexts(problemTexts);
  return (
    <span className={classNames(styles['severity'], styles[severity])}>
      <Icon name={ICONS[severity]} size={16} /> {severities[severity]}
    </span>
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
  const column = columnOf(problem, texts.pictures);
  const place = column === null ? name : texts.at(name, column);
  const choices = choicesOf(problem);
  return (
    <li className={styles['problem']}>
      <div className={styles['where']}>
        <SeverityWord severity={problem.severity} />
        {lot === undefined ? <span>{place}</span> : <Link href={`/sales/${saleId}?lot=${lot.id}`}>{place}</Link>}
      </div>
      <p className={styles['sentence']}>{problemSentence(problem.detail, sentences)}</p>
      {choices?.map((fix) => {
        const called = fixName(fix, sentences);
        return (
          <Button
            key={called}
            kind="quiet"
            aria-label={sentences.chosenFixOf(called, place)}
            onClick={() => onFix([{ ...problem, fix }])}
          >
            {called}
          </Button>
        );
      })}
      {hasFix(problem) && choices === null && (
        <Button kind="quiet" aria-label={texts.fixOf(place)} onClick={() => onFix([problem])}>
          {texts.fix}
        </Button>
      )}
    </li>
  );
}
