import type { OutgoingBundle } from '../bundle/outgoingBundle';
import type { Profile } from '../profile';
import { entryOf, type NewSentExport, versionOf } from './sentExport';
import { sentRowReader } from './sentLot';

/** What is remembered of a bundle: exactly the cells that are in its file. */
export function sentOfBundle(
  { which, fileName, withPhotos, lots, photos, rows, fieldNames }: OutgoingBundle,
  profile: Profile,
  id: string,
): NewSentExport {
  const read = sentRowReader(profile, rows.header);
  const sent = lots.map((lot, row) => [lot.id, read(lot, photos.get(lot.id) ?? [], rows.cells[row] ?? [])] as const);
  return {
    id,
    platform: profile.id,
    platformName: profile.name,
    version: versionOf(profile),
    scope: which,
    pictures: withPhotos,
    fileName,
    fieldNames,
    lots: sent.map(([, row]) => row.sentLot()),
    entries: sent.map(([lotId, row]) => entryOf(lotId, row, withPhotos)),
  };
}
