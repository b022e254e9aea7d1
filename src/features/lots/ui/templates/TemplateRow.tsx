import { TEMPLATE_FIELDS, type Template } from '../../../../domain/lots/template';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Checkbox } from '../../../../shared/ui/fields/Checkbox';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { useAppDispatch } from '../../../../store/hooks';
import { selectExtraFields } from '../../model/extras/extrasSlice';
import { lotTexts } from '../../model/texts/lotsTexts';
import styles from './Templates.module.css';
import {
  chooseDefaultTemplate,
  moveTemplate,
  removeTemplate,
  templateOpened,
} from '../../model/templates/templatesSlice';
import { templateTexts } from '../../model/texts/templateTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import { useExtraName } from '../shared/useGridTools';
import { useMissingColumns } from './useMissingColumns';

interface TemplateRowProps {
  readonly template: Template;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** One template: its name opens it; what it says in short; its place, and the way out. */
export function TemplateRow({ template, isFirst, isLast }: TemplateRowProps) {
  const texts = useTexts(templateTexts);
  const { fields } = useTexts(lotTexts);
  const dispatch = useAppDispatch();
  const nameOf = useExtraName();
  const missingOf = useMissingColumns();
  const columns = useLotsSelector(selectExtraFields);
  const { id, name } = template;
  const move = (way: 'up' | 'down') => () => void dispatch(moveTemplate({ templateId: id, way }));
  const summary =
    template.kind === 'text'
      ? `${fields[template.field]}: ${template.text}`
      : [
          ...TEMPLATE_FIELDS.filter((field) => template.fields[field] !== undefined).map((field) =>
            field === 'category' ? (template.fields.category ?? '') : fields[field],
          ),
          ...columns.filter((field) => template.fields[field] !== undefined).map(nameOf),
        ].join(' · ');
  const missing = template.kind === 'lot' ? missingOf(template.fields) : null;
  return (
    <li className={styles['row']}>
      <button
        type="button"
        className={styles['name']}
        aria-label={texts.change(name)}
        dir="auto"
        onClick={() => dispatch(templateOpened({ template }))}
      >
        {name}
      </button>
      <div className={styles['tools']}>
        <span className={styles['up']}>
          <IconButton
            icon="chevronDown"
            label={texts.up(name)}
            disabledWhy={isFirst ? texts.isFirst : undefined}
            onClick={move('up')}
          />
        </span>
        <IconButton
          icon="chevronDown"
          label={texts.down(name)}
          disabledWhy={isLast ? texts.isLast : undefined}
          onClick={move('down')}
        />
        <IconButton icon="trash" label={texts.remove(name)} onClick={() => dispatch(removeTemplate({ template }))} />
      </div>
      <div className={styles['more']}>
        <p className={styles['summary']} dir="auto">
          {summary}
        </p>
        {missing !== null && <p className={styles['explained']}>{missing}</p>}
        {template.kind === 'lot' && (
          <Checkbox
            label={texts.every}
            {...(template.isDefault && { hint: texts.everyHint })}
            checked={template.isDefault}
            onChange={({ target }) => dispatch(chooseDefaultTemplate({ templateId: target.checked ? id : null }))}
          />
        )}
      </div>
    </li>
  );
}
