import { extraField } from '../../lots/extras';
import { PLATFORMS } from '../../platforms/profiles/platforms';
import type { Column } from '../../platforms/profile';
import { IMPORT_FIELDS, type ImportTarget } from '../cells/targets';
import type { KnownFormat } from './formats';
import { namedTargets, targetByName } from './names';

/**
 * What the platforms' own files look like, read backwards from their profiles: there each header stands with its source. A
 * new platform is known here by itself.
 */
export const PLATFORM_FORMATS: readonly KnownFormat[] = PLATFORMS.map(({ id, columns }) => ({
  id,
  columns: columns.map((column) => ({
    header: column.header,
    target: targetOf(column),
    required: column.required === true,
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
