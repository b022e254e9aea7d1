import * as v from 'valibot';
import { extraFieldsOf } from '../../domain/lots/extras';
import { LOT_TEXT_FIELDS, LOT_TYPES } from '../../domain/lots/lot';
import { compareOrder } from '../../domain/values/order';
import { type Template, TEXT_BLOCK_FIELDS } from '../../domain/lots/template';

const head = { name: v.string(), order: v.string() };

const schema = v.variant('kind', [
  v.object({
    ...head,
    kind: v.literal('lot'),
    isDefault: v.boolean(),
    fields: v.object({
      ...v.entriesFromList(LOT_TEXT_FIELDS, v.optional(v.string())),
      lotType: v.optional(v.picklist(LOT_TYPES)),
    }),
    extras: v.optional(v.unknown()),
  }),
  v.object({ ...head, kind: v.literal('text'), field: v.picklist(TEXT_BLOCK_FIELDS), text: v.string() }),
]);

/** A document as the application wants it; null, and a word in the log, for one that is not as expected. */
function readTemplate(id: string, data: unknown): Template | null {
  const result = v.safeParse(schema, data);
  if (result.success) return templateOf(id, result.output);
  console.warn(`Template ${id} is not as expected: ${result.issues.map(({ message }) => message).join(' ')}`);
  return null;
}

/** Its extras are fields of their own, as those of a lot. */
function templateOf(id: string, stored: v.InferOutput<typeof schema>): Template {
  if (stored.kind === 'text') return { id, ...stored };
  const { extras, ...template } = stored;
  return { id, ...template, fields: { ...template.fields, ...extraFieldsOf(extras) } } as Template;
}

/** Those that can be read, in their order. */
export function readTemplates(documents: readonly { readonly id: string; readonly data: unknown }[]): Template[] {
  return documents
    .map(({ id, data }) => readTemplate(id, data))
    .filter((template) => template !== null)
    .sort(compareOrder);
}
