import { formatLotNumber, parseLotNumber } from '../../../../domain/numbering/lotNumber';
import { useTexts } from '../../../../shared/messages/useTexts';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { useAppDispatch } from '../../../../store/hooks';
import { type CameraLot, numberTyped } from '../../model/camera/cameraSlice';
import { selectLotByNumber } from '../../model/camera/selectLotByNumber';
import { cameraTexts } from '../../model/camera/cameraTexts';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './CameraPage.module.css';
import { useCameraLotName } from './useCameraLotName';

interface CameraLotHeadProps {
  readonly lot: CameraLot | null;
  readonly number: string;
  readonly isWrong: boolean;
}

/** Which lot the next photo goes to, in letters that are read at arm's length; for a new one, with which number. */
export function CameraLotHead({ lot, number, isWrong }: CameraLotHeadProps) {
  const texts = useTexts(cameraTexts);
  const dispatch = useAppDispatch();
  const words = useTexts(lotTexts);
  const name = useCameraLotName(lot);
  const typed = parseLotNumber(number.trim());
  const taken = useLotsSelector((state) =>
    typed === null ? undefined : selectLotByNumber(state, formatLotNumber(typed)),
  );
  return (
    <div className={styles['head']}>
      <h1 className={styles['lot']} aria-live="polite">
        {name}
        {lot !== null && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <span className={styles['count']}>{texts.photos(lot.photoIds.length)}</span>
          </>
        )}
      </h1>
      {lot === null && (
        <TextField
          label={texts.number}
          hint={taken === undefined ? texts.numberHint : texts.numberTaken(lotName(taken, words))}
          error={isWrong ? texts.numberWrong : undefined}
          face="figures"
          inputMode="text"
          autoCapitalize="characters"
          autoComplete="off"
          value={number}
          onChange={(event) => dispatch(numberTyped({ number: event.target.value }))}
        />
      )}
    </div>
  );
}
