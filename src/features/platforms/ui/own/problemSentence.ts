import type { OwnPlatformProblem } from '../../../../domain/platforms/house/ownPlatformProblem';
import type { OwnPlatformWords } from './sourceWords';

export function problemSentence(problem: OwnPlatformProblem, { wrong }: OwnPlatformWords): string {
  switch (problem.rule) {
    case 'nameTooLong':
      return wrong.nameTooLong(problem.most);
    case 'headerOutside':
      return wrong.headerOutside(problem.header);
    default:
      return wrong[problem.rule];
  }
}
