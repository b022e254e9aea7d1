import { isExtraField } from '../../../domain/lots/extras';
import { IMPORT_TARGETS, isOwnTarget } from '../../../domain/imports/cells/targets';
import type { ColumnView, FileView } from '../../../domain/imports/desk/views';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../store/hooks';
import { warningSentence } from '../model/importSentences';
import { checkBegan, columnMatched } from '../model/importSlice';
import { importRuleTexts } from '../model/importRuleTexts';
import { importTexts } from '../model/importTexts';
import styles from './ImportPage.module.css';
import { ReadingForm } from './ReadingForm';
import type { RowWords } from './rowWords';

interface MatchingPartProps {
  readonly file: FileView;
  readonly columns: readonly ColumnView[];
  readonly fieldOf: RowWords['fieldOf'];
  readonly extras: RowWords['extras'];
}

/** How the file was read, and which column is what. */
export function MatchingPart({ file, columns, fieldOf, extras }: MatchingPartProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(importTexts);
  const rules = useTexts(importRuleTexts);
  // A file of a platform may have extras that this sale does not show, and only a file of ours has all of a lot.
  const matched = columns
    .flatMap(({ target }) => target ?? [])
    .filter((target) => isExtraField(target) || isOwnTarget(target));
  const targets = [...new Set([...IMPORT_TARGETS, ...extras, ...matched])];
  const unmatched = columns.filter(({ target }) => target === null).length;
  const isMatched = columns.some(({ target }) => target !== null);
  return (
    <>
      <SettingsSection name="file" title={texts.howRead} intro={texts.rowsFound(file.name, file.rows, columns.length)}>
        {file.warnings.map((warning) => (
          <InlineMessage key={warning.rule} tone="warn">
            {warningSentence(warning, rules)}
          </InlineMessage>
        ))}
        <ReadingForm file={file} sheets={file.sheets} />
      </SettingsSection>
      <SettingsSection name="columns" title={texts.columns} intro={texts.columnsIntro}>
        {file.platform !== null && <InlineMessage tone="good">{texts.format(file.platform, unmatched)}</InlineMessage>}
        <table className={styles['matching']} aria-label={texts.columns}>
          <thead>
            <tr>
              <th scope="col">{texts.column}</th>
              <th scope="col">{texts.examples}</th>
              <th scope="col">{texts.field}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column, at) => (
              // Columns may have the same name: their place tells them apart.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                <th scope="row" dir="auto">
                  {column.name}
                </th>
                <td dir="auto" className={styles['examples']}>
                  {column.examples.join(' · ')}
                </td>
                <td>
                  <SelectField
                    label={texts.fieldOf(column.name)}
                    isLabelHidden
                    value={column.target ?? ''}
                    hint={column.by === null ? undefined : texts.matchedBy[column.by]}
                    onChange={(event) =>
                      dispatch(
                        columnMatched({
                          column: at,
                          target: targets.find((target) => target === event.target.value) ?? null,
                        }),
                      )
                    }
                  >
                    <option value="">{texts.notImported}</option>
                    {targets.map((target) => (
                      <option key={target} value={target}>
                        {fieldOf(target)}
                      </option>
                    ))}
                  </SelectField>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {!isMatched && (
          <InlineMessage tone="warn" id="nothing-matched">
            {texts.nothingMatched}
          </InlineMessage>
        )}
        <Button
          kind="primary"
          disabledBy={isMatched ? undefined : 'nothing-matched'}
          onClick={() => dispatch(checkBegan())}
        >
          {texts.toCheck}
        </Button>
      </SettingsSection>
    </>
  );
}
