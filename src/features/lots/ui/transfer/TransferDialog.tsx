import { useState } from 'react';
import { formatDay } from '../../../../shared/formatDay';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { useAppDispatch } from '../../../../store/hooks';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './Transfer.module.css';
import {
  selectTransferOffer,
  transferClosed,
  transferConfirmed,
  type TransferOffer,
  type TransferSale,
} from '../../model/transfer/transferSlice';
import { transferTexts } from '../../model/transfer/transferTexts';

const FORM = 'transfer-form';

/** Asks to which sale lots shall go, and says what will happen. */
export function TransferDialog() {
  const texts = useTexts(transferTexts);
  const dispatch = useAppDispatch();
  const offer = useLotsSelector(selectTransferOffer);
  const close = (): void => void dispatch(transferClosed());
  const count = offer?.lotIds.length ?? 0;
  const open = offer?.sales.some(({ reason }) => reason === null) === true;
  return (
    <Dialog
      open={offer !== null}
      title={texts.title(count)}
      onClose={close}
      footer={
        <>
          <Button kind="quiet" onClick={close}>
            {texts.cancel}
          </Button>
          {open && (
            <Button kind="primary" type="submit" form={FORM}>
              {texts.move(count)}
            </Button>
          )}
        </>
      }
    >
      {offer !== null && <TransferForm offer={offer} />}
    </Dialog>
  );
}

function TransferForm({ offer }: { offer: TransferOffer }) {
  const texts = useTexts(transferTexts);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const open = offer.sales.filter(({ reason }) => reason === null);
  const [to, setTo] = useState(open[0]?.id ?? '');
  const [numbered, setNumbered] = useState(true);
  const [withPrices, setWithPrices] = useState(false);
  const currency = open.find(({ id }) => id === to)?.currency ?? offer.currency;
  const isOther = currency !== offer.currency;
  if (open.length === 0) {
    return (
      <div className={styles['form']}>
        <InlineMessage tone="warn">{texts.none}</InlineMessage>
        <ClosedSales sales={offer.sales} />
      </div>
    );
  }
  return (
    <form
      id={FORM}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(transferConfirmed({ offer, choice: { to, numbered, withPrices: !isOther || withPrices } }));
      }}
    >
      <SelectField label={texts.toSale} value={to} onChange={({ target }) => setTo(target.value)}>
        {open.map(({ id, title, date, currency: theirs }) => (
          <option key={id} value={id}>
            {[title, theirs, formatDay(date, locale)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.numbers}
        value={numbered ? 'next' : 'none'}
        onChange={({ target }) => setNumbered(target.value === 'next')}
      >
        <option value="next">{texts.numberThere}</option>
        <option value="none">{texts.withoutNumber}</option>
      </SelectField>
      {isOther && (
        <>
          <InlineMessage tone="warn">{texts.otherCurrency(offer.currency, currency)}</InlineMessage>
          <SelectField
            label={texts.prices}
            hint={texts.pricesHint}
            value={withPrices ? 'keep' : 'drop'}
            onChange={({ target }) => setWithPrices(target.value === 'keep')}
          >
            <option value="drop">{texts.dropPrices}</option>
            <option value="keep">{texts.keepPrices(currency)}</option>
          </SelectField>
        </>
      )}
      <p className={styles['explained']}>{texts.explained}</p>
      <p className={styles['explained']}>{texts.undoLimits}</p>
      <ClosedSales sales={offer.sales} />
    </form>
  );
}

/** The other sales, each with the reason why no lots can go there. */
function ClosedSales({ sales }: { sales: readonly TransferSale[] }) {
  const texts = useTexts(transferTexts);
  const closed = sales.flatMap(({ id, title, reason }) => (reason === null ? [] : [{ id, title, reason }]));
  if (closed.length === 0) return null;
  return (
    <div className={styles['closed']}>
      <p>{texts.cannot}</p>
      <ul>
        {closed.map(({ id, title, reason }) => (
          <li key={id}>
            <span className={styles['sale']} dir="auto">
              {title}
            </span>
            : {texts.reasons[reason]}
          </li>
        ))}
      </ul>
    </div>
  );
}
