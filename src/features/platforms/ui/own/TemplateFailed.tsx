import type { TableProblem } from '../../../../domain/imports/read/importTable';
import type { TemplateProblem } from '../../../../domain/imports/template/readTemplate';
import { useTexts } from '../../../../shared/messages/useTexts';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../../store/hooks';
import { type TemplateFailure, type TemplateRun, templateSheetChosen } from '../../model/own/templateSlice';
import { ownPlatformTexts } from '../../texts/ownPlatformTexts';
import type { OwnPlatformWords } from './sourceWords';

type FileFailure = TableProblem | { readonly rule: 'notThere' | 'gaveUp' };

interface TemplateFailedProps {
  readonly saleId: string;
  readonly run: Extract<TemplateRun, { readonly status: 'failed' }>;
  readonly failureOf: (reason: FileFailure) => string;
}

/** Why a template was not read, and what to do. */
export function TemplateFailed({ saleId, run: { reason, sheets }, failureOf }: TemplateFailedProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(ownPlatformTexts);
  return (
    <>
      <InlineMessage tone="danger" role="alert">
        {isOfTemplates(reason) ? sentenceOf(reason, texts) : failureOf(reason)}
      </InlineMessage>
      {sheets.length > 1 && (
        <SelectField
          label={texts.sheet}
          value=""
          onChange={({ target }) => dispatch(templateSheetChosen({ saleId, sheet: Number(target.value) }))}
        >
          <option value="">–</option>
          {sheets.map(({ name }, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

const RULES: readonly string[] = [
  'noHeaderRow',
  'sameColumnTwice',
  'blankName',
  'longName',
  'tooManyNames',
] satisfies readonly TemplateProblem['rule'][];

const isOfTemplates = (reason: TemplateFailure): reason is TemplateProblem => RULES.includes(reason.rule);

function sentenceOf(problem: TemplateProblem, { problems }: OwnPlatformWords): string {
  switch (problem.rule) {
    case 'noHeaderRow':
      return problems.noHeaderRow;
    case 'sameColumnTwice':
      return problems.sameColumnTwice(problem.name);
    case 'blankName':
      return problems.blankName(problem.column);
    case 'longName':
      return problems.longName(problem.column, problem.most);
    case 'tooManyNames':
      return problems.tooManyNames(problem.columns, problem.most);
  }
}
