import { selectPhotosOnlyHere } from '../../model/photos/intakeSelectors';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLotIds } from '../../model/lots/lotsSlice';
import { SaveStatusPlace } from './SaveStatusPlace';
import styles from './SaveStatusPlace.module.css';
import { selectSaveStatus } from '../../model/view/selectSaveStatus';

/**
 * How far the work on the sale is: the weakest word of all. The editor says it for the lot in it; two live regions would
 * say everything twice. Photos have a panel of their own: while this page alone has some, neither "Sent" nor "Saved on this
 * device" would be true of the sale.
 */
export function SaleSaveStatus({ atEnd = false }: { readonly atEnd?: boolean }) {
  const word = useLotsSelector(selectSaveStatus);
  const photosOnlyHere = useLotsSelector(selectPhotosOnlyHere) > 0;
  // An empty sale has nothing that could be sent, nor has one that is not read yet.
  const hasLots = useLotsSelector((state) => selectLotIds(state).length > 0);
  const isHalfTrue = photosOnlyHere && (word === 'sent' || word === 'onDevice');
  const isNothingToSay = isHalfTrue || (word === 'sent' && !hasLots);
  return (
    <span data-of-sale className={styles['ofSale']}>
      <SaveStatusPlace word={isNothingToSay ? null : word} atEnd={atEnd} />
    </span>
  );
}
