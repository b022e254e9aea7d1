import type { Ref } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import { mayChangeNumber } from '../../../../domain/numbering/numbering';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../../store/hooks';
import { notificationRequested } from '../../../notifications/notificationsSlice';
import styles from './LotEditor.module.css';
import { addEmptyLot } from '../../model/lots/lotsSlice';
import { lotNumberText } from '../../model/texts/lotWords';
import { duplicateLot, restoreLots, trashLots } from '../../model/operations/lotCommands';
import { LotTemplateMenu } from '../templates/LotTemplateMenu';
import { transferAsked } from '../../model/transfer/transferSlice';
import { IN_TRASH_ID } from '../fields/whyReadOnly';
import { transferTexts } from '../../model/transfer/transferTexts';
import { typedNumberTexts } from '../../model/texts/typedNumberTexts';
import { editorTexts } from '../../model/texts/editorTexts';

interface LotActionsProps {
  readonly lot: Lot;
  readonly saleStatus: SaleStatus;
}

/** What is done to a lot as a whole; what is not possible says why. */
export function LotActions({ lot, saleStatus }: LotActionsProps) {
  const texts = useTexts(editorTexts);
  const transfer = useTexts(transferTexts);
  const typed = useTexts(typedNumberTexts);
  const number = lotNumberText(lot);
  const dispatch = useAppDispatch();
  const whyKept = saleStatus !== 'open' ? texts.trashNumbersLocked : mayChangeNumber(lot) ? null : texts.trashPublished;
  const keptBy = whyKept === null ? undefined : 'trash-reason';
  return (
    <div className={styles['actions']}>
      <Button
        kind="quiet"
        icon="add"
        onClick={() => {
          dispatch(duplicateLot({ lotId: lot.id }));
          dispatch(notificationRequested({ kind: 'success', message: texts.duplicated }));
        }}
      >
        {texts.duplicate}
      </Button>
      <Button kind="quiet" icon="add" onClick={() => dispatch(addEmptyLot({ after: lot.id, opens: true }))}>
        {number === null ? typed.insertAfterUnnumbered : typed.insertAfter(number)}
      </Button>
      <LotTemplateMenu lot={lot} />
      <Button
        kind="quiet"
        icon="arrowRight"
        disabledBy={keptBy}
        onClick={() => dispatch(transferAsked({ lotIds: [lot.id] }))}
      >
        {transfer.ask}
      </Button>
      <Button kind="quiet" icon="trash" disabledBy={keptBy} onClick={() => dispatch(trashLots({ lotIds: [lot.id] }))}>
        {texts.toTrash}
      </Button>
      {whyKept !== null && (
        <p id="trash-reason" className={styles['reason']}>
          {whyKept}
        </p>
      )}
    </div>
  );
}

interface InTrashProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly lotId: string;
  readonly readOnly: boolean;
}

/** Above the fields of a lot that lies in the trash. */
export function InTrash({ ref, lotId, readOnly }: InTrashProps) {
  const texts = useTexts(editorTexts);
  const dispatch = useAppDispatch();
  return (
    <div ref={ref} tabIndex={-1} className={styles['inTrash']}>
      <InlineMessage tone="warn" id={IN_TRASH_ID}>
        {texts.inTrash}
      </InlineMessage>
      {!readOnly && (
        <Button icon="undo" onClick={() => dispatch(restoreLots({ lotIds: [lotId] }))}>
          {texts.restore}
        </Button>
      )}
    </div>
  );
}
