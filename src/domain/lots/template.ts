import { cleanFields } from '../values/cleanText';
import { type ExtraField, type ExtraFields, extraFieldsIn, extraFieldsOf, extrasOf, isExtraField } from './extras';
import { NEW_LOT } from './lot';
import { fieldsWith, LOT_TYPES, type LotType } from './lotFields';

/**
 * What of the registry a template may say of a lot: words and the kind of lot. Its prices, its number and what only editors
 * see stay with lots. Besides these a template holds extras.
 */
export const TEMPLATE_FIELDS = fieldsWith({ inTemplates: [true] });
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];
/** Only what the template says something about: no field in it is empty. */
export type TemplateFields = Readonly<Partial<Record<Exclude<TemplateField, 'lotType'>, string>>> & {
  readonly lotType?: LotType;
} & ExtraFields;

/** Where sentences are put together from what one writes again and again. */
export const TEXT_BLOCK_FIELDS = fieldsWith({ hasTextBlocks: [true] });
export type TextBlockField = (typeof TEXT_BLOCK_FIELDS)[number];

/** The same limits as the rules of the database, in characters. */
export const LONGEST_TEMPLATE_NAME = 100;
export const LONGEST_TEXT_BLOCK = 5_000;

interface TemplateHead {
  readonly id: string;
  readonly name: string;
  /** Fractional key; ties are broken by id. */
  readonly order: string;
}

/** What a lot can begin with, or be filled in with. */
export interface LotTemplate extends TemplateHead {
  readonly kind: 'lot';
  readonly fields: TemplateFields;
  /** Every new lot of the sale begins with it. Of several, which two people can make at once, the first one counts. */
  readonly isDefault: boolean;
}

/** A text that is put into a field where the cursor is. */
export interface TextBlock extends TemplateHead {
  readonly kind: 'text';
  readonly field: TextBlockField;
  readonly text: string;
}

export type Template = LotTemplate | TextBlock;

/** A template whose texts may be stored. */
export function cleanTemplate(template: Template): Template {
  const clean = cleanFields(template);
  return clean.kind === 'lot' ? { ...clean, fields: cleanFields(clean.fields) } : clean;
}

export const isTextBlockField = (field: string): field is TextBlockField =>
  (TEXT_BLOCK_FIELDS as readonly string[]).includes(field);

/** What stands in a new lot says nothing yet. */
function saysNothing(field: TemplateField, value: string): boolean {
  return field === 'lotType' ? value === NEW_LOT.lotType : value.trim() === '';
}

/** What of these values a template would keep: also extras for which the sale has no column. */
export function templateFieldsOf(
  values: Readonly<Partial<Record<TemplateField, string>>> & ExtraFields,
): TemplateFields {
  const said: Partial<Record<TemplateField, string>> = {};
  for (const field of TEMPLATE_FIELDS) {
    const value = values[field];
    if (value !== undefined && !saysNothing(field, value)) said[field] = value;
  }
  const { lotType, ...words } = said;
  const type = LOT_TYPES.find((each) => each === lotType);
  return { ...words, ...(type !== undefined && { lotType: type }), ...extraFieldsOf(extrasOf(values)) };
}

/** The part of it that lots of a sale with these columns of extras may get. */
export function fieldsWithColumn(fields: TemplateFields, columns: readonly ExtraField[]): TemplateFields {
  const kept = Object.entries(fields).filter(([field]) => !isExtraField(field) || columns.includes(field));
  return Object.fromEntries(kept);
}

/** The extras in it for which a sale with these columns has none: they stay in the template. */
export const fieldsWithoutColumn = (fields: TemplateFields, columns: readonly ExtraField[]): readonly ExtraField[] =>
  extraFieldsIn(fields).filter((field) => !columns.includes(field));

/** What the template changes in a lot: only its empty fields, or with `overwrite` all that the template knows. */
export function fillFrom(
  fields: TemplateFields,
  lot: Readonly<Record<TemplateField, string>> & ExtraFields,
  overwrite = false,
): TemplateFields {
  const wanted = TEMPLATE_FIELDS.filter(
    (field) =>
      fields[field] !== undefined && fields[field] !== lot[field] && (overwrite || saysNothing(field, lot[field])),
  );
  const extras = extraFieldsIn(fields).filter((field) => {
    const present = lot[field] ?? null;
    return (fields[field] ?? null) !== present && (overwrite || present === null);
  });
  return Object.fromEntries([...wanted, ...extras].map((field) => [field, fields[field]]));
}

/** The one that every new lot begins with, among templates in their order. */
export function defaultTemplate(templates: readonly Template[]): LotTemplate | undefined {
  return templates.find((each): each is LotTemplate => each.kind === 'lot' && each.isDefault);
}
