import { type SyntheticEvent, useState } from 'react';
import { categoriesOf } from '../../../domain/platforms/profiles/platformCategories';
import type { PlatformLot } from '../../../domain/platforms/platformLot';
import type { Profile } from '../../../domain/platforms/profile';
import { categoryNamesOf, type latestNamesFor } from '../../../domain/sales/categoryNames';
import { isOwnedBy, type Sale } from '../../../domain/sales/sale';
import { own } from '../../../domain/values/own';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { TextField } from '../../../shared/ui/fields/TextField';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { RefusalBanner } from '../../../shared/ui/messages/RefusalBanner';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../store/hooks';
import { selectUid } from '../../auth/model/authSlice';
import { nameCategories, selectNaming } from '../model/categoriesSlice';
import { categoryTexts } from '../texts/categoryTexts';
import styles from './ExportPage.module.css';
import { useExportSelector } from './exportHooks';

type Names = Readonly<Record<string, string>>;

/** The id of the words that only owners change the names. */
const ONLY_OWNER = 'only-owner-names';

interface CategoryNamesProps {
  readonly sale: Sale;
  readonly profile: Profile;
  readonly lots: readonly PlatformLot[];
  /** Of the latest other sale that goes there. */
  readonly earlier: ReturnType<typeof latestNamesFor>;
}

/** What the platform calls the categories of the sale; nothing for a platform that asks for none. */
export function CategoryNames(props: CategoryNamesProps) {
  const texts = useTexts(categoryTexts);
  const { profile, sale, lots } = props;
  const wanted = categoriesOf(profile);
  if (wanted === null) return null;
  const kept = own(categoryNamesOf(sale), profile.id) ?? {};
  const used = lots.map(({ category }) => category.trim()).filter(Boolean);
  const categories = [...new Set([...used, ...Object.keys(kept)])].sort();
  const intro = (wanted.isCode ? texts.introCodes : texts.intro)(profile.name);
  return (
    <SettingsSection name="categories" title={texts.title} intro={intro}>
      {categories.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        // Another platform, or names that a colleague has saved, begin anew.
        <NamesForm
          key={`${profile.id} ${JSON.stringify(kept)}`}
          {...props}
          categories={categories}
          kept={kept}
          allowed={wanted.allowed}
        />
      )}
    </SettingsSection>
  );
}

interface NamesFormProps extends CategoryNamesProps {
  readonly categories: readonly string[];
  readonly kept: Names;
  readonly allowed: readonly string[];
}

function NamesForm({ sale, profile, earlier, categories, kept, allowed }: NamesFormProps) {
  const texts = useTexts(categoryTexts);
  const dispatch = useAppDispatch();
  const uid = useExportSelector(selectUid);
  const state = useExportSelector((root) => selectNaming(root, profile.id));
  const [names, setNames] = useState<Names>(kept);
  const [isTakenOver, setIsTakenOver] = useState(false);
  const isOwner = isOwnedBy(sale, uid);
  const nameOf = (category: string): string => own(names, category) ?? '';
  const hasOthersToTake =
    earlier !== null && categories.some((each) => nameOf(each) === '' && own(earlier.names, each));
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const changed = categories.filter((each) => nameOf(each).trim() !== (own(kept, each) ?? ''));
    const wanted = Object.fromEntries(changed.map((each) => [each, nameOf(each).trim()]));
    if (changed.length > 0) dispatch(nameCategories({ saleId: sale.id, platformId: profile.id, names: wanted }));
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      {!isOwner && <InlineMessage id={ONLY_OWNER}>{texts.onlyOwner}</InlineMessage>}
      {isOwner && hasOthersToTake && (
        <Button
          onClick={() => {
            const known = categories.filter((each) => own(earlier.names, each) !== undefined);
            const taken = Object.fromEntries(known.map((each) => [each, own(earlier.names, each) ?? '']));
            setNames({ ...taken, ...Object.fromEntries(Object.entries(names).filter(([, name]) => name !== '')) });
            setIsTakenOver(true);
          }}
        >
          {texts.takeOver(earlier.sale.title)}
        </Button>
      )}
      {categories.map((category) => (
        <NameField
          key={category}
          category={category}
          name={nameOf(category)}
          allowed={allowed}
          disabledBy={isOwner ? undefined : ONLY_OWNER}
          onName={(name) => setNames({ ...names, [category]: name })}
        />
      ))}
      {state.status === 'refused' && <RefusalBanner title={texts.notSaved} code={state.code} />}
      <div role="status">
        {state.status === 'saved' && <InlineMessage tone="good">{texts.saved}</InlineMessage>}
        {isTakenOver && <InlineMessage>{texts.takenOver}</InlineMessage>}
      </div>
      {isOwner && (
        <Button type="submit" busy={state.status === 'working'}>
          {texts.save}
        </Button>
      )}
    </form>
  );
}

interface NameFieldProps {
  readonly category: string;
  readonly name: string;
  readonly allowed: readonly string[];
  readonly disabledBy: string | undefined;
  readonly onName: (name: string) => void;
}

/** One of the platform's own names where it lists them, any text elsewhere. */
function NameField({ category, name, allowed, disabledBy, onName }: NameFieldProps) {
  const texts = useTexts(categoryTexts);
  const common = { label: category, value: name, disabledBy } as const;
  const onChange = (event: { readonly target: { readonly value: string } }): void => onName(event.target.value);
  if (allowed.length === 0) {
    return <TextField {...common} maxLength={200} dir="auto" autoComplete="off" onChange={onChange} />;
  }
  return (
    <SelectField {...common} onChange={onChange}>
      <option value="">{texts.asItIs}</option>
      {[...new Set([...allowed, ...(name === '' ? [] : [name])])].map((each) => (
        <option key={each}>{each}</option>
      ))}
    </SelectField>
  );
}
