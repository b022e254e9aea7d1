import { createCompareSent, type SaleNow } from '../../domain/platforms/sent/compareSent';
import { chainOf, platformStateOf } from '../../domain/platforms/sent/platformState';
import {
  entryOf,
  type SentContent,
  type SentEntry,
  type SentExport,
  versionOf,
} from '../../domain/platforms/sent/sentExport';
import { sentLines } from '../../domain/platforms/sent/sentLines';
import { sentRowWriter, type SentLot } from '../../domain/platforms/sent/sentLot';
import { typedByHand } from '../../domain/platforms/sent/typedByHand';
import type { Profile } from '../../domain/platforms/profile';
import { GOLDEN_SALE } from './goldenSale';

let clock = 0;
/** A platform that has got this and that, one export after the other. */
export function platformThatGets(profile: Profile) {
  const exports: SentExport[] = [];
  const contents: Record<string, SentContent> = {};
  const sent = new Map<string, SentLot>();
  const add = (
    parts: Partial<SentExport>,
    entries: readonly SentEntry[],
    fieldNames: SentContent['fieldNames'] = GOLDEN_SALE.fieldNames,
  ): void => {
    clock += 1;
    const id = `export${clock}`;
    exports.push({
      id,
      platform: profile.id,
      platformName: profile.name,
      version: versionOf(profile),
      scope: 'all',
      by: 'ada',
      at: clock,
      lots: entries.length,
      pictures: false,
      fileName: 'lots.csv',
      ...parts,
    });
    contents[id] = { fieldNames, entries };
  };
  const state = () => {
    const found = platformStateOf(chainOf(exports, profile.id), contents);
    if (found === null) throw new Error('Nothing was sent.');
    return found;
  };
  return {
    exports,
    state,
    send(now: SaleNow, parts: Partial<SentExport> = {}, fieldNames = now.sale.fieldNames) {
      const write = sentRowWriter(profile, { ...now.sale, fieldNames });
      const rows = now.lots.map((lot) => [lot.id, write(lot, now.photos.get(lot.id) ?? [])] as const);
      rows.forEach(([id, row]) => sent.set(id, row.sentLot()));
      add(
        parts,
        rows.map(([id, row]) => entryOf(id, row, parts.pictures === true)),
        fieldNames,
      );
    },
    type(now: SaleNow, keys: (key: string, place: number) => boolean = () => true) {
      const comparison = createCompareSent(profile)(state(), now);
      const ticked = sentLines(comparison, sent, profile)
        .map(({ key }) => key)
        .filter(keys);
      const typed = typedByHand(comparison, sent, profile, new Set(ticked));
      typed.lots.forEach((lot) => sent.set(lot.id, lot));
      add({ scope: 'typed', pictures: typed.pictures }, typed.entries);
      return typed;
    },
    compare: (now: SaleNow) => createCompareSent(profile)(state(), now),
    lines: (now: SaleNow) => sentLines(createCompareSent(profile)(state(), now), sent, profile),
  };
}
