import { type ExtraField, isExtraField } from '../../../domain/lots/extras';
import { columnsFor, FIRST_COLUMNS, inListOrder } from '../../../domain/platforms/workList/workListColumns';
import type { WorkListWords } from '../../../domain/platforms/workList/workList';
import type { WorkListFormat } from '../../../services/workbooks/WorkLists';
import { useLocale } from '../../../shared/messages/languageChoice';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { Checkbox } from '../../../shared/ui/fields/Checkbox';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../store/hooks';
import {
  downloadWorkList,
  formatsOf,
  listFormat,
  selectWorkList,
  WORK_LIST_KINDS,
  workListChosen,
  type WorkListKind,
} from '../model/workListSlice';
import { workListTexts } from '../texts/workListTexts';
import { useWorkListSelector } from './workListHooks';
import styles from './WorkListSection.module.css';

interface WorkListSectionProps {
  readonly saleId: string;
  /** Lots in the sale; null while they are not all read. */
  readonly count: number | null;
  readonly seesPrivate: boolean;
  readonly words: WorkListWords;
  /** What lots of the sale say besides their fields. */
  readonly extras: readonly ExtraField[];
}

/** The whole sale as a list for a spreadsheet, with the columns that the person wants. */
export function WorkListSection({ saleId, count, seesPrivate, words, extras }: WorkListSectionProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(workListTexts);
  const locale = useLocale();
  const { columns, kind: wanted, format, run } = useWorkListSelector(selectWorkList);
  const kind = seesPrivate ? wanted : 'chosen';
  const offered = columnsFor(seesPrivate, extras);
  const isEmpty = kind === 'chosen' && !offered.some((column) => columns.includes(column));
  const isNotReady = isEmpty || count === null || count === 0;
  return (
    <SettingsSection name="work-list" title={texts.title} intro={texts.intro}>
      <div className={styles['form']}>
        {seesPrivate && (
          <SelectField
            label={texts.contents}
            value={kind}
            onChange={(event) => dispatch(workListChosen({ kind: event.target.value as WorkListKind }))}
          >
            {WORK_LIST_KINDS.map((each) => (
              <option key={each} value={each}>
                {texts.kinds[each]}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={texts.file}
          value={kind === 'own' ? format : listFormat(format)}
          onChange={(event) => dispatch(workListChosen({ format: event.target.value as WorkListFormat }))}
        >
          {formatsOf(kind).map((each) => (
            <option key={each} value={each}>
              {texts.formats[each]}
            </option>
          ))}
        </SelectField>
        {kind === 'chosen' && <ColumnChoice offered={offered} words={words} extras={extras} />}
        {isNotReady && (
          <div id="no-work-list">
            {isEmpty && <InlineMessage tone="warn">{texts.noColumns}</InlineMessage>}
            {count === null && <InlineMessage role="status">{texts.reading}</InlineMessage>}
            {count === 0 && <p className={styles['note']}>{texts.noLots}</p>}
          </div>
        )}
        <Button
          busy={run.status === 'making'}
          disabledBy={isNotReady ? 'no-work-list' : undefined}
          onClick={() => dispatch(downloadWorkList({ saleId, words, locale }))}
        >
          {texts.download}
        </Button>
        {run.status === 'making' && <InlineMessage role="status">{texts.making}</InlineMessage>}
        {run.status === 'saved' && (
          <InlineMessage tone="good" role="status">
            {texts.saved(run.fileName)}
          </InlineMessage>
        )}
        {run.status === 'failed' && (
          <InlineMessage tone="danger" role="alert">
            {texts.failed}
          </InlineMessage>
        )}
      </div>
    </SettingsSection>
  );
}

interface ColumnChoiceProps extends Pick<WorkListSectionProps, 'words' | 'extras'> {
  readonly offered: ReturnType<typeof columnsFor>;
}

function ColumnChoice({ offered, words, extras }: ColumnChoiceProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(workListTexts);
  const { columns } = useWorkListSelector(selectWorkList);
  return (
    <fieldset className={styles['columns']}>
      <legend className={styles['legend']}>{texts.columns}</legend>
      <div className={styles['boxes']}>
        {offered.map((column) => (
          <Checkbox
            key={column}
            label={isExtraField(column) ? (words.extras[column] ?? column) : words.columns[column]}
            {...(column === 'id' && { hint: texts.idHint })}
            checked={columns.includes(column)}
            onChange={({ target: { checked } }) =>
              dispatch(
                workListChosen({
                  columns: inListOrder(
                    checked ? [...columns, column] : columns.filter((each) => each !== column),
                    extras,
                  ),
                }),
              )
            }
          />
        ))}
      </div>
      <div className={styles['buttons']}>
        <Button
          kind="quiet"
          onClick={() =>
            dispatch(workListChosen({ columns: inListOrder([...columnsFor(true, extras), ...columns], extras) }))
          }
        >
          {texts.all}
        </Button>
        <Button kind="quiet" onClick={() => dispatch(workListChosen({ columns: FIRST_COLUMNS }))}>
          {texts.usual}
        </Button>
      </div>
    </fieldset>
  );
}
