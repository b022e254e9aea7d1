import type { FormEvent, ReactNode } from 'react';
import { suggestSlug } from '../../domain/catalogue/catalogueAddress';
import { isSlug, LONGEST_SLUG } from '../../domain/values/slug';
import type { Lot } from '../../domain/lots/lot';
import type { Sale } from '../../domain/sales/sale';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/buttons/Button';
import { InlineMessage } from '../../shared/ui/messages/InlineMessage';
import { TextField } from '../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../store/hooks';
import { addressOf } from './addressOf';
import { usePublicationSelector } from './catalogueHooks';
import { LotsBesideCatalogue } from './LotsBesideCatalogue';
import { PublicationDialog } from './PublicationDialog';
import type { DoubtfulLot, LeftOutLot } from './leftOutLot';
import styles from './PublicationSection.module.css';
import {
  addressTyped,
  askForAddress,
  publishCatalogue,
  selectAddressAnswer,
  selectIsOtherAtWork,
  selectPublicationRun,
  selectTypedAddress,
} from './publicationSlice';
import { publicationTexts } from './publicationTexts';
import { usePanel } from '../navigation/ui/usePanel';

interface FirstPublicationProps {
  readonly sale: Sale;
  readonly lots: readonly Lot[];
  readonly leftOut: readonly LeftOutLot[];
  readonly toCheck: readonly DoubtfulLot[];
  /** The way to see it as a visitor. */
  readonly toLook: ReactNode;
}

/** What will be public and where, and the step that makes it so. */
export function FirstPublication({ sale, lots, leftOut, toCheck, toLook }: FirstPublicationProps) {
  const texts = useTexts(publicationTexts);
  const dispatch = useAppDispatch();
  const typed = usePublicationSelector((state) => selectTypedAddress(state, sale.id));
  const slug = typed ?? suggestSlug(sale.title, sale.date);
  const [isAsked, setAsked] = usePanel('publish');
  const answer = usePublicationSelector((state) => selectAddressAnswer(state, sale.id, slug));
  const isBusy = usePublicationSelector((state) => selectPublicationRun(state, sale.id).status === 'working');
  const isOtherAtWork = usePublicationSelector((state) => selectIsOtherAtWork(state, sale.id));
  const ready = lots.length - leftOut.length;
  const isRight = isSlug(slug);
  const problem = !isRight ? texts.addressWrong : answer === 'taken' ? texts.answers.taken : '';
  const isDayNeeded = sale.date === '';
  const missing = ready === 0 ? texts.nothing : isDayNeeded ? texts.dayNeeded : problem === '' ? undefined : problem;
  const whyNot = isOtherAtWork ? texts.otherAtWork : missing;
  const type = (text: string): void => {
    const next = text.toLowerCase().replace(/\s+/gu, '-');
    dispatch(addressTyped({ saleId: sale.id, slug: next }));
    if (isSlug(next)) dispatch(askForAddress({ saleId: sale.id, slug: next }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (whyNot === undefined && !isBusy) setAsked(true);
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['count']}>{ready === 0 ? texts.nothing : texts.becomes(ready)}</p>
      {toLook}
      <LotsBesideCatalogue saleId={sale.id} {...{ leftOut, toCheck }} />
      <p>{texts.shown}</p>
      <p>{texts.hidden}</p>
      {isDayNeeded && <InlineMessage tone="warn">{texts.dayNeeded}</InlineMessage>}
      <TextField
        label={texts.address}
        value={slug}
        onChange={(event) => type(event.currentTarget.value)}
        maxLength={LONGEST_SLUG}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabledWhy={isBusy ? texts.publishing : undefined}
        hint={[texts.addressHint(addressOf(slug)), answer === null ? '' : texts.answers[answer]].join(' ')}
        error={problem}
      />
      <Button kind="primary" icon="catalogue" type="submit" disabledWhy={whyNot} busy={isBusy}>
        {texts.publish}
      </Button>
      {isAsked && (
        <PublicationDialog
          title={texts.publishTitle}
          name={texts.publish}
          points={[texts.becomes(ready), ...Object.values(texts.publishMeaning)]}
          onTake={() => dispatch(publishCatalogue({ saleId: sale.id, slug }))}
          onClose={() => setAsked(false)}
        />
      )}
    </form>
  );
}
