import { useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { RefusalBanner } from '../../../shared/ui/messages/RefusalBanner';
import { Button } from '../../../shared/ui/buttons/Button';
import { Dialog } from '../../../shared/ui/dialogs/Dialog';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { TextField } from '../../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../../store/hooks';
import { CurrencySelect } from '../CurrencySelect';
import styles from './NewSaleDialog.module.css';
import { dayIn, dayProblem, FIRST_DAY, LAST_DAY } from '../saleDay';
import { useSalesSelector } from '../salesHooks';
import { salesTexts } from '../salesTexts';
import { createSale, newSaleClosed, selectNewSale, selectOwnSales, selectSale, selectSalesInUse } from '../salesSlice';

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

export function NewSaleDialog() {
  const dispatch = useAppDispatch();
  const state = useSalesSelector(selectNewSale);
  const texts = useTexts(salesTexts);
  const close = (): void => void dispatch(newSaleClosed());
  return (
    <Dialog open={state.status !== 'closed'} title={texts.newSale} onClose={close}>
      <NewSaleForm begin={state.status === 'open' ? (state.like ?? '') : ''} onCancel={close} />
    </Dialog>
  );
}

interface Problems {
  readonly title?: 'titleMissing';
  readonly date?: 'dayUnfinished' | 'yearWrong';
}

interface NewSaleFormProps {
  /** The sale that the new one is the next of; '' for none. */
  readonly begin: string;
  readonly onCancel: () => void;
}

function NewSaleForm({ begin, onCancel }: NewSaleFormProps) {
  const dispatch = useAppDispatch();
  const state = useSalesSelector(selectNewSale);
  const texts = useTexts(salesTexts);
  const [problems, setProblems] = useState<Problems>({});
  const sales = useSalesSelector(selectSalesInUse);
  const [like, setLike] = useState(begin);
  const earlier = useSalesSelector((store) => selectSale(store, like));
  // A house sells in one place and one currency for years.
  const latest = useSalesSelector(selectOwnSales)[0];
  const { currency = likelyCurrency(), place = null } = earlier ?? latest ?? {};

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const title = textOf(data, 'title').trim();
    const date = dayIn(form);
    const wrongDay = date === null ? 'dayUnfinished' : dayProblem(date);
    const where = textOf(data, 'place').trim();
    const found: Problems = {
      ...(title === '' ? { title: 'titleMissing' } : {}),
      ...(wrongDay === null ? {} : { date: wrongDay }),
    };
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else {
      const details = {
        title,
        date: date ?? '',
        currency: textOf(data, 'currency'),
        place: where === '' ? null : where,
      };
      dispatch(createSale({ ...details, ...(like !== '' && { like }) }));
    }
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {state.status === 'refused' && <RefusalBanner title={texts.notCreated} code={state.code} />}
      <TextField
        label={texts.title}
        name="title"
        maxLength={200}
        defaultValue={begin === '' ? '' : earlier?.title}
        autoComplete="off"
        error={problems.title && texts[problems.title]}
        face="serif"
      />
      <div className={styles['pair']}>
        <TextField
          label={texts.date}
          name="date"
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
          hint={texts.dateHint}
          error={problems.date && texts[problems.date]}
        />
        <CurrencySelect key={like} label={texts.currency} name="currency" defaultValue={currency} />
      </div>
      <TextField
        key={`place ${like}`}
        label={texts.place}
        name="place"
        defaultValue={place ?? ''}
        maxLength={200}
        autoComplete="off"
      />
      {sales.length > 0 && (
        <SelectField
          label={texts.beginLike}
          hint={texts.beginLikeHint}
          value={like}
          onChange={({ target }) => setLike(target.value)}
        >
          <option value="">{texts.likeNone}</option>
          {sales.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <div className={styles['actions']}>
        <Button kind="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button kind="primary" type="submit" busy={state.status === 'working'}>
          {texts.create}
        </Button>
      </div>
    </form>
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
