import { Fragment, type ReactNode } from 'react';
import type { Problem } from '../../../../domain/platforms/problem';
import { choicesOf, hasFix } from '../../../../domain/platforms/validate/planFixes';
import { useTexts } from '../../../../shared/messages/useTexts';
import { fixName } from '../../../../shared/platforms/fixName';
import { problemTexts } from '../../../../shared/platforms/problemTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { useAppDispatch } from '../../../../store/hooks';
import {
  type CountedText,
  countSimilar,
  countText,
  type FieldProblem,
  problemsAt,
  selectCheckedPlatforms,
  selectLotProblems,
  similarProblems,
} from '../../model/checks/checksSelectors';
import { fixProblems } from '../../model/checks/checksSlice';
import { checksTexts } from '../../model/texts/checksTexts';
import { useLotsSelector, useLotsStore } from '../shared/lotsHooks';
import styles from './FieldChecks.module.css';
import { type Saying, useSaid } from './useSaid';

/** How much of a text the strictest platform of the sale takes, and what platforms say to what is kept of it. */
export function useFieldHint(lotId: string, field: string, text: string | null): ReactNode {
  const platforms = useLotsSelector(selectCheckedPlatforms);
  const problems = useLotsSelector((state) => selectLotProblems(state, lotId));
  const counted = useLotsSelector(
    (state) => (text === null ? undefined : countText(state, lotId, field, text)),
    isSameCount,
  );
  const say = useSaid();
  const found = problemsAt(problems, platforms, field);
  if (counted === undefined && found.length === 0) return undefined;
  return (
    <span className={styles['checks']}>
      {counted !== undefined && <Counter {...counted} />}
      {say(found).map((each) => (
        <Said key={each.text} {...each} />
      ))}
    </span>
  );
}

const isSameCount = (one: CountedText | undefined, other: CountedText | undefined): boolean =>
  one?.length === other?.length && one?.most === other?.most && one?.platform === other?.platform;

function Counter({ length, most, platform, isShared }: CountedText) {
  const texts = useTexts(checksTexts);
  return (
    <span className={styles['counter']} data-tone={length > most ? 'danger' : undefined}>
      <span aria-hidden>
        {texts.counter(length, most)} · {isShared ? texts.shared(platform) : platform}
      </span>
      <VisuallyHidden>
        {texts.counterInWords(length, most, isShared ? texts.shared(platform) : platform)}
      </VisuallyHidden>
    </span>
  );
}

function Said({ text, severity, needsPerson }: Saying) {
  const tone = severity === 'refused' ? 'danger' : needsPerson ? 'warn' : undefined;
  return (
    <span className={styles['said']} data-tone={tone}>
      <Icon name={tone === 'danger' ? 'error' : tone === 'warn' ? 'warning' : 'info'} size={16} />
      <span>{text}</span>
    </span>
  );
}

interface FieldFixesProps {
  readonly lotId: string;
  readonly field: string;
  /** As the form calls it. */
  readonly name: string;
}

/** What a click can do about the problems of a field: in this lot, or in all lots that have the same one. */
export function FieldFixes({ lotId, field, name }: FieldFixesProps) {
  const platforms = useLotsSelector(selectCheckedPlatforms);
  const problems = useLotsSelector((state) => selectLotProblems(state, lotId));
  const found = problemsAt(problems, platforms, field).filter(({ problem }) => hasFix(problem));
  if (found.length === 0) return null;
  return (
    <span className={styles['fixes']} data-fixes>
      {found.map((each) => (
        <Fixes key={`${each.platform.id} ${each.problem.detail.rule}`} found={each} name={name} />
      ))}
    </span>
  );
}

function Fixes({ found, name }: { readonly found: FieldProblem; readonly name: string }) {
  const texts = useTexts(checksTexts);
  const dispatch = useAppDispatch();
  const store = useLotsStore();
  const { platform, problem } = found;
  const sentences = useTexts(problemTexts);
  const lots = useLotsSelector((state) => countSimilar(state, found));
  const choices = choicesOf(problem);
  const fix = (button: HTMLElement, problems: readonly Problem[]): void => {
    // The button goes with its problem: the focus stays with the field.
    button.closest('[data-fixes]')?.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus();
    dispatch(fixProblems({ problems }));
  };
  if (choices !== null) {
    const place = texts.fieldOf(name, platform.name);
    return choices.map((choice) => {
      const called = fixName(choice, sentences);
      const inAll = sentences.chosenFixIn(called, lots);
      const chosen = (each: Problem): Problem => ({ ...each, fix: choice });
      return (
        <Fragment key={called}>
          <Button
            kind="quiet"
            aria-label={sentences.chosenFixOf(called, place)}
            onClick={({ currentTarget }) => fix(currentTarget, [chosen(problem)])}
          >
            {called}
          </Button>
          {lots > 1 && (
            <Button
              kind="quiet"
              aria-label={sentences.chosenFixOf(inAll, place)}
              onClick={({ currentTarget }) => fix(currentTarget, similarProblems(store.getState(), found).map(chosen))}
            >
              {inAll}
            </Button>
          )}
        </Fragment>
      );
    });
  }
  return (
    <>
      <Button
        kind="quiet"
        aria-label={texts.fixOf(name, platform.name)}
        onClick={({ currentTarget }) => fix(currentTarget, [problem])}
      >
        {texts.fix}
      </Button>
      {lots > 1 && (
        <Button
          kind="quiet"
          aria-label={texts.fixAllOf(lots, name, platform.name)}
          onClick={({ currentTarget }) => fix(currentTarget, similarProblems(store.getState(), found))}
        >
          {texts.fixAll(lots)}
        </Button>
      )}
    </>
  );
}
