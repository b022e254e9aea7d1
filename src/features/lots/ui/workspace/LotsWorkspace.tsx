import type { Sale } from '../../../../domain/sales/sale';
import { canEdit } from '../../../../domain/sales/sale';
import type { MenuItem } from '../../../../shared/ui/buttons/Menu';
import { selectUid } from '../../../auth/model/authSlice';
import { DescribeView } from '../describe/DescribeView';
import { useDescribeView } from '../describe/useDescribeView';
import { DropZone } from '../intake/DropZone';
import { LotEditor } from '../editor/LotEditor';
import { LotsInView, LotViews } from './LotViews';
import styles from './LotsWorkspace.module.css';
import { Notices } from './Notices';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLotIds, selectLotsStatus } from '../../model/lots/lotsSlice';
import { NoLots } from './NoLots';
import { OpeningNote } from './OpeningNote';
import { ReorderArea } from '../reorder/ReorderArea';
import { WorkspaceTools } from '../palette/WorkspaceTools';
import { PrintedSale } from '../print/PrintedSale';
import { EarlyResultsDialog } from '../results/EarlyResultsDialog';
import { ApplyDialog } from '../templates/ApplyDialog';
import { TemplatesDialog } from '../templates/TemplatesDialog';
import { PlaceDialog } from '../intake/PlaceDialog';
import { TransferDialog } from '../transfer/TransferDialog';
import { TrashDialog } from '../trash/TrashDialog';
import { useFollowLot } from '../shared/useFollowLot';
import { useWide } from '../shared/useWide';

interface LotsWorkspaceProps {
  readonly sale: Sale;
  /** The currency of any sale of the person, ISO 4217. */
  readonly currencyOf: (saleId: string) => string;
  /** The lot in the editor, from the address. */
  readonly lotId: string | null;
  /** In the palette: what other features do with the sale itself. */
  readonly more: readonly MenuItem[];
}

/** Where a cataloguer spends the day: the lots of one sale, photos coming in, the editor beside the list. */
export function LotsWorkspace({ sale, currencyOf, lotId, more }: LotsWorkspaceProps) {
  const uid = useLotsSelector(selectUid);
  const editable = uid !== null && canEdit(sale, uid);
  const wide = useWide();
  useFollowLot(lotId, !wide);
  const hasLots = useLotsSelector((state) => selectLotIds(state).length > 0);
  const hasFailed = useLotsSelector(selectLotsStatus) === 'failed';
  const isThere = hasLots && !hasFailed;
  const describing = useDescribeView(sale.id, editable) && isThere;
  const lots = {
    saleId: sale.id,
    currency: sale.currency,
    openLotId: describing ? null : lotId,
    editable,
    saleStatus: sale.status,
    wide,
  };
  return (
    <WorkspaceTools sale={sale} editable={editable} wide={wide} openLotId={lotId} more={more}>
      <DropZone enabled={editable}>
        <div className={styles['workspace']}>
          <LotViews
            {...lots}
            notices={
              <>
                {isThere && <LateParts />}
                <Notices sale={sale} currencyOf={currencyOf} editable={editable} />
              </>
            }
            describing={describing}
            side={
              lotId !== null &&
              !describing && (
                <div className={styles['side']}>
                  <LotEditor
                    saleId={sale.id}
                    lotId={lotId}
                    currency={sale.currency}
                    saleStatus={sale.status}
                    readOnly={!editable}
                  />
                </div>
              )
            }
          >
            {describing ? (
              <DescribeView
                lotId={lotId}
                currency={sale.currency}
                saleStatus={sale.status}
                editable={editable}
                wide={wide}
              />
            ) : isThere ? (
              <ReorderArea enabled={editable}>
                <LotsInView {...lots} />
              </ReorderArea>
            ) : (
              <NoLots saleId={sale.id} editable={editable} wide={wide} />
            )}
          </LotViews>
        </div>
        {/* Beside all parts: on a phone the list is not there while a lot is open. */}
        <TrashDialog sale={sale} />
        <TransferDialog />
        {editable && <PlaceDialog saleId={sale.id} />}
        <EarlyResultsDialog sale={sale} />
        <PrintedSale sale={sale} />
        <TemplatesDialog currency={sale.currency} />
        <ApplyDialog />
      </DropZone>
    </WorkspaceTools>
  );
}

/** Of a large sale that can be worked on already: what is still to come. */
function LateParts() {
  return useLotsSelector(selectLotsStatus) === 'live' && <OpeningNote />;
}
