import { useTexts } from '../../../shared/messages/useTexts';
import { RefusalBanner } from '../../../shared/ui/messages/RefusalBanner';
import { Button } from '../../../shared/ui/buttons/Button';
import { EmptyState } from '../../../shared/ui/messages/EmptyState';
import { useAppDispatch } from '../../../store/hooks';
import { useSalesSelector } from '../salesHooks';
import { addSample, newSaleOpened, selectSample } from '../salesSlice';
import { salesTexts } from '../salesTexts';

/** What to do first: a sale of one's own, or the sample. */
export function NoSales() {
  const texts = useTexts(salesTexts);
  const dispatch = useAppDispatch();
  const sample = useSalesSelector(selectSample);
  return (
    <EmptyState
      icon="catalogue"
      title={texts.none}
      action={
        <>
          <Button icon="add" onClick={() => dispatch(newSaleOpened())}>
            {texts.firstSale}
          </Button>
          <Button kind="quiet" busy={sample.status === 'working'} onClick={() => dispatch(addSample())}>
            {texts.trySample}
          </Button>
        </>
      }
    >
      <p>{texts.noneText}</p>
      <p>{texts.sampleHint}</p>
      {sample.status === 'refused' && <RefusalBanner title={texts.noSample} code={sample.code} />}
    </EmptyState>
  );
}
