import type { PlatformProblems } from '../../../../domain/platforms/validate/saleCheck';
import { needsPerson } from '../../../../domain/platforms/validate/weight';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { problemsAt, selectCheckedPlatforms } from '../../model/checks/checksSelectors';
import { useLotsSelector } from '../shared/lotsHooks';
import { useSaid } from './useSaid';

interface PlatformMarkProps {
  readonly problems: PlatformProblems;
  readonly field: string;
  readonly className: string | undefined;
}

/** At a cell that a platform of the sale does not take whole: the reason on hover, and for screen readers. */
export function PlatformMark({ problems, field, className }: PlatformMarkProps) {
  const platforms = useLotsSelector(selectCheckedPlatforms);
  const say = useSaid();
  const found = problemsAt(problems, platforms, field).filter(({ problem }) => needsPerson(problem));
  if (found.length === 0) return null;
  const isRefused = found.some(({ problem }) => problem.severity === 'refused');
  const reasons = say(found)
    .map(({ text }) => text)
    .join(' ');
  return (
    <span className={className} data-tone={isRefused ? 'danger' : 'warn'} data-mark="platform" title={reasons}>
      <Icon name={isRefused ? 'error' : 'warning'} size={16} />
      <VisuallyHidden>{reasons} </VisuallyHidden>
    </span>
  );
}
