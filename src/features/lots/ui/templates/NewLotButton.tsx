import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Tool } from '../../../../shared/ui/tools/Tool';
import { useAppDispatch } from '../../../../store/hooks';
import { addEmptyLot } from '../../model/lots/lotsSlice';
import { lotsTexts } from '../../model/texts/lotsTexts';
import { NewLotMenu } from './NewLotMenu';
import styles from './NewLotButton.module.css';

interface NewLotButtonProps {
  /** The new lot is opened: there is no table that could show it. */
  readonly opens: boolean;
}

/** A new lot, and beside it the ones from a template. */
export function NewLotButton({ opens }: NewLotButtonProps) {
  const texts = useTexts(lotsTexts);
  const dispatch = useAppDispatch();
  return (
    <span className={styles['pair']}>
      <Tool>
        <Button kind="quiet" icon="add" title={texts.newLot} onClick={() => dispatch(addEmptyLot({ opens }))}>
          {texts.newLot}
        </Button>
      </Tool>
      <NewLotMenu opens={opens} />
    </span>
  );
}
