import { isOwnPlatformId } from '../../../domain/platforms/house/ownPlatform';
import { EXPORTED_LOTS, type ExportedLots } from '../../../domain/platforms/platformLot';
import {
  BUNDLE_FORMS,
  type BundleForm as BundleFormName,
  mayBeWorkbook,
} from '../../../domain/platforms/file/workbookForm';
import { parseChosenNumbers } from '../../../domain/platforms/bundle/chosenNumbers';
import { pictureNames } from '../../../domain/platforms/pictures/pictureNames';
import { PLAIN_PHOTO, type Photo } from '../../../domain/photos/photo';
import type { Profile } from '../../../domain/platforms/profile';
import { useTexts } from '../../../shared/messages/useTexts';
import { Checkbox } from '../../../shared/ui/fields/Checkbox';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { TextField } from '../../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../../store/hooks';
import { exportChosen, selectExport } from '../model/exportSlice';
import { exportTexts } from '../texts/exportTexts';
import { useExportSelector } from './exportHooks';

const ANY_PHOTO: Photo = {
  ...PLAIN_PHOTO,
  id: '',
  lotId: '',
  order: '',
  path: '',
  width: 1,
  height: 1,
  bytes: 1,
  hash: '',
};

/** How the first picture of lot 12 is called. */
const exampleOf = ({ pictures }: Profile): string =>
  pictureNames({ number: 12, suffix: '' }, [ANY_PHOTO], pictures)[0] ?? '';

interface BundleFormProps {
  readonly profile: Profile;
  /** Those of the sale first. */
  readonly choices: readonly Profile[];
  /** A selection begins with them. */
  readonly chosenNumbers: string;
}

/** The choice of the platform, the lots and the photos. */
export function BundleForm({ profile, choices, chosenNumbers }: BundleFormProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(exportTexts);
  const { lots, numbers, withPhotos, form } = useExportSelector(selectExport);
  const { wrong } = parseChosenNumbers(numbers);
  return (
    <>
      <SelectField
        label={texts.platform}
        value={profile.id}
        hint={isOwnPlatformId(profile.id) ? texts.ownPlatform : profile.verified ? undefined : texts.unverified}
        onChange={(event) => dispatch(exportChosen({ platformId: event.target.value }))}
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.lots}
        value={lots}
        hint={texts.whichHint}
        onChange={(event) => {
          const isFirstSelection = event.target.value === 'selection' && numbers === '';
          dispatch(
            exportChosen({
              lots: event.target.value as ExportedLots,
              ...(isFirstSelection && { numbers: chosenNumbers }),
            }),
          );
        }}
      >
        {EXPORTED_LOTS.map((which) => (
          <option key={which} value={which}>
            {texts.which[which]}
          </option>
        ))}
      </SelectField>
      {lots === 'selection' && (
        <TextField
          label={texts.numbers}
          value={numbers}
          hint={texts.numbersHint}
          error={wrong.length > 0 ? texts.wrongNumbers(wrong.map((part) => `“${part}”`).join(', ')) : undefined}
          onChange={(event) => dispatch(exportChosen({ numbers: event.target.value }))}
        />
      )}
      {mayBeWorkbook(profile) && (
        <SelectField
          label={texts.form}
          value={form}
          onChange={({ target }) => dispatch(exportChosen({ form: target.value as BundleFormName }))}
        >
          {BUNDLE_FORMS.map((each) => (
            <option key={each} value={each}>
              {texts.forms[each]}
            </option>
          ))}
        </SelectField>
      )}
      <Checkbox
        label={texts.photos}
        hint={texts.photosHint(exampleOf(profile))}
        checked={withPhotos}
        onChange={(event) => dispatch(exportChosen({ withPhotos: event.target.checked }))}
      />
    </>
  );
}
