import { isExtraField } from '../../../domain/lots/extras';
import { LOT_FIELDS } from '../../../domain/lots/lotFields';
import { type ImportTarget, isOwnTarget } from '../../../domain/imports/cells/targets';

/** Room for a sentence about what is wrong in a cell, where the cell itself is short. */
const SHORT = '9rem';
const USUAL = '12rem';
/** What is read in words: a line of it, and not its beginning. */
const LONG = '20rem';

/** How wide the columns of the rows to import are, as a grid's tracks: a number is short, a title is long. */
export function columnTracks(targets: readonly ImportTarget[]): string {
  return targets.map(trackOf).join(' ');
}

function trackOf(target: ImportTarget): string {
  if (target === 'number' || target === 'letter' || target === 'hammer') return SHORT;
  if (isOwnTarget(target) || target === 'id' || target === 'estimate' || target === 'photos' || isExtraField(target))
    return USUAL;
  if (target === 'title') return LONG;
  const { kind } = LOT_FIELDS[target];
  if (kind === 'longText') return LONG;
  return kind === 'money' || kind === 'count' ? SHORT : USUAL;
}
