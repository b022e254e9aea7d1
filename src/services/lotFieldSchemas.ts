import * as v from 'valibot';
import { LOT_TYPES } from '../domain/lots/lot';
import { type LotFieldName, type LotFieldValues, ruleOf } from '../domain/lots/lotFields';

type SchemaOf<Name extends LotFieldName> = v.GenericSchema<unknown, LotFieldValues[Name]>;
type Kind = ReturnType<typeof ruleOf>['kind'];

export const price = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** What a stored value of each kind must be. Shorter and smaller than this build allows are for the rules to judge. */
const STORED = {
  text: v.string(),
  longText: v.string(),
  money: price,
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  choice: v.picklist(LOT_TYPES),
  photo: v.nullable(v.string()),
} as const satisfies Readonly<Record<Kind, v.GenericSchema>>;

const entries = (names: readonly LotFieldName[], schemaOf: (name: LotFieldName) => unknown): unknown =>
  Object.fromEntries(names.map((name) => [name, schemaOf(name)]));

/** Fields of a document: one that is missing gets its default, because an older build wrote without it. */
export const documentEntries = <Name extends LotFieldName>(names: readonly Name[]) =>
  entries(names, (name) => v.optional(STORED[ruleOf(name).kind] as v.GenericSchema, ruleOf(name).initial)) as {
    readonly [Each in Name]: v.OptionalSchema<SchemaOf<Each>, LotFieldValues[Each]>;
  };

/** Fields of a published lot: all of the first version are there, and what came later may be missing. */
export const publishedEntries = <Name extends LotFieldName>(names: readonly Name[]) =>
  entries(names, (name) => {
    const { kind, since, initial } = ruleOf(name);
    const schema: v.GenericSchema = STORED[kind];
    return since === 1 ? schema : v.optional(schema, initial);
  }) as { readonly [Each in Name]: SchemaOf<Each> };

/** Fields that an operation may have, each judged by the schema of its kind. */
export const operationEntries = <Name extends LotFieldName>(
  names: readonly Name[],
  kinds: Readonly<Record<Kind, v.GenericSchema>>,
) =>
  entries(names, (name) => v.exactOptional(kinds[ruleOf(name).kind])) as {
    readonly [Each in Name]: v.ExactOptionalSchema<SchemaOf<Each>, undefined>;
  };
