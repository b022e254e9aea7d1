import { failureTexts } from '../../../../shared/failureTexts';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../../store/hooks';
import { retrySent, selectSent } from '../../model/sent/sentSlice';
import { sentTexts } from '../../texts/sentTexts';
import { useSentSelector } from './sentHooks';

/** Exports of this sale that the server does not know of. */
export function Unremembered({ saleId }: { readonly saleId: string }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(sentTexts);
  const { tryAgain } = useTexts(failureTexts);
  const { unremembered } = useSentSelector(selectSent);
  const left = unremembered.filter((each) => each.saleId === saleId && each.status !== 'sending');
  if (left.length === 0) return null;
  return (
    <>
      {left.map(({ id, platformName, status, isKept }) => (
        <InlineMessage key={id} tone={status === 'refused' ? 'danger' : 'warn'} role="alert">
          {status === 'refused'
            ? texts.refused(platformName)
            : (isKept ? texts.waiting : texts.waitingOnPage)(platformName)}
        </InlineMessage>
      ))}
      <Button icon="retry" onClick={() => dispatch(retrySent())}>
        {tryAgain}
      </Button>
    </>
  );
}
