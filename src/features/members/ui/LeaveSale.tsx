import type { Sale } from '../../../domain/sales/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import { AskDialog } from '../../../shared/ui/dialogs/AskDialog';
import { Button } from '../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../store/hooks';
import { useMembersSelector } from './membersHooks';
import { membersTexts } from '../texts/membersTexts';
import { leaveSale, selectWork } from '../model/memberWorkSlice';
import { WorkRefusal } from './WorkRefusal';
import { usePanel } from '../../navigation/ui/usePanel';

const ONLY_OWNER_ID = 'only-owner';

/** The way out of a sale; the only owner reads what has to come first. */
export function LeaveSale({ sale, isFixed }: { readonly sale: Sale; readonly isFixed: boolean }) {
  const texts = useTexts(membersTexts);
  const dispatch = useAppDispatch();
  const [asking, setAsking] = usePanel('leave-sale');
  const { status } = useMembersSelector((state) => selectWork(state, `leave:${sale.id}`));
  return (
    <>
      <Button
        kind="danger"
        busy={status === 'working'}
        disabledBy={isFixed ? ONLY_OWNER_ID : undefined}
        onClick={() => setAsking(true)}
      >
        {texts.leave}
      </Button>
      {isFixed && <InlineMessage id={ONLY_OWNER_ID}>{texts.onlyOwner}</InlineMessage>}
      <WorkRefusal keys={[`leave:${sale.id}`]} />
      {asking && !isFixed && (
        <AskDialog
          title={texts.leaveTitle(sale.title)}
          yes={texts.leave}
          cancel={texts.cancel}
          isDanger
          onYes={() => {
            setAsking(false);
            dispatch(leaveSale({ saleId: sale.id }));
          }}
          onClose={() => setAsking(false)}
        >
          <p>{texts.leaveMeaning}</p>
        </AskDialog>
      )}
    </>
  );
}
