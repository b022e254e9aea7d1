import type { ExtraValue } from '../extras';
import type { Template, TemplateFields } from '../template';

/** A template as somebody read it, and as they want it. Where both say the same a colleague's words stay. */
export interface TemplateChange {
  readonly before: Template;
  readonly after: Template;
}

export interface TemplateParts {
  /** Name, order and mark of the default; of a text also its field and its words. */
  readonly head: Readonly<Record<string, string | boolean>>;
  /** Fields of lots and extras; null for those that are taken out. */
  readonly fields: Readonly<Record<string, ExtraValue | null>>;
}

/** What differs, and nothing else. */
export function templateParts({ before, after }: TemplateChange): TemplateParts {
  const was = fieldsOf(before);
  const fields = fieldsOf(after);
  const gone = Object.keys(was).filter((field) => fields[field] === undefined);
  return {
    head: newIn(headOf(after), headOf(before)),
    fields: { ...Object.fromEntries(gone.map((field) => [field, null])), ...newIn(fields, was) },
  };
}

/** The template as it is by now, with what differs. */
export function changedTemplate(present: Template, change: TemplateChange): Template {
  const { head, fields } = templateParts(change);
  if (present.kind !== 'lot') return { ...present, ...head };
  const all = Object.entries({ ...present.fields, ...fields }).filter(([, value]) => value !== null);
  return { ...present, ...head, fields: Object.fromEntries(all) as TemplateFields };
}

type Values = Readonly<Record<string, ExtraValue>>;

function headOf(template: Template): Readonly<Record<string, string | boolean>> {
  const { name, order } = template;
  return template.kind === 'lot'
    ? { name, order, isDefault: template.isDefault }
    : { name, order, field: template.field, text: template.text };
}

function fieldsOf(template: Template): Values {
  if (template.kind !== 'lot') return {};
  const given = Object.entries(template.fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given) as Values;
}

const newIn = <Value>(values: Readonly<Record<string, Value>>, before: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => before[name] !== value));
