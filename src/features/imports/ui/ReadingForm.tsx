import type { FileView, Reading } from '../../../domain/imports/desk/views';
import {
  DELIMITERS,
  type Encoding,
  ENCODINGS,
  type TextForm,
  type WorkbookSheet,
} from '../../../domain/imports/read/importTable';
import { useTexts } from '../../../shared/messages/useTexts';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { useAppDispatch } from '../../../store/hooks';
import { readingChosen, selectImport } from '../model/importSlice';
import { importTexts } from '../model/importTexts';
import { useImportSelector } from './importHooks';
import styles from './ImportPage.module.css';

const QUOTES: readonly TextForm['quotes'][] = ['enclose', 'letters'];
const NONE = 'none';

/** As they are called in every language. */
const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
};

interface ReadingFormProps {
  /** Null when it could not be read as was chosen. */
  readonly file: FileView | null;
  /** Of a workbook. */
  readonly sheets: readonly WorkbookSheet[];
}

/** How the file was read, to be changed. */
export function ReadingForm({ file, sheets }: ReadingFormProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(importTexts);
  const { reading } = useImportSelector(selectImport);
  // Another way of reading makes other rows: the one with the names is found anew.
  const choose = (change: Reading): void => {
    const { header: _header, ...others } = reading;
    dispatch(readingChosen({ reading: { ...others, ...change } }));
  };
  const form = file?.form;
  const isText = file === null ? sheets.length === 0 : form !== null;
  return (
    <div className={styles['fields']}>
      {sheets.length > 1 && (
        <SelectField
          label={texts.sheet}
          value={file?.sheet ?? reading.sheet ?? ''}
          onChange={(event) => choose({ sheet: Number(event.target.value) })}
        >
          {file === null && reading.sheet === undefined && <option value="">{texts.automatic}</option>}
          {sheets.map(({ name, hidden }, at) => (
            <option key={name} value={at}>
              {hidden ? texts.hiddenSheet(name) : name}
            </option>
          ))}
        </SelectField>
      )}
      {isText && (
        <>
          <Choice
            label={texts.delimiter}
            value={form?.delimiter ?? reading.delimiter}
            names={texts.delimiters}
            options={DELIMITERS}
            onChoose={(delimiter) => choose({ delimiter })}
          />
          <Choice
            label={texts.encoding}
            value={form?.encoding ?? reading.encoding}
            names={ENCODING_NAMES}
            options={ENCODINGS}
            onChoose={(encoding) => choose({ encoding })}
          />
          <Choice
            label={texts.quotes}
            value={form?.quotes ?? reading.quotes ?? 'enclose'}
            names={texts.quotesAre}
            options={QUOTES}
            onChoose={(quotes) => choose({ quotes })}
          />
        </>
      )}
      {file !== null && (
        <SelectField
          label={texts.header}
          value={file.header ?? NONE}
          onChange={({ target: { value } }) =>
            dispatch(readingChosen({ reading: { ...reading, header: value === NONE ? null : Number(value) } }))
          }
        >
          <option value={NONE}>{texts.noHeader}</option>
          {file.top.map((row, at) => (
            // Rows may say the same: their place tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <option key={at} value={at}>
              {`${at + 1}: ${row}`}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

interface ChoiceProps<Option extends string> {
  readonly label: string;
  readonly value: Option | undefined;
  readonly options: readonly Option[];
  readonly names: Readonly<Record<Option, string>>;
  readonly onChoose: (option: Option) => void;
}

function Choice<Option extends string>({ label, value, options, names, onChoose }: ChoiceProps<Option>) {
  const texts = useTexts(importTexts);
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => {
        const option = options.find((each) => each === target.value);
        if (option !== undefined) onChoose(option);
      }}
    >
      {value === undefined && <option value="">{texts.automatic}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {names[option]}
        </option>
      ))}
    </SelectField>
  );
}
