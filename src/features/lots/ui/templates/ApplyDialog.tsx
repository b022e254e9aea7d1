import { useState } from 'react';
import { isExtraField } from '../../../../domain/lots/extras';
import { fieldsWithColumn, fillFrom, type LotTemplate, TEMPLATE_FIELDS } from '../../../../domain/lots/template';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { DialogFoot } from '../../../../shared/ui/dialogs/DialogFoot';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { useAppDispatch } from '../../../../store/hooks';
import { selectExtraFields } from '../../model/extras/extrasSlice';
import { selectLotReader } from '../../model/view/gridSelectors';
import { useLotsSelector } from '../shared/lotsHooks';
import { useExtraName } from '../shared/useGridTools';
import { lotTexts } from '../../model/texts/lotsTexts';
import styles from './Templates.module.css';
import {
  applyTemplate,
  selectAreTemplatesKnown,
  selectLotTemplates,
  selectTemplatesView,
  templatesClosed,
  templatesOpened,
} from '../../model/templates/templatesSlice';
import { templateTexts } from '../../model/texts/templateTexts';
import { hasTooManyExtras } from '../../model/templates/typedExtras';
import { useMissingColumns } from './useMissingColumns';

/** Fills the chosen lots in from one template, and says beforehand what that changes. */
export function ApplyDialog() {
  const texts = useTexts(templateTexts);
  const dispatch = useAppDispatch();
  const view = useLotsSelector(selectTemplatesView);
  const lotIds = view.name === 'apply' ? view.lotIds : [];
  const close = (): void => void dispatch(templatesClosed());
  return (
    <Dialog open={view.name === 'apply'} title={texts.applyTo(lotIds.length)} onClose={close}>
      <ApplyForm lotIds={lotIds} onClose={close} />
    </Dialog>
  );
}

function ApplyForm({ lotIds, onClose }: { lotIds: readonly string[]; onClose: () => void }) {
  const texts = useTexts(templateTexts);
  const dispatch = useAppDispatch();
  const known = useLotsSelector(selectAreTemplatesKnown);
  const templates = useLotsSelector(selectLotTemplates);
  const [chosen, setChosen] = useState('');
  const [overwrite, setOverwrite] = useState(false);
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];
  const effect = useEffectOf(template, lotIds, overwrite);
  const missingOf = useMissingColumns();
  const missing = template === undefined ? null : missingOf(template.fields);
  if (template === undefined) {
    return (
      <>
        <InlineMessage tone={known ? 'info' : 'warn'}>{known ? texts.noneYet : texts.unknown}</InlineMessage>
        {known && <Button onClick={() => dispatch(templatesOpened())}>{texts.manage}</Button>}
      </>
    );
  }
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (effect.lots === 0) return;
        onClose();
        dispatch(applyTemplate({ templateId: template.id, lotIds, overwrite }));
      }}
    >
      <SelectField label={texts.template} value={template.id} onChange={({ target }) => setChosen(target.value)}>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.which}
        value={overwrite ? 'all' : 'empty'}
        onChange={({ target }) => setOverwrite(target.value === 'all')}
      >
        <option value="empty">{texts.emptyOnly}</option>
        <option value="all">{texts.overwrite}</option>
      </SelectField>
      <div role="status" className={styles['effect']}>
        <p>{texts.fills(effect.lots)}</p>
        {effect.fields.length > 0 && (
          <ul>
            {effect.fields.map(([field, words]) => (
              <li key={field}>{words}</li>
            ))}
          </ul>
        )}
        {effect.full > 0 && <p>{texts.leftOut(effect.full)}</p>}
        {effect.lots > 0 && <p>{texts.undoable}</p>}
        {missing !== null && <p>{missing}</p>}
      </div>
      <DialogFoot>
        <Button kind="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button kind="primary" type="submit" disabledWhy={effect.lots === 0 ? texts.fills(0) : undefined}>
          {texts.applyNow(effect.lots)}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** How many lots it changes, how many have no room for its extras, and each field with its number of lots. */
function useEffectOf(template: LotTemplate | undefined, lotIds: readonly string[], overwrite: boolean) {
  const texts = useTexts(templateTexts);
  const words = useTexts(lotTexts);
  const lotOf = useLotsSelector(selectLotReader);
  const nameOf = useExtraName();
  const columns = useLotsSelector(selectExtraFields);
  const fills = lotIds.flatMap((id) => {
    const lot = lotOf(id);
    if (template === undefined || lot === undefined) return [];
    const filled = fillFrom(fieldsWithColumn(template.fields, columns), lot, overwrite);
    return Object.keys(filled).length === 0 ? [] : [{ filled, isFull: hasTooManyExtras({ ...lot, ...filled }) }];
  });
  const changes = fills.filter(({ isFull }) => !isFull).map(({ filled }) => filled);
  const fields = [...TEMPLATE_FIELDS, ...columns].map((field) => {
    const count = changes.filter((each) => each[field] !== undefined).length;
    const name = isExtraField(field) ? nameOf(field) : words.fields[field];
    return [field, count, texts.fillsField(name, count)] as const;
  });
  return {
    lots: changes.length,
    full: fills.length - changes.length,
    fields: fields.filter(([, count]) => count > 0).map(([field, , text]) => [field, text] as const),
  };
}
