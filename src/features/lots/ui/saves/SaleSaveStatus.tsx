import { selectPhotosOnlyHere } from '../../model/photos/intakeSelectors';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLotIds } from '../../model/lots/lotsSlice';
import { SaveStatusPlace } from './SaveStatusPlace';
import styles from './SaveStatusPlace.module.css';
import { selectSaveStatus } from '../../model/view/selectSaveStatus';

/**
 * How far the work on the sale is: the weakest word of all. The editor says it for the lot in it; two live regions would
 * say everything twice. Photos on their way have a panel of their own: "Sent" beside it would be half the truth.
 */
export function SaleSaveStatus({ atEnd = false }: { readonly atEnd?: boolean }) {
  const word = useLotsSelector(selectSaveStatus);
  const photosOnlyHere = useLotsSelector(selectPhotosOnlyHere) > 0;
  // An empty sale has nothing that could be sent, nor has one that is not read yet.
  const hasLots = useLotsSelector((state) => selectLotIds(state).length > 0);
  return (
    <span data-of-sale className={styles['ofSale']}>
      <SaveStatusPlace word={word === 'sent' && (photosOnlyHere || !hasLots) ? null : word} atEnd={atEnd} />
    </span>
  );
}
