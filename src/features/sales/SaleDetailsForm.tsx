import { useState, type SyntheticEvent } from 'react';
import type { Sale, SaleDetails } from '../../domain/sales/sale';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/buttons/Button';
import { TextField } from '../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../store/hooks';
import { CurrencySelect } from './CurrencySelect';
import { dayIn, dayProblem, FIRST_DAY, LAST_DAY } from './saleDay';
import { useSaleSettingsSelector } from './salesHooks';
import styles from './SaleSettingsPage.module.css';
import { changeSale, selectSetting } from './saleSettingsSlice';
import { saleSettingsTexts } from './saleSettingsTexts';
import { SettingOutcome } from './SettingOutcome';

interface SaleDetailsFormProps {
  readonly sale: Sale;
  readonly hasPrices: boolean | null;
}

interface Problems {
  readonly title?: true;
  readonly date?: 'dayWrong' | 'dayNeeded';
}

/** Title, day, place and currency. Only what was changed is written: a colleague may be changing the rest. */
export function SaleDetailsForm({ sale, hasPrices }: SaleDetailsFormProps) {
  const texts = useTexts(saleSettingsTexts);
  const dispatch = useAppDispatch();
  const [problems, setProblems] = useState<Problems>({});
  const state = useSaleSettingsSelector((root) => selectSetting(root, sale.id, 'details'));
  const whyNoCurrency = hasPrices === true ? texts.currencyFixed : texts.currencyUnknown;

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const textOf = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const date = dayIn(form);
    // Visitors of its catalogue read the day.
    const isNeeded = date === '' && (sale.status === 'published' || sale.status === 'closed');
    const wrongDay = date === null || dayProblem(date) !== null ? 'dayWrong' : isNeeded ? 'dayNeeded' : null;
    const found: Problems = {
      ...(textOf('title') === '' ? ({ title: true } as const) : {}),
      ...(wrongDay === null ? {} : { date: wrongDay }),
    };
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const wanted: SaleDetails = {
      title: textOf('title'),
      date: textOf('date'),
      place: textOf('place') === '' ? null : textOf('place'),
      currency: data.has('currency') ? textOf('currency') : sale.currency,
    };
    const changes = Object.fromEntries(
      Object.entries(wanted).filter(([field, value]) => sale[field as keyof SaleDetails] !== value),
    );
    dispatch(changeSale({ saleId: sale.id, changes }));
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        key={`title ${sale.title}`}
        label={texts.name}
        name="title"
        defaultValue={sale.title}
        maxLength={200}
        autoComplete="off"
        face="serif"
        error={problems.title && texts.titleMissing}
      />
      <TextField
        key={`date ${sale.date}`}
        label={texts.date}
        name="date"
        type="date"
        defaultValue={sale.date}
        min={FIRST_DAY}
        max={LAST_DAY}
        hint={texts.dayHint}
        error={problems.date && texts[problems.date]}
      />
      <TextField
        key={`place ${sale.place ?? ''}`}
        label={texts.place}
        name="place"
        defaultValue={sale.place ?? ''}
        maxLength={200}
        autoComplete="off"
      />
      <CurrencySelect
        key={`currency ${sale.currency}`}
        label={texts.currency}
        name="currency"
        defaultValue={sale.currency}
        disabledWhy={hasPrices === false ? undefined : whyNoCurrency}
      />
      <SettingOutcome saleId={sale.id} part="details" refused={texts.notSaved} done={texts.saved} />
      <Button type="submit" kind="primary" busy={state.status === 'working'}>
        {texts.save}
      </Button>
    </form>
  );
}
