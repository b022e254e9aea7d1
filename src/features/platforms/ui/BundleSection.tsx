import { useMemo } from 'react';
import type { PhotosByLot, PlatformLot } from '../../../domain/platforms/platformLot';
import { sameNames } from '../../../domain/platforms/pictures/sameNames';
import type { Profile } from '../../../domain/platforms/profile';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { bundleContents } from '../model/bundleContents';
import { type BundleWay, isUnderWay } from '../model/bundleMachine';
import { selectExport } from '../model/exportSlice';
import { selectUnknown } from '../model/sent/sentSlice';
import { exportTexts } from '../texts/exportTexts';
import { sentTexts } from '../texts/sentTexts';
import { BundleForm } from './BundleForm';
import { BundleProgress } from './BundleProgress';
import { useExportSelector } from './exportHooks';
import { useSentSelector } from './sent/sentHooks';
import styles from './ExportPage.module.css';

interface BundleSectionProps {
  readonly profile: Profile;
  /** Those of the sale first. */
  readonly choices: readonly Profile[];
  readonly lots: readonly PlatformLot[];
  readonly photos: PhotosByLot;
  /** Photos that are on their way from this device to the server. */
  readonly unsent: number;
  /** The numbers of the lots that are chosen in the table, as a person would type them. */
  readonly chosenNumbers: string;
  /** Problems for which the platform would refuse the bundle. */
  readonly refused: number;
  readonly onDownload: (way: BundleWay) => void;
}

const canChooseFolder = (): boolean => 'showDirectoryPicker' in window;

/** What shall go into the bundle, and the bundle on its way. */
export function BundleSection({
  profile,
  choices,
  lots,
  photos,
  unsent,
  chosenNumbers,
  refused,
  onDownload,
}: BundleSectionProps) {
  const texts = useTexts(exportTexts);
  const sent = useTexts(sentTexts);
  const { run, withPhotos, lots: which } = useExportSelector(selectExport);
  const unknown = useSentSelector((state) => selectUnknown(state, profile.id));
  const none =
    which !== 'changed' || unknown === null
      ? texts.noLots
      : { reading: sent.readingBeforeBundle, failed: sent.notReadBeforeBundle }[unknown];
  const contents = useMemo(() => bundleContents(lots, photos, profile), [lots, photos, profile]);
  const same = useMemo(
    () => (withPhotos ? sameNames(lots, photos, profile.pictures) : null),
    [lots, photos, profile, withPhotos],
  );
  const rest = {
    disabledBy: contents.lots === 0 ? 'bundle-empty' : same === null ? undefined : 'bundle-same',
    disabledWhy: contents.lots > 0 && isUnderWay(run) ? texts.oneAtATime : undefined,
  };
  return (
    <div className={styles['form']}>
      <BundleForm profile={profile} choices={choices} chosenNumbers={chosenNumbers} />
      {contents.lots === 0 ? (
        <p id="bundle-empty" className={styles['count']} role="status">
          {none}
        </p>
      ) : (
        <p className={styles['count']}>
          {texts.goOut(texts.lotCount(contents.lots), withPhotos ? texts.photoCount(contents.photos) : null)}
        </p>
      )}
      {same !== null && (
        <div id="bundle-same">
          <InlineMessage tone="danger" role="alert">
            {texts.sameNames(same.name, ...same.lots)}
          </InlineMessage>
        </div>
      )}
      {withPhotos && (
        <>
          {unsent > 0 && <InlineMessage tone="warn">{texts.unsentStay(unsent)}</InlineMessage>}
          {contents.unnumbered > 0 && (
            <InlineMessage tone="warn">{texts.unnumberedStay(contents.unnumbered)}</InlineMessage>
          )}
          {contents.captions > 0 && <InlineMessage>{texts.captionsStay(contents.captions)}</InlineMessage>}
        </>
      )}
      {contents.toCheck > 0 && <InlineMessage>{texts.toCheck(contents.toCheck)}</InlineMessage>}
      {refused > 0 && contents.lots > 0 && <InlineMessage tone="warn">{texts.refusedFirst(refused)}</InlineMessage>}
      <div className={styles['actions']}>
        <Button kind="primary" {...rest} onClick={() => onDownload('download')}>
          {texts.download}
        </Button>
        {canChooseFolder() && (
          <Button {...rest} onClick={() => onDownload('folder')}>
            {texts.toFolder}
          </Button>
        )}
      </div>
      <BundleProgress />
    </div>
  );
}
