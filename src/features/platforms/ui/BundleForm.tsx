import { EXPORTED_LOTS, type ExportedLots } from '../../../domain/platforms/platformLot';
import type { Profile } from '../../../domain/platforms/profile';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../store/hooks';
import { exportedLotsChosen, platformChosen, selectExport } from '../model/exportSlice';
import { exportTexts } from '../texts/exportTexts';
import { useExportSelector } from './exportHooks';
import styles from './ExportPage.module.css';

interface BundleFormProps {
  readonly profile: Profile;
  /** Those of the sale first. */
  readonly choices: readonly Profile[];
  /** Lots that go out. */
  readonly count: number;
  /** Problems for which the platform would refuse them. */
  readonly refused: number;
  readonly onDownload: () => void;
}

/** The choice of the platform and the lots, and the file. */
export function BundleForm({ profile, choices, count, refused, onDownload }: BundleFormProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(exportTexts);
  const { lots, run } = useExportSelector(selectExport);
  return (
    <div className={styles['form']}>
      <SelectField
        label={texts.platform}
        value={profile.id}
        hint={profile.verified ? undefined : texts.unverified}
        onChange={(event) => dispatch(platformChosen({ platformId: event.target.value }))}
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
        onChange={(event) => dispatch(exportedLotsChosen({ lots: event.target.value as ExportedLots }))}
      >
        {EXPORTED_LOTS.map((which) => (
          <option key={which} value={which}>
            {texts.which[which]}
          </option>
        ))}
      </SelectField>
      <p className={styles['count']}>{count === 0 ? texts.noLots : texts.count(count)}</p>
      {refused > 0 && count > 0 && <InlineMessage tone="warn">{texts.refusedFirst(refused)}</InlineMessage>}
      <Button kind="primary" aria-disabled={count === 0 || undefined} onClick={() => count > 0 && onDownload()}>
        {texts.download}
      </Button>
      {run.status === 'saved' && (
        <InlineMessage tone="good" role="status">
          {texts.saved(run.fileName)}
        </InlineMessage>
      )}
      {run.status === 'failed' && (
        <InlineMessage tone="danger" role="alert">
          {texts.failed}
        </InlineMessage>
      )}
    </div>
  );
}
