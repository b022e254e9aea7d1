import { useTexts } from '../../../../shared/messages/useTexts';
import { selectLot } from '../../model/lots/lotsSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { numberingTexts } from '../../model/texts/numberingTexts';

/** What a lot is called in the catalogue. */
export function LotTitle({ lotId }: { readonly lotId: string }) {
  const texts = useTexts(numberingTexts);
  const title = useLotsSelector((state) => selectLot(state, lotId)?.title.trim() ?? '');
  return <bdi>{title === '' ? texts.untitled : title}</bdi>;
}
