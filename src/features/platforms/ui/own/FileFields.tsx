import {
  OWN_DECIMALS,
  OWN_DELIMITERS,
  OWN_ENCODINGS,
  OWN_EXTENSIONS,
  OWN_LINE_BREAKS,
  OWN_YES_NO,
  type OwnPlatformFile,
} from '../../../../domain/platforms/house/ownPlatform';
import { LONGEST_PICTURE_PATTERN } from '../../../../domain/platforms/house/picturePattern';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { countFrom } from './ColumnRow';
import styles from './OwnPlatform.module.css';
import type { OwnPlatformWords } from './sourceWords';

interface FileFieldsProps {
  readonly file: OwnPlatformFile;
  readonly words: OwnPlatformWords;
  readonly pictureProblem: string | undefined;
  readonly onChange: (change: Partial<OwnPlatformFile>) => void;
}

/** How the file and its photos are written. */
export function FileFields({ file, words, pictureProblem, onChange }: FileFieldsProps) {
  return (
    <div className={styles['fields']}>
      <Choice
        label={words.extension}
        value={file.extension}
        all={OWN_EXTENSIONS}
        nameOf={(each) => (each === 'xlsx' ? words.workbook : `.${each}`)}
        onChoose={(extension) => onChange({ extension })}
      />
      {file.extension !== 'xlsx' && (
        <>
          <Choice
            label={words.delimiter}
            value={file.delimiter}
            all={OWN_DELIMITERS}
            nameOf={(each) => words.delimiters[each]}
            onChoose={(delimiter) => onChange({ delimiter })}
          />
          <Choice
            label={words.encoding}
            value={file.encoding}
            all={OWN_ENCODINGS}
            nameOf={(each) => words.encodings[each]}
            onChoose={(encoding) => onChange({ encoding })}
          />
        </>
      )}
      <Choice
        label={words.lineBreaks}
        value={file.lineBreaks}
        all={OWN_LINE_BREAKS}
        nameOf={(each) => words.breaks[each]}
        onChoose={(lineBreaks) => onChange({ lineBreaks })}
      />
      <Choice
        label={words.money}
        value={file.decimals}
        all={OWN_DECIMALS}
        nameOf={(each) => words.decimals[each]}
        onChoose={(decimals) => onChange({ decimals })}
      />
      <Choice
        label={words.yesNo}
        value={file.yesNo}
        all={OWN_YES_NO}
        nameOf={(each) => each.replace('/', ' / ')}
        onChoose={(yesNo) => onChange({ yesNo })}
      />
      <TextField
        label={words.pictureName}
        hint={words.pictureNameHint}
        error={pictureProblem}
        value={file.pictureName}
        maxLength={LONGEST_PICTURE_PATTERN}
        spellCheck={false}
        onChange={({ target }) => onChange({ pictureName: target.value })}
      />
      <TextField
        label={words.mostPictures}
        hint={words.noLimit}
        inputMode="numeric"
        face="figures"
        value={file.mostPictures === null ? '' : String(file.mostPictures)}
        onChange={({ target }) => onChange({ mostPictures: countFrom(target.value) })}
      />
      <TextField
        label={words.longestSide}
        hint={words.noLimit}
        inputMode="numeric"
        face="figures"
        value={file.longestSide === null ? '' : String(file.longestSide)}
        onChange={({ target }) => onChange({ longestSide: countFrom(target.value) })}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly all: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, all, nameOf, onChoose }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => onChoose(all.find((each) => each === target.value) ?? value)}
    >
      {all.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </SelectField>
  );
}
