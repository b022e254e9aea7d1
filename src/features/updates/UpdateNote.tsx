import { useTexts } from '../../shared/messages/useTexts';
import { Banner } from '../../shared/ui/messages/Banner';
import { Button } from '../../shared/ui/buttons/Button';
import { useAppDispatch } from '../../store/hooks';
import { useUpdatesSelector } from './updatesHooks';
import { applyUpdate, selectIsUpdateReady } from './updatesSlice';
import { updatesTexts } from './updatesTexts';

/** Offers the newer build of the application; nothing reloads under an edit. */
export function UpdateNote() {
  const dispatch = useAppDispatch();
  const texts = useTexts(updatesTexts);
  const isReady = useUpdatesSelector(selectIsUpdateReady);
  if (!isReady) return null;
  return (
    <Banner
      tone="info"
      role="status"
      title={texts.ready}
      action={<Button onClick={() => dispatch(applyUpdate())}>{texts.reload}</Button>}
    >
      {texts.readyText}
    </Banner>
  );
}
