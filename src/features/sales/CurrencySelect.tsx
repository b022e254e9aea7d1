import { useMemo } from 'react';
import { useLocale } from '../../shared/messages/languageChoice';
import { SelectField, type SelectFieldProps } from '../../shared/ui/fields/SelectField';

/** The currencies most sales are held in come first, the rest as the browser knows them. */
const FREQUENT = ['EUR', 'GBP', 'USD', 'CHF', 'AUD', 'CAD', 'SEK', 'DKK', 'NOK'];
const CURRENCIES = [...new Set([...FREQUENT, ...Intl.supportedValuesOf('currency')])];

/** A choice of one currency; its value is the code. */
export function CurrencySelect(props: Omit<SelectFieldProps, 'children'>) {
  const locale = useLocale();
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'currency' }), [locale]);
  return (
    <SelectField {...props}>
      {CURRENCIES.map((code) => (
        <option key={code} value={code}>
          {code} – {names.of(code) ?? code}
        </option>
      ))}
    </SelectField>
  );
}
