import { useTexts } from '../../../../shared/messages/useTexts';
import type { CameraLot } from '../../model/camera/cameraSlice';
import { selectLot } from '../../model/lots/lotsSlice';
import { cameraTexts } from '../../model/camera/cameraTexts';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { useLotsSelector } from '../shared/lotsHooks';

/** What a photographed lot is called: "New lot" until it is there. */
export function useCameraLotName(lot: CameraLot | null): string {
  const texts = useTexts(cameraTexts);
  const words = useTexts(lotTexts);
  const found = useLotsSelector((state) => (lot?.lotId ? selectLot(state, lot.lotId) : undefined));
  return found === undefined ? texts.newLot : lotName(found, words);
}
