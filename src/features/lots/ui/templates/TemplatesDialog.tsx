import { useState } from 'react';
import { LOT_TYPES } from '../../../../domain/lots/lot';
import { TEMPLATE_FIELDS, type Template, templateFieldsOf } from '../../../../domain/lots/template';
import { sameValue } from '../../../../domain/values/sameValue';
import { useAskBeforeLeaving } from '../../../../shared/ui/layout/useAskBeforeLeaving';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { useAppDispatch } from '../../../../store/hooks';
import type { CellLanguage } from '../../model/fields/cellValues';
import { hasTooManyExtras, isTypedAnew, type TypedExtras, withTyped } from '../../model/templates/typedExtras';
import { useLotsSelector } from '../shared/lotsHooks';
import { useCellLanguage } from '../shared/useGridTools';
import { type FormProblems, TEMPLATE_FORM, TemplateForm } from './TemplateForm';
import { TemplateList } from './TemplateList';
import styles from './Templates.module.css';
import {
  formLeft,
  saveTemplate,
  selectTemplatesView,
  selectTemplatesWork,
  templatesClosed,
  type TemplatesView,
} from '../../model/templates/templatesSlice';
import { templateTexts } from '../../model/texts/templateTexts';
import { TemplatesRefusal } from './TemplatesRefusal';
import { usePanel } from '../../../navigation/ui/usePanel';

/** All templates of the sale, and in its place the form of one of them. What is typed is never lost without a question. */
export function TemplatesDialog({ currency }: { readonly currency: string }) {
  const texts = useTexts(templateTexts);
  const dispatch = useAppDispatch();
  const view = useLotsSelector(selectTemplatesView);
  const work = useLotsSelector(selectTemplatesWork);
  const [asking, setAsking] = usePanel('leave-template');
  const [problems, setProblems] = useState<FormProblems>({});
  const form = view.name === 'form' ? view : null;
  const language = useCellLanguage(currency);
  const isDirty = form !== null && (!sameValue(form.template, form.draft) || hasTyped(form, language));
  useAskBeforeLeaving(isDirty);

  const leave = (): void => {
    setAsking(false);
    setProblems({});
    dispatch(form === null ? templatesClosed() : formLeft());
  };
  const askToLeave = (): void => {
    if (isDirty) setAsking(true);
    else leave();
  };
  const save = (): void => {
    if (form === null) return;
    const ready = trimmed(form.draft, form.typed, language);
    const found: FormProblems = ready === null ? { fields: 'unreadable' } : problemsOf(ready);
    setProblems(found);
    setAsking(false);
    if (ready !== null && Object.keys(found).length === 0) dispatch(saveTemplate({ template: ready }));
  };
  const { kind } = form?.template ?? { kind: 'lot' };
  const title = form === null ? texts.title : (form.isNew ? texts.formNew : texts.formKnown)[kind];
  return (
    <Dialog
      open={view.name === 'form' || view.name === 'list'}
      wide
      title={title}
      onClose={askToLeave}
      footer={
        form === null ? (
          <Button onClick={leave}>{texts.close}</Button>
        ) : (
          <>
            {asking && (
              <div role="alert" className={styles['asking']}>
                <span>{texts.unsaved}</span>
                <Button kind="danger" onClick={leave}>
                  {texts.discard}
                </Button>
                <Button onClick={() => setAsking(false)}>{texts.goOn}</Button>
              </div>
            )}
            {!asking && (
              <Button kind="quiet" onClick={askToLeave}>
                {texts.cancel}
              </Button>
            )}
            <Button kind="primary" type="submit" form={TEMPLATE_FORM} busy={work.status === 'working'}>
              {texts.save}
            </Button>
          </>
        )
      }
    >
      <TemplatesRefusal work={work} isOfForm={form !== null} />
      {form === null ? (
        <TemplateList />
      ) : (
        <TemplateForm
          key={form.template.id}
          draft={form.draft}
          typed={form.typed}
          language={language}
          problems={problems}
          onSave={save}
        />
      )}
    </Dialog>
  );
}

type Form = Extract<TemplatesView, { readonly name: 'form' }>;

const hasTyped = ({ template, typed }: Form, language: CellLanguage): boolean =>
  template.kind === 'lot' && isTypedAnew(template.fields, typed, language);

/** As it is saved: without empty fields, and without blanks around; null when a value cannot be read. */
function trimmed(draft: Template, typed: TypedExtras, language: CellLanguage): Template | null {
  const name = draft.name.trim();
  if (draft.kind === 'text') return { ...draft, name, text: draft.text.trim() };
  const all = withTyped(draft.fields, typed, language);
  if (all === null) return null;
  const words = TEMPLATE_FIELDS.map((field) => [field, draft.fields[field]?.trim() ?? '']);
  const type = LOT_TYPES.find((each) => each === draft.fields.lotType);
  return { ...draft, name, fields: templateFieldsOf({ ...all, ...Object.fromEntries(words), lotType: type ?? '' }) };
}

function problemsOf(template: Template): FormProblems {
  return {
    ...(template.name === '' && { name: 'nameMissing' }),
    ...(template.kind === 'text' && template.text === '' && { text: 'textMissing' }),
    ...(template.kind === 'lot' && Object.keys(template.fields).length === 0 && { fields: 'nothingSaid' }),
    ...(template.kind === 'lot' && hasTooManyExtras(template.fields) && { fields: 'tooMany' }),
  };
}
