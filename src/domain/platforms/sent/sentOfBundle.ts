import type { OutgoingBundle } from '../bundle/outgoingBundle';
import type { Profile } from '../profile';
import { entryOf, type NewSentExport, versionOf } from './sentExport';
import { sentLotOf } from './sentLot';

/** What is remembered of a bundle: exactly the cells that are in its file. */
export function sentOfBundle(
  { which, fileName, withPhotos, lots, photos, rows, fieldNames }: OutgoingBundle,
  profile: Profile,
  id: string,
): NewSentExport {
  const read = sentLotOf(profile, rows.header);
  const sent = lots.map((lot, row) => read(lot, photos.get(lot.id) ?? [], rows.cells[row] ?? []));
  return {
    id,
    platform: profile.id,
    platformName: profile.name,
    version: versionOf(profile),
    scope: which,
    pictures: withPhotos,
    fileName,
    fieldNames,
    lots: sent,
    entries: sent.map((lot) => entryOf(lot, withPhotos)),
  };
}
