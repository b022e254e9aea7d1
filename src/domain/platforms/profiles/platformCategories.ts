import type { Profile } from '../profile';

/** How a platform wants categories: by codes, or by names of its own, and it may list all of these names. */
export interface PlatformCategories {
  readonly isCode: boolean;
  /** All that the platform takes; none when nobody has said. */
  readonly allowed: readonly string[];
}

/** Null where a platform asks for no category. */
export function categoriesOf({ columns, extras }: Profile): PlatformCategories | null {
  if (extras.some(({ fromCategory }) => fromCategory === true)) return { isCode: true, allowed: [] };
  const column = columns.find(({ from }) => from.kind === 'field' && from.field === 'category');
  return column === undefined ? null : { isCode: false, allowed: column.allowed?.is ?? [] };
}
