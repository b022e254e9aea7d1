import type { Sale } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { selectDoubles, selectLooking, selectMissed, selectUnplaced } from '../../model/photos/choicesSlice';
import {
  selectIntakeSummary,
  selectPhotosNeedingAttention,
  selectRefusedPhotos,
} from '../../model/photos/intakeSelectors';
import { photoTexts } from '../../model/photos/photoTexts';
import { selectNeedsAttention } from '../../model/saves/savesSlice';
import { choiceTexts } from '../../model/texts/choiceTexts';
import { frameTexts } from '../../model/texts/frameTexts';
import { unreadableTexts } from '../../model/texts/unreadableTexts';
import { selectTransferRuns } from '../../model/transfer/transferSlice';
import { selectUnreadable } from '../../model/view/unreadableSlice';
import { ChoiceNotes } from '../intake/ChoiceNotes';
import { IntakePanel } from '../intake/IntakePanel';
import { NeedsAttention } from '../needsAttention/NeedsAttention';
import { NumbersPanel } from '../numbering/NumbersPanel';
import { useLotsSelector } from '../shared/lotsHooks';
import { TransferNotes } from '../transfer/TransferNotes';
import { CopyNote } from './CopyNote';
import { UnreadableNote } from './UnreadableNote';
import { Notice } from '../shared/Notice';

interface NoticesProps {
  readonly sale: Sale;
  readonly currencyOf: (saleId: string) => string;
  readonly editable: boolean;
}

/** What is to be known beside the lots, each a few words that unfold. */
export function Notices({ sale, currencyOf, editable }: NoticesProps) {
  return (
    <>
      <CopyNote />
      <AttentionNotice currencyOf={currencyOf} editable={editable} />
      <ChoicesNotice saleId={sale.id} />
      <PhotosNotice />
      <TransfersNotice saleId={sale.id} />
      <UnreadableNotice />
      <NumbersPanel sale={sale} editable={editable} />
    </>
  );
}

function AttentionNotice(props: Omit<NoticesProps, 'sale'>) {
  const texts = useTexts(frameTexts);
  const count = useLotsSelector(selectNeedsAttention).length;
  const words = count === 0 ? null : texts.attention(count);
  return (
    <Notice id="attention" words={words} tone="danger" icon="warning" urgent={words}>
      <NeedsAttention {...props} />
    </Notice>
  );
}

function ChoicesNotice({ saleId }: { readonly saleId: string }) {
  const texts = useTexts(frameTexts);
  const choices = useTexts(choiceTexts);
  const looking = useLotsSelector(selectLooking);
  const missed = useLotsSelector((state) => selectMissed(state, saleId)).length;
  const doubles = useLotsSelector((state) => selectDoubles(state, saleId));
  const twice = doubles.reduce((sum, { files }) => sum + files.length, 0);
  const unplaced = useLotsSelector((state) => selectUnplaced(state, saleId));
  const waiting = unplaced.reduce((sum, { files }) => sum + files.length, 0);
  const asks = missed + twice + waiting > 0;
  const question = missed > 0 ? texts.missed(missed) : waiting > 0 ? choices.unplaced(waiting) : texts.twice(twice);
  const words = asks ? question : looking > 0 ? choices.looking(looking) : null;
  return (
    <Notice
      id="choices"
      words={words}
      tone={missed > 0 ? 'danger' : asks ? 'warn' : 'info'}
      icon={asks ? 'warning' : 'photo'}
      urgent={asks ? words : null}
    >
      <ChoiceNotes saleId={saleId} />
    </Notice>
  );
}

function PhotosNotice() {
  const texts = useTexts(photoTexts);
  const { total, stored, failed } = useLotsSelector(selectIntakeSummary);
  const refused = useLotsSelector(selectRefusedPhotos).length;
  const needing = useLotsSelector(selectPhotosNeedingAttention).length;
  const open = total > stored;
  const words =
    needing > 0
      ? texts.needsAttention
      : open
        ? texts.stored(stored, total)
        : refused > 0
          ? texts.notTaken(refused)
          : null;
  const isBad = needing + refused + failed > 0;
  return (
    <Notice
      id="photos"
      words={words}
      tone={isBad ? 'danger' : 'info'}
      icon={isBad ? 'warning' : 'upload'}
      urgent={needing > 0 ? texts.needsAttention : refused > 0 ? texts.notTaken(refused) : null}
    >
      <IntakePanel />
    </Notice>
  );
}

function TransfersNotice({ saleId }: { readonly saleId: string }) {
  const texts = useTexts(frameTexts);
  const runs = useLotsSelector(selectTransferRuns);
  const here = Object.values(runs).filter(({ from, to }) => from === saleId || to === saleId);
  const isHeld = here.some(({ status }) => status !== 'running');
  return (
    <Notice
      id="transfers"
      words={here.length === 0 ? null : texts.transfers}
      tone={isHeld ? 'warn' : 'info'}
      icon={isHeld ? 'warning' : 'sending'}
      urgent={isHeld ? texts.transfers : null}
    >
      <TransferNotes saleId={saleId} />
    </Notice>
  );
}

function UnreadableNotice() {
  const texts = useTexts(unreadableTexts);
  const { lots, photos } = useLotsSelector(selectUnreadable);
  const words = lots + photos === 0 ? null : texts.title(lots, photos);
  return (
    <Notice id="unreadable" words={words} tone="warn" icon="warning" urgent={words}>
      <UnreadableNote />
    </Notice>
  );
}
