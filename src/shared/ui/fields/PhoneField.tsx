import { type Ref, useState } from 'react';
import { CALLING_REGIONS, likelyRegion } from '../../../domain/identity/phoneNumber';
import { useTexts } from '../../messages/useTexts';
import styles from './PhoneField.module.css';
import { phoneTexts } from '../texts/phoneTexts';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

export interface PhoneFieldProps {
  /** Of the number's input. */
  readonly ref?: Ref<HTMLInputElement>;
  readonly error?: string | undefined;
  /** What stands in the field at first: a number that was tried before, in E.164. */
  readonly defaultValue?: string;
  readonly onFocus?: () => void;
}

/** The names of all countries in a language, in its order. */
function namedRegions(locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return CALLING_REGIONS.map(({ region, callingCode }) => ({
    region,
    text: `${names.of(region) ?? region} (+${callingCode})`,
  })).sort((one, other) => one.text.localeCompare(other.text, locale));
}

/**
 * A phone number with the country it is taken for when it is written without a country's code. The names in the form are
 * `country` and `phone`; `toE164(phone, country)` reads them.
 */
export function PhoneField({ ref, error, defaultValue, onFocus }: PhoneFieldProps) {
  const texts = useTexts(phoneTexts);
  const [regions] = useState(() => namedRegions(texts.locale));
  return (
    <div className={styles['fields']}>
      <SelectField label={texts.country} name="country" defaultValue={likelyRegion(navigator.languages)}>
        {regions.map(({ region, text }) => (
          <option key={region} value={region}>
            {text}
          </option>
        ))}
      </SelectField>
      <TextField
        ref={ref}
        label={texts.number}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        hint={texts.hint}
        error={error}
        defaultValue={defaultValue}
        onFocus={onFocus}
      />
    </div>
  );
}
