import { type SyntheticEvent, useState } from 'react';
import { copyablePlatforms, platformCopied } from '../../domain/platforms/house/copyPlatform';
import { isReadable, platformRemoved, storedPlatforms } from '../../domain/platforms/house/ownPlatformText';
import type { Sale } from '../../domain/sales/sale';
import { MOST_OWN_PLATFORMS } from '../../domain/sales/saleMaps';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/buttons/Button';
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink';
import { SelectField } from '../../shared/ui/fields/SelectField';
import { InlineMessage } from '../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../store/hooks';
import { useSaleSettingsSelector } from './salesHooks';
import styles from './SaleSettingsPage.module.css';
import { saveOwnPlatform } from './saleSettingsSlice';
import { ownPlatformsTexts } from './saleSettingsTexts';
import { selectSales } from './salesSlice';
import { SettingOutcome } from './SettingOutcome';

interface SaleOwnPlatformsPartProps {
  readonly sale: Sale;
  readonly isOwner: boolean;
  readonly editable: boolean;
}

/** Platforms that the house has made. Owners and editors make and change them, an owner takes them away; everyone sees them. */
export function SaleOwnPlatformsPart({ sale, isOwner, editable }: SaleOwnPlatformsPartProps) {
  const texts = useTexts(ownPlatformsTexts);
  const stored = storedPlatforms(sale);
  return (
    <>
      {stored.length === 0 && <p>{texts.none}</p>}
      {stored.length > 0 && (
        <ul className={styles['columns']}>
          {stored.map((each) => (
            <li key={each.id} className={styles['removedColumn']}>
              {isReadable(each) ? (
                <span>
                  <bdi>{each.name}</bdi>: {texts.columns(each.columns.length)}
                </span>
              ) : (
                <InlineMessage tone="warn">{texts.unreadable[each.reason]}</InlineMessage>
              )}
              {editable && isReadable(each) && (
                <ButtonLink
                  href={`/sales/${sale.id}/platform?platform=${each.id}`}
                  aria-label={texts.changeNamed(each.name)}
                >
                  {texts.change}
                </ButtonLink>
              )}
              {isOwner && (
                <Remove
                  sale={sale}
                  id={each.id}
                  label={isReadable(each) ? texts.removeNamed(each.name) : texts.removeUnreadable}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {editable && stored.length < MOST_OWN_PLATFORMS && (
        <>
          <ButtonLink href={`/sales/${sale.id}/platform`}>{texts.make}</ButtonLink>
          <CopyForm sale={sale} isOwner={isOwner} />
        </>
      )}
      {editable && stored.length >= MOST_OWN_PLATFORMS && (
        <InlineMessage>{texts.most(MOST_OWN_PLATFORMS)}</InlineMessage>
      )}
      {editable && <SettingOutcome saleId={sale.id} part="ownPlatforms" refused={texts.notSaved} done={texts.saved} />}
    </>
  );
}

/** The sale does not go there any more, either. */
function Remove({ sale, id, label }: { readonly sale: Sale; readonly id: string; readonly label: string }) {
  const texts = useTexts(ownPlatformsTexts);
  const dispatch = useAppDispatch();
  const platforms = sale.platforms?.includes(id) === true ? { added: [], removed: [id] } : null;
  return (
    <Button
      kind="quiet"
      aria-label={label}
      onClick={() => dispatch(saveOwnPlatform({ saleId: sale.id, change: platformRemoved(id), platforms }))}
    >
      {texts.remove}
    </Button>
  );
}

function CopyForm({ sale, isOwner }: { readonly sale: Sale; readonly isOwner: boolean }) {
  const texts = useTexts(ownPlatformsTexts);
  const dispatch = useAppDispatch();
  const sales = useSaleSettingsSelector(selectSales);
  const [chosen, setChosen] = useState('');
  const offered = copyablePlatforms(sale, sales);
  if (offered.length === 0) return null;
  const one = offered.find(({ key }) => key === chosen);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (one === undefined) return;
    const change = platformCopied(one.platform.id, one.from, sale, isOwner);
    dispatch(saveOwnPlatform({ saleId: sale.id, change, platforms: null }));
    setChosen('');
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <SelectField
        label={texts.copyFrom}
        hint={texts.copyHint}
        value={one === undefined ? '' : chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{texts.choose}</option>
        {offered.map(({ key, platform, from }) => (
          <option key={key} value={key}>
            {texts.ofSale(platform.name, from.title)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" disabledWhy={one === undefined ? texts.chooseFirst : undefined}>
        {texts.copy}
      </Button>
    </form>
  );
}
