import type { TemplateFields } from '../../../../domain/lots/template';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { selectExtraFields } from '../../model/extras/extrasSlice';
import { missingColumns } from '../../model/templates/missingColumns';
import { extraTexts } from '../../model/texts/extraTexts';
import { templateTexts } from '../../model/texts/templateTexts';
import { useLotsSelector } from '../shared/lotsHooks';

/** For which values of a template this sale has no column, as a sentence; null when it has all. */
export function useMissingColumns(): (fields: TemplateFields) => string | null {
  const locale = useLocale();
  const templates = useTexts(templateTexts);
  const extras = useTexts(extraTexts);
  const columns = useLotsSelector(selectExtraFields);
  return (fields) => missingColumns(fields, columns, { locale, templates, extras });
}
