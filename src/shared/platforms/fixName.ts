import type { Fix } from '../../domain/platforms/problem';
import type { Translated } from '../messages/texts';
import type { problemTexts } from './problemTexts';

/** How a fix is called among which a person chooses; '' for one without a name of its own. */
export function fixName(fix: Fix, { chosenFixes }: Translated<(typeof problemTexts)['texts']>): string {
  if (fix.kind !== 'shareOfLow') return '';
  return fix.share === 1 ? chosenFixes.low : chosenFixes.half;
}
