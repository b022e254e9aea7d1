import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../../store/hooks';
import { useOnline } from '../../../auth/shared/useOnline';
import { purgeLots } from '../../model/trash/purgeSlice';
import styles from './TrashDialog.module.css';
import { trashTexts } from '../../model/texts/trashTexts';

/** The one question before lots are deleted for ever; it names how many. Open while there are some. */
export function PurgeDialog({ lotIds, onClose }: { lotIds: readonly string[]; onClose: () => void }) {
  const texts = useTexts(trashTexts);
  const dispatch = useAppDispatch();
  const online = useOnline();
  return (
    <Dialog
      open={lotIds.length > 0}
      title={texts.purgeTitle(lotIds.length)}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button
            kind="danger"
            icon="trash"
            disabledBy={online ? undefined : 'purge-offline'}
            onClick={() => {
              dispatch(purgeLots({ lotIds }));
              onClose();
            }}
          >
            {texts.purgeNow}
          </Button>
        </>
      }
    >
      <p className={styles['explained']}>{texts.purgeText(lotIds.length)}</p>
      {!online && (
        <InlineMessage tone="warn" id="purge-offline">
          {texts.purgeOffline}
        </InlineMessage>
      )}
    </Dialog>
  );
}
