import { type ReactNode, type SyntheticEvent, useState } from 'react';
import {
  LONGEST_PLATFORM_NAME,
  type OwnPlatform,
  type OwnPlatformColumn,
} from '../../../../domain/platforms/house/ownPlatform';
import { ownColumns } from '../../../../domain/platforms/house/ownColumns';
import { ownPlatformProblem } from '../../../../domain/platforms/house/ownPlatformProblem';
import type { Sale } from '../../../../domain/sales/sale';
import { MOST_OWN_COLUMNS, MOST_OWN_PLATFORMS } from '../../../../domain/sales/saleMaps';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Checkbox } from '../../../../shared/ui/fields/Checkbox';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { SettingsSection } from '../../../../shared/ui/layout/SettingsSection';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { ownPlatformTexts } from '../../texts/ownPlatformTexts';
import { ColumnRow } from './ColumnRow';
import { FileFields } from './FileFields';
import { newColumnsOf } from './newColumns';
import styles from './OwnPlatform.module.css';
import { problemSentence } from './problemSentence';
import { type MappingWords, newColumnSource, newKindOf, sourceGroups } from './sourceWords';

interface MappingFormProps {
  readonly sale: Sale;
  readonly isOwner: boolean;
  readonly start: OwnPlatform;
  readonly examples: readonly (readonly string[])[];
  readonly words: MappingWords;
  /** The names of all other platforms. */
  readonly others: readonly string[];
  readonly busy: boolean;
  readonly outcome: ReactNode;
  readonly preview: (platform: OwnPlatform) => ReactNode;
  readonly onSave: (platform: OwnPlatform, isChosen: boolean) => void;
}

/** What each column is filled with, and how the file is written. Nothing is kept before the person saves. */
export function MappingForm(props: MappingFormProps) {
  const { sale, isOwner, start, examples, words, others, busy, outcome, preview, onSave } = props;
  const texts = useTexts(ownPlatformTexts);
  const [platform, setPlatform] = useState(start);
  const [isChosen, setChosen] = useState(true);
  const [isTried, setTried] = useState(false);
  const { name, file, columns } = platform;
  const found = ownPlatformProblem(platform, others);
  const isNew = sale.ownPlatforms?.[start.id] === undefined;
  const isFull = isNew && Object.keys(sale.ownPlatforms ?? {}).length >= MOST_OWN_PLATFORMS;
  const hasRoom = ownColumns(sale).length + newColumnsOf(platform, sale).length <= MOST_OWN_COLUMNS;
  const problem = isTried && found !== null ? problemSentence(found, texts) : undefined;
  const isOf = (...rules: readonly string[]): string | undefined =>
    found !== null && rules.includes(found.rule) ? problem : undefined;
  const ofName = isOf('nameMissing', 'nameTaken', 'nameTooLong');
  const ofPictures = isOf('pictureName', 'picturesAlike');
  const general = problem !== undefined && (ofName ?? ofPictures) === undefined;

  const change = (at: number, { from, ...more }: Partial<OwnPlatformColumn>): void => {
    const kind = from === undefined ? null : newKindOf(from);
    const source = kind === null ? from : newColumnSource(kind);
    const next = { ...more, ...(source !== undefined && { from: source }) };
    setPlatform({
      ...platform,
      columns: columns.map((column, each) => (each === at ? { ...column, ...next } : column)),
    });
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (found === null && hasRoom && !isFull) onSave({ ...platform, name: name.trim() }, isChosen);
  };
  const groups = sourceGroups(columns, words, isOwner, texts);
  return (
    <form onSubmit={submit} noValidate>
      <SettingsSection name="columns" title={texts.columns} intro={texts.columnsIntro}>
        <div className={styles['name']}>
          <TextField
            label={texts.name}
            value={name}
            maxLength={LONGEST_PLATFORM_NAME}
            autoComplete="off"
            dir="auto"
            error={ofName}
            onChange={({ target }) => setPlatform({ ...platform, name: target.value })}
          />
        </div>
        <table className={styles['columns']} aria-label={texts.columns}>
          <thead>
            <tr>
              <th scope="col">{texts.column}</th>
              <th scope="col">{texts.example}</th>
              <th scope="col">{texts.filledWith}</th>
              <th scope="col">{texts.limits}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column, at) => (
              <ColumnRow
                key={column.header}
                column={column}
                examples={examples[at] ?? []}
                groups={groups}
                words={texts}
                onChange={(changed) => change(at, changed)}
              />
            ))}
          </tbody>
        </table>
        {!hasRoom && <InlineMessage tone="danger">{texts.mostColumns(MOST_OWN_COLUMNS)}</InlineMessage>}
      </SettingsSection>
      <SettingsSection name="form" title={texts.file} intro={texts.fileIntro}>
        <FileFields
          file={file}
          words={texts}
          pictureProblem={ofPictures}
          onChange={(changed) => setPlatform({ ...platform, file: { ...file, ...changed } })}
        />
      </SettingsSection>
      <SettingsSection name="preview" title={texts.preview}>
        {preview(platform)}
        {isOwner && (
          <Checkbox
            label={texts.useHere}
            hint={texts.useHereHint}
            checked={isChosen}
            onChange={({ target }) => setChosen(target.checked)}
          />
        )}
        {general && (
          <InlineMessage tone="danger" role="alert">
            {problem}
          </InlineMessage>
        )}
        {isFull && <InlineMessage tone="danger">{texts.wrong.mostPlatforms(MOST_OWN_PLATFORMS)}</InlineMessage>}
        <Button kind="primary" type="submit" busy={busy}>
          {texts.save}
        </Button>
        {outcome}
      </SettingsSection>
    </form>
  );
}
