import type { SyntheticEvent } from 'react';
import { chosenPlatforms, countUnknownPlatforms, platformsOf } from '../../domain/platforms/profiles/chosen';
import { exportLanguageOf } from '../../domain/sales/exportLanguage';
import type { Sale } from '../../domain/sales/sale';
import { useLanguageChoice } from '../../shared/messages/languageChoice';
import { LANGUAGES, languageOf } from '../../shared/messages/languages';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/buttons/Button';
import { SelectField } from '../../shared/ui/fields/SelectField';
import { Checkbox } from '../../shared/ui/fields/Checkbox';
import { VisuallyHidden } from '../../shared/ui/style/VisuallyHidden';
import { InlineMessage } from '../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../store/hooks';
import { platformFacts } from './platformFacts';
import { useSaleSettingsSelector } from './salesHooks';
import styles from './SaleSettingsPage.module.css';
import { changePlatforms, selectSetting } from './saleSettingsSlice';
import { saleSettingsTexts } from './saleSettingsTexts';
import { SettingOutcome } from './SettingOutcome';

interface SalePlatformsPartProps {
  readonly sale: Sale;
  readonly isOwner: boolean;
}

/** Where a sale goes. Owners choose it; everyone sees it. */
export function SalePlatformsPart({ sale, isOwner }: SalePlatformsPartProps) {
  const texts = useTexts(saleSettingsTexts);
  const unknown = countUnknownPlatforms(sale);
  return (
    <>
      {isOwner ? <PlatformsForm sale={sale} /> : <PlatformsList sale={sale} />}
      {unknown > 0 && <InlineMessage>{texts.unknownPlatforms(unknown)}</InlineMessage>}
    </>
  );
}

function PlatformsList({ sale }: { readonly sale: Sale }) {
  const texts = useTexts(saleSettingsTexts);
  const chosen = chosenPlatforms(sale);
  if (chosen.length === 0) return <p>{texts.noPlatforms}</p>;
  return (
    <ul className={styles['points']}>
      {chosen.map((profile) => (
        <li key={profile.id}>
          {profile.name}: {platformFacts(profile, texts)}
        </li>
      ))}
    </ul>
  );
}

/** Only what was changed is written: a colleague may have chosen another platform meanwhile. */
function PlatformsForm({ sale }: { readonly sale: Sale }) {
  const texts = useTexts(saleSettingsTexts);
  const dispatch = useAppDispatch();
  const state = useSaleSettingsSelector((root) => selectSetting(root, sale.id, 'platforms'));
  const { language: own } = useLanguageChoice();
  const language = languageOf(exportLanguageOf(sale) ?? '') ?? own;
  const before = new Set(chosenPlatforms(sale).map(({ id }) => id));

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const after = new Set(data.getAll('platform'));
    const chosen = data.get('language');
    const added = platformsOf(sale)
      .filter(({ id }) => after.has(id) && !before.has(id))
      .map(({ id }) => id);
    dispatch(
      changePlatforms({
        saleId: sale.id,
        change: { added, removed: [...before].filter((id) => !after.has(id)) },
        ...(typeof chosen === 'string' && { language: chosen }),
      }),
    );
  };

  return (
    <form className={styles['form']} onSubmit={submit}>
      <fieldset className={styles['platforms']}>
        <legend>
          <VisuallyHidden>{texts.platforms}</VisuallyHidden>
        </legend>
        {platformsOf(sale).map((profile) => (
          <Checkbox
            key={`${profile.id} ${before.has(profile.id)}`}
            name="platform"
            value={profile.id}
            defaultChecked={before.has(profile.id)}
            label={profile.name}
            hint={platformFacts(profile, texts)}
          />
        ))}
      </fieldset>
      <SelectField
        key={language}
        name="language"
        label={texts.exportLanguage}
        hint={texts.exportLanguageHint}
        defaultValue={language}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SettingOutcome saleId={sale.id} part="platforms" refused={texts.platformsNotSaved} done={texts.platformsSaved} />
      <Button type="submit" busy={state.status === 'working'}>
        {texts.savePlatforms}
      </Button>
    </form>
  );
}
