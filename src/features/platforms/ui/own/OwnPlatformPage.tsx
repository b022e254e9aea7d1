import type { ReactNode } from 'react';
import type { OwnPlatform } from '../../../../domain/platforms/house/ownPlatform';
import { isReadable, platformSaved, storedPlatforms } from '../../../../domain/platforms/house/ownPlatformText';
import type { PhotosByLot, PlatformLot, PlatformSale } from '../../../../domain/platforms/platformLot';
import { choicesFor } from '../../../../domain/platforms/profiles/chosen';
import { canEdit, isOwnedBy, type Sale } from '../../../../domain/sales/sale';
import type { DataCode } from '../../../../services/failure';
import type { ChosenFiles } from '../../../../services/files/ChosenFiles';
import type { SaleMapsChange } from '../../../../domain/sales/saleMaps';
import type { PlatformsChange } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { ButtonLink } from '../../../../shared/ui/buttons/ButtonLink';
import { FileDrop } from '../../../../shared/ui/files/FileDrop';
import { SalePage } from '../../../../shared/ui/layout/SalePage';
import { SettingsSection } from '../../../../shared/ui/layout/SettingsSection';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { ProgressBar } from '../../../../shared/ui/messages/ProgressBar';
import { RefusalBanner } from '../../../../shared/ui/messages/RefusalBanner';
import { useAppDispatch } from '../../../../store/hooks';
import { selectUid } from '../../../auth/model/authSlice';
import { selectTemplate, templateChosen, templateLeft, type TemplateRun } from '../../model/own/templateSlice';
import { platformSale } from '../../model/platformSale';
import { ownPlatformTexts } from '../../texts/ownPlatformTexts';
import { MappingForm } from './MappingForm';
import { newColumnsOf } from './newColumns';
import { useOwnPlatformSelector } from './ownPlatformHooks';
import styles from './OwnPlatform.module.css';
import { PreviewTable } from './PreviewTable';
import type { MappingWords } from './sourceWords';
import { TemplateFailed } from './TemplateFailed';

interface OwnPlatformPageProps {
  readonly sale: Sale;
  /** The platform that is changed; null for a new one. */
  readonly platformId: string | null;
  readonly files: ChosenFiles;
  readonly words: MappingWords;
  /** Why a file could not be read: words of another feature. */
  readonly failureOf: Parameters<typeof TemplateFailed>[0]['failureOf'];
  readonly lots: readonly PlatformLot[];
  readonly photos: PhotosByLot;
  readonly fieldNames: PlatformSale['fieldNames'];
  /** How far the saving is: it is the sale's. `code`: why it was refused. */
  readonly saving: { readonly status: 'idle' | 'working' | 'done' | 'refused'; readonly code: DataCode | null };
  /** `platforms`: whether the sale goes there; null: as before. */
  readonly onSave: (change: SaleMapsChange, platforms: PlatformsChange | null) => void;
}

const NO_EXAMPLES: readonly (readonly string[])[] = [];

/** `/sales/:saleId/platform`: a house makes a platform of its own from a template, or changes one. */
export function OwnPlatformPage(props: OwnPlatformPageProps) {
  const { sale, platformId } = props;
  const texts = useTexts(ownPlatformTexts);
  const uid = useOwnPlatformSelector(selectUid);
  const run = useOwnPlatformSelector((state) => selectTemplate(state, sale.id));
  const editable = uid !== null && canEdit(sale, uid);
  const isOwner = isOwnedBy(sale, uid);
  const stored = storedPlatforms(sale)
    .filter(isReadable)
    .find(({ id }) => id === platformId);
  const note = !editable ? (
    <InlineMessage>{texts.onlyEditors}</InlineMessage>
  ) : (
    platformId !== null && stored === undefined && <InlineMessage tone="warn">{texts.notThere}</InlineMessage>
  );
  return (
    <div className={styles['page']}>
      <SalePage title={texts.title} note={note}>
        {editable && stored !== undefined && (
          <Mapping key={stored.id} {...props} isOwner={isOwner} start={stored} examples={NO_EXAMPLES} />
        )}
        {editable && stored === undefined && <Step {...props} isOwner={isOwner} run={run} />}
      </SalePage>
    </div>
  );
}

interface StepProps extends OwnPlatformPageProps {
  readonly isOwner: boolean;
  readonly run: TemplateRun;
}

function Step({ run, ...props }: StepProps): ReactNode {
  const dispatch = useAppDispatch();
  const texts = useTexts(ownPlatformTexts);
  const { sale, files } = props;
  switch (run.status) {
    case 'idle':
      return (
        <SettingsSection name="template" title={texts.template} intro={texts.templateIntro}>
          <ChooseTemplate saleId={sale.id} files={files} />
        </SettingsSection>
      );
    case 'reading':
      return (
        <SettingsSection name="template" title={texts.template}>
          <ProgressBar label={texts.reading(run.fileName)} />
        </SettingsSection>
      );
    case 'failed':
      return (
        <SettingsSection name="template" title={run.fileName}>
          <TemplateFailed saleId={sale.id} run={run} failureOf={props.failureOf} />
          <ChooseTemplate saleId={sale.id} files={files} />
        </SettingsSection>
      );
    case 'read':
      return (
        <>
          <Mapping key={run.draft.id} {...props} start={run.draft} examples={run.examples} />
          <Button kind="quiet" onClick={() => dispatch(templateLeft())}>
            {texts.other}
          </Button>
        </>
      );
  }
}

function ChooseTemplate({ saleId, files }: { readonly saleId: string; readonly files: ChosenFiles }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(ownPlatformTexts);
  return (
    <FileDrop
      choose={texts.choose}
      hint={texts.chooseHint}
      dropHere={texts.dropHere}
      label={texts.fileLabel}
      accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain"
      onFile={(file) => dispatch(templateChosen({ saleId, fileId: files.hold(file), name: file.name }))}
    />
  );
}

interface MappingProps extends OwnPlatformPageProps {
  readonly isOwner: boolean;
  readonly start: OwnPlatform;
  readonly examples: readonly (readonly string[])[];
}

function Mapping(props: MappingProps) {
  const { sale, isOwner, start, examples, words, lots, photos, fieldNames, saving, onSave } = props;
  const texts = useTexts(ownPlatformTexts);
  const others = choicesFor(sale).flatMap(({ id, name }) => (id === start.id ? [] : [name]));
  const isKept = sale.ownPlatforms?.[start.id] !== undefined;
  const save = (platform: OwnPlatform, isChosen: boolean): void => {
    const extraColumns = isOwner ? Object.fromEntries(newColumnsOf(platform, sale)) : {};
    const hasColumns = Object.keys(extraColumns).length > 0;
    const change = { ...platformSaved(platform), ...(hasColumns && { extraColumns }) };
    const platforms = platformsAfter(sale, platform.id, isChosen);
    onSave(change, isOwner ? platforms : null);
  };
  const outcome = (
    <>
      {saving.code !== null && <RefusalBanner title={texts.notSaved} code={saving.code} />}
      <div role="status">
        {saving.status === 'done' && isKept && <InlineMessage tone="good">{texts.saved(start.name)}</InlineMessage>}
      </div>
      {isKept && (
        <div className={styles['buttons']}>
          <ButtonLink href={`/sales/${sale.id}/export`}>{texts.toExport}</ButtonLink>
          <ButtonLink href={`/sales/${sale.id}/settings#own-platforms`}>{texts.toSettings}</ButtonLink>
        </div>
      )}
    </>
  );
  return (
    <MappingForm
      {...{ sale, isOwner, start, examples, words, others, outcome }}
      busy={saving.status === 'working'}
      preview={(platform) =>
        lots.length === 0 ? (
          <p>{texts.previewEmpty}</p>
        ) : (
          <PreviewTable label={texts.preview} {...{ platform, lots, photos }} sale={platformSale(sale, fieldNames)} />
        )
      }
      onSave={save}
    />
  );
}

/** What becomes of the choice of platforms; null: nothing. */
function platformsAfter({ platforms = [] }: Sale, id: string, isChosen: boolean) {
  if (platforms.includes(id) === isChosen) return null;
  return isChosen ? { added: [id], removed: [] } : { added: [], removed: [id] };
}
