import { useEffect } from 'react';
import type { Sale } from '../../../../domain/sales/sale';
import { canEdit } from '../../../../domain/sales/sale';
import { formatDay } from '../../../../shared/formatDay';
import { failureTexts } from '../../../../shared/failureTexts';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Banner } from '../../../../shared/ui/messages/Banner';
import { Button } from '../../../../shared/ui/buttons/Button';
import { EmptyState } from '../../../../shared/ui/messages/EmptyState';
import { useAppDispatch } from '../../../../store/hooks';
import { selectUid } from '../../../auth/model/authSlice';
import { AddPhotosButton } from '../intake/AddPhotosButton';
import { ColleaguesInSale } from '../shared/Colleagues';
import { DropZone } from '../intake/DropZone';
import { selectPhotosOnlyHere } from '../../model/photos/intakeSelectors';
import { UndoBar } from '../history/UndoBar';
import { ChoiceNotes } from '../intake/ChoiceNotes';
import { IntakePanel } from '../intake/IntakePanel';
import { LotEditor } from '../editor/LotEditor';
import { LotViews } from './LotViews';
import styles from './LotsWorkspace.module.css';
import { useLotsSelector } from '../shared/lotsHooks';
import { lotsTexts } from '../../model/texts/lotsTexts';
import {
  addEmptyLot,
  selectLotIds,
  selectLotsCode,
  selectLotsStatus,
  retryLots,
  selectReadyCount,
} from '../../model/lots/lotsSlice';
import { OpeningNote } from './OpeningNote';
import { NeedsAttention } from '../needsAttention/NeedsAttention';
import { NumbersPanel } from '../numbering/NumbersPanel';
import { ReorderArea } from '../reorder/ReorderArea';
import { PaletteButton } from '../palette/PaletteButton';
import { WorkspaceTools } from '../palette/WorkspaceTools';
import { photoTexts } from '../../model/photos/photoTexts';
import { PrintedSale } from '../print/PrintedSale';
import { EarlyResultsDialog } from '../results/EarlyResultsDialog';
import { SaleSaveStatus } from '../saves/SaleSaveStatus';
import { selectUnkeptCount } from '../../model/saves/savesSlice';
import { ApplyDialog } from '../templates/ApplyDialog';
import { NewLotMenu } from '../templates/NewLotMenu';
import { TemplatesDialog } from '../templates/TemplatesDialog';
import { TransferDialog } from '../transfer/TransferDialog';
import { TransferNotes } from '../transfer/TransferNotes';
import { TrashButton } from '../trash/TrashButton';
import { UnreadableNote } from './UnreadableNote';
import { SALE_HEADING_ID, useFollowLot } from '../shared/useFollowLot';
import { useWide } from '../shared/useWide';

interface LotsWorkspaceProps {
  readonly sale: Sale;
  /** The currency of any sale of the person, ISO 4217. */
  readonly currencyOf: (saleId: string) => string;
  /** The lot in the editor, from the address. */
  readonly lotId: string | null;
}

/** Where a cataloguer spends the day: the lots of one sale, photos coming in, the editor beside the list. */
export function LotsWorkspace({ sale, currencyOf, lotId }: LotsWorkspaceProps) {
  const uid = useLotsSelector(selectUid);
  const editable = uid !== null && canEdit(sale, uid);
  const wide = useWide();
  useFollowLot(lotId, !wide);
  return (
    <WorkspaceTools sale={sale} editable={editable} wide={wide} openLotId={lotId}>
      <LeaveGuard />
      <DropZone enabled={editable}>
        <div className={styles['workspace']} data-editing={lotId !== null || undefined}>
          <div className={styles['lots']}>
            <Head sale={sale} editable={editable} wide={wide} />
            <NeedsAttention currencyOf={currencyOf} editable={editable} />
            <UnreadableNote />
            <TransferNotes saleId={sale.id} />
            <ChoiceNotes saleId={sale.id} />
            <IntakePanel />
            <NumbersPanel sale={sale} editable={editable} />
            <ReorderArea enabled={editable}>
              <Lots sale={sale} lotId={lotId} editable={editable} wide={wide} />
            </ReorderArea>
          </div>
          {lotId !== null && (
            <div className={styles['side']}>
              <LotEditor
                saleId={sale.id}
                lotId={lotId}
                currency={sale.currency}
                saleStatus={sale.status}
                readOnly={!editable}
              />
            </div>
          )}
        </div>
        {/* Beside both parts: on a phone the list is not there while a lot is open. */}
        <TransferDialog />
        <EarlyResultsDialog sale={sale} />
        <PrintedSale sale={sale} />
        <TemplatesDialog />
        <ApplyDialog />
      </DropZone>
    </WorkspaceTools>
  );
}

function Head({ sale, editable, wide }: { sale: Sale; editable: boolean; wide: boolean }) {
  const texts = useTexts(lotsTexts);
  const photoWords = useTexts(photoTexts);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const live = useLotsSelector(selectLotsStatus) === 'live';
  // Under the table or the gallery of a wide window it is always in sight.
  const wordBelow = useLotsSelector((state) => selectLotIds(state).length > 0) && wide;
  return (
    <header className={styles['head']}>
      <div className={styles['titles']}>
        <h1 id={SALE_HEADING_ID} tabIndex={-1} className={styles['title']} dir="auto">
          {sale.title}
        </h1>
        <div className={styles['about']}>
          <p className={styles['facts']}>
            <span>{formatDay(sale.date, locale)}</span>
            <span>{sale.currency}</span>
            {live && <Counts />}
            {!editable && <span>{texts.readOnly}</span>}
          </p>
          <ColleaguesInSale saleId={sale.id} />
          {!wordBelow && <SaleSaveStatus />}
        </div>
      </div>
      {live && !editable && (
        <div className={styles['actions']}>
          <PaletteButton />
        </div>
      )}
      {!editable && <TrashButton sale={sale} />}
      {editable && (
        <div className={styles['actions']}>
          <UndoBar saleId={sale.id} saleStatus={sale.status}>
            <TrashButton sale={sale} />
            <PaletteButton />
          </UndoBar>
          <span className={styles['newLot']}>
            <Button kind="quiet" icon="add" onClick={() => dispatch(addEmptyLot({ opens: !wide }))}>
              {texts.newLot}
            </Button>
            <NewLotMenu opens={!wide} />
          </span>
          <span className={styles['desk']}>
            <AddPhotosButton lotId={null} kind="secondary" label={photoWords.addFolder} folder />
          </span>
          <AddPhotosButton lotId={null} />
        </div>
      )}
    </header>
  );
}

function Counts() {
  const texts = useTexts(lotsTexts);
  const count = useLotsSelector(selectLotIds).length;
  const ready = useLotsSelector(selectReadyCount);
  return count > 0 && <span>{texts.count(count, ready)}</span>;
}

interface LotsProps extends Omit<LotsWorkspaceProps, 'currencyOf'> {
  readonly editable: boolean;
  readonly wide: boolean;
}

function Lots({ sale, lotId, editable, wide }: LotsProps) {
  const texts = useTexts(lotsTexts);
  const failures = useTexts(failureTexts);
  const dispatch = useAppDispatch();
  const ids = useLotsSelector(selectLotIds);
  const status = useLotsSelector(selectLotsStatus);
  const code = useLotsSelector(selectLotsCode);
  if (status === 'failed') {
    return (
      <Banner
        tone="danger"
        role="alert"
        title={texts.cannotBeRead}
        action={<Button onClick={() => dispatch(retryLots())}>{texts.tryAgain}</Button>}
      >
        {failures.data[code ?? 'unknown']}
      </Banner>
    );
  }
  if (ids.length > 0) {
    return (
      <>
        {status === 'live' && <OpeningNote />}
        <LotViews
          saleId={sale.id}
          currency={sale.currency}
          openLotId={lotId}
          editable={editable}
          saleStatus={sale.status}
          wide={wide}
        />
      </>
    );
  }
  if (status !== 'live') return <OpeningNote />;
  return (
    <EmptyState icon="photo" title={texts.none}>
      <p>{editable ? texts.noneText : texts.noneToSee}</p>
    </EmptyState>
  );
}

/**
 * The browser asks before the page goes away with photos or words that are nowhere else. What comes and goes with each
 * save stands in a component of its own, here and above: the workspace would render as often.
 */
function LeaveGuard() {
  const photos = useLotsSelector(selectPhotosOnlyHere);
  const unkept = useLotsSelector((state) => selectUnkeptCount(state) > 0);
  const guarded = photos > 0 || unkept;
  useEffect(() => {
    if (!guarded) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guarded]);
  return null;
}
