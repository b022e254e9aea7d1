import { LOT_FIELDS, type LotFieldRule } from '../../domain/lots/lotFields';

/** Every field of the registry with its rule, for tests that hold each place to the registry. */
export const ALL_FIELDS: readonly (readonly [field: string, rule: LotFieldRule])[] = Object.entries(LOT_FIELDS);

const OF_KIND: Readonly<Record<LotFieldRule['kind'], string | number>> = {
  text: 'Zebrawood',
  longText: 'Zebrawood',
  money: 123_400,
  count: 7,
  choice: 'asOneLot',
  photo: 'cover',
};

/** A value that no field has at first. */
export const exampleOf = ({ kind }: LotFieldRule): string | number => OF_KIND[kind];
