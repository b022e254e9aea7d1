import type { LotFieldName } from '../lots/lotFields';
import type { Limit, Profile } from './profile';

/** The limit of the column that holds this field of a lot and nothing else; null where the platform has none. */
export function limitOf({ columns }: Pick<Profile, 'columns'>, field: LotFieldName): Limit | null {
  const limits = columns.flatMap(({ from, limit }) =>
    limit !== undefined && from.kind === 'field' && from.field === field ? [limit] : [],
  );
  return limits.sort((one, other) => one.most - other.most)[0] ?? null;
}
