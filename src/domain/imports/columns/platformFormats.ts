import { extraField } from '../../lots/extras';
import { lotsmith } from '../../platforms/profiles/lotsmith';
import { PLATFORMS } from '../../platforms/profiles/platforms';
import type { Column } from '../../platforms/profile';
import { IMPORT_FIELDS, type ImportTarget, type OwnTarget } from '../cells/targets';
import type { KnownFormat } from './formats';
import { namedTargets, targetByName } from './names';

const OWN_ID = 'lotId';

const OWN_TARGET_OF: Readonly<Record<string, OwnTarget>> = {
  status: 'status',
  order: 'order',
  coverPhotoId: 'cover',
  extras: 'allExtras',
  photos: 'photoRecords',
};

const ownTargetOf = ({ header }: Column): OwnTarget | null =>
  Object.hasOwn(OWN_TARGET_OF, header) ? (OWN_TARGET_OF[header] ?? null) : null;

/**
 * What the platforms' own files look like, read backwards from their profiles: there each header stands with its source. A
 * new platform is known here by itself.
 */
export const PLATFORM_FORMATS: readonly KnownFormat[] = PLATFORMS.map(({ id, columns }) => ({
  id,
  isOurs: id === lotsmith.id,
  columns: columns.map((column) => ({
    header: column.header,
    target: (id === lotsmith.id ? ownTargetOf(column) : null) ?? targetOf(column),
    // Our own file says which lot a row is: without that it is a list that somebody has made.
    required: column.required === true || (id === lotsmith.id && column.header === OWN_ID),
  })),
}));

function targetOf({ from, header }: Column): ImportTarget | null {
  switch (from.kind) {
    case 'lotNumber':
      return from.part === 'letter' ? 'letter' : 'number';
    case 'field':
      return IMPORT_FIELDS.find((field) => field === from.field) ?? null;
    case 'description':
      return 'description';
    case 'picture':
      return 'photos';
    case 'extra':
      return extraField(from.name);
    // What an export leaves to the platform, or makes of many things, may still say what it is.
    case 'constant':
    case 'computed':
      return targetByName(header, namedTargets());
    default:
      return null;
  }
}
