import { useState, type SyntheticEvent } from 'react';
import { DATA_TEXTS } from '../../shared/failureTexts';
import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { SelectField } from '../../shared/ui/SelectField';
import { TextField } from '../../shared/ui/TextField';
import { useAppDispatch } from '../../store/hooks';
import styles from './NewSaleDialog.module.css';
import { useSalesSelector } from './salesHooks';
import { createSale, newSaleClosed, selectNewSale } from './salesSlice';

/** The currencies most sales are held in come first, the rest as the browser knows them. */
const FREQUENT = ['EUR', 'GBP', 'USD', 'CHF', 'AUD', 'CAD', 'SEK', 'DKK', 'NOK'];
const CURRENCIES = [...new Set([...FREQUENT, ...Intl.supportedValuesOf('currency')])];
const names = new Intl.DisplayNames(undefined, { type: 'currency' });

/** Money is what a person in this region is likely to sell in; a guess that one can change. */
function likelyCurrency(): string {
  const region = new Intl.Locale(navigator.language).maximize().region ?? '';
  const byRegion: Readonly<Record<string, string>> = {
    GB: 'GBP',
    US: 'USD',
    CH: 'CHF',
    AU: 'AUD',
    CA: 'CAD',
    SE: 'SEK',
    DK: 'DKK',
    NO: 'NOK',
  };
  return byRegion[region] ?? 'EUR';
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A year typed with two figures arrives as 0026. Nobody catalogues for a sale before this day. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

function dayProblem(date: string): string | null {
  if (!DAY.test(date)) return 'Choose the day of the sale.';
  return date < FIRST_DAY || date > LAST_DAY ? 'Check the year: it must be from 2000 to 2099.' : null;
}

export function NewSaleDialog() {
  const dispatch = useAppDispatch();
  const state = useSalesSelector(selectNewSale);
  const close = (): void => void dispatch(newSaleClosed());
  return (
    <Dialog open={state.status !== 'closed'} title="New sale" onClose={close}>
      <NewSaleForm onCancel={close} />
    </Dialog>
  );
}

function NewSaleForm({ onCancel }: { onCancel: () => void }) {
  const dispatch = useAppDispatch();
  const state = useSalesSelector(selectNewSale);
  const [problems, setProblems] = useState<{ title?: string; date?: string }>({});

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const title = textOf(data, 'title').trim();
    const date = textOf(data, 'date');
    const wrongDay = dayProblem(date);
    const found = {
      ...(title === '' ? { title: 'Give the sale a title, such as “Fine furniture, spring”.' } : {}),
      ...(wrongDay === null ? {} : { date: wrongDay }),
    };
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first === undefined) dispatch(createSale({ title, date, currency: textOf(data, 'currency') }));
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {state.status === 'refused' && (
        <Banner tone="danger" role="alert" title="The sale was not created">
          {DATA_TEXTS[state.code]}
        </Banner>
      )}
      <TextField label="Title" name="title" maxLength={200} autoComplete="off" error={problems.title} face="serif" />
      <div className={styles['pair']}>
        <TextField label="Date" name="date" type="date" min={FIRST_DAY} max={LAST_DAY} error={problems.date} />
        <SelectField label="Currency" name="currency" defaultValue={likelyCurrency()}>
          {CURRENCIES.map((code) => (
            <option key={code} value={code}>
              {code} – {names.of(code) ?? code}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles['actions']}>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" type="submit" busy={state.status === 'working'}>
          Create sale
        </Button>
      </div>
    </form>
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
