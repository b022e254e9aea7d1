import { own } from '../../values/own';
import type { Profile } from '../profile';
import type { SentComparison } from './compareSent';
import { cellsHash, picturesHash } from './lotHash';
import type { PlatformHas } from './platformState';
import { goneEntry, type NewSentExport } from './sentExport';
import { type SentLine, sentLines } from './sentLines';
import type { SentLot } from './sentLot';

/** What a platform has of those lots whose lines a person has typed there. `ticked`: the keys of these lines. */
export function typedByHand(
  comparison: SentComparison,
  sent: ReadonlyMap<string, SentLot>,
  profile: Profile,
  ticked: ReadonlySet<string>,
): Pick<NewSentExport, 'lots' | 'entries' | 'pictures'> {
  const done = new Map<string, SentLine[]>();
  for (const line of sentLines(comparison, sent, profile)) {
    if (ticked.has(line.key)) done.set(line.lotId, [...(done.get(line.lotId) ?? []), line]);
  }
  const lots: SentLot[] = [];
  const entries: NewSentExport['entries'][number][] = [];
  const numberHeaders = profile.columns.filter(({ from }) => from.kind === 'lotNumber').map(({ header }) => header);

  const type = (now: SentLot, has: PlatformHas | null): void => {
    const typedLines = done.get(now.id);
    if (typedLines === undefined) return;
    const before = sent.get(now.id);
    const cells = new Map(Object.entries(before?.cells ?? {}));
    for (const line of typedLines) {
      if (line.kind !== 'cell') continue;
      if (line.after === '') cells.delete(line.header);
      else cells.set(line.header, line.after);
    }
    const typed = Object.fromEntries(cells);
    const hasNumber = numberHeaders.every((header) => own(typed, header) === own(now.cells, header));
    const hasPictures = typedLines.some(({ kind }) => kind === 'pictures');
    const isKnown = has === null || has.pictures !== null;
    const number = hasNumber ? now.number : (has?.entry.number ?? '');
    lots.push({ id: now.id, number, cells: typed, pictures: hasPictures ? now.pictures : (before?.pictures ?? []) });
    entries.push({
      id: now.id,
      number,
      cells: cellsHash(typed),
      pictures: hasPictures && isKnown ? picturesHash(now.pictures) : null,
      pictureCount: hasPictures ? now.pictures.length : (has?.entry.pictureCount ?? 0),
    });
  };
  for (const { now, has } of comparison.changed) type(now, has);
  for (const { now } of comparison.added) type(now, null);
  for (const { has } of comparison.gone) if (done.has(has.entry.id)) entries.push(goneEntry(has.entry));
  return { lots, entries, pictures: entries.some(({ pictures }) => pictures !== null) };
}
