import { useTexts } from '../../../../shared/messages/useTexts';
import { useRefusals } from '../../../../shared/failureTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Banner } from '../../../../shared/ui/messages/Banner';
import { useAppDispatch } from '../../../../store/hooks';
import { draftMadeNew, type TemplatesWork } from '../../model/templates/templatesSlice';
import { templateTexts } from '../../model/texts/templateTexts';

/** Why the last change of templates was not saved; nothing when it was. Without a network nothing is sent later. */
export function TemplatesRefusal({ work, isOfForm }: { readonly work: TemplatesWork; readonly isOfForm: boolean }) {
  const texts = useTexts(templateTexts);
  const refusals = useRefusals();
  const dispatch = useAppDispatch();
  if (work.status !== 'refused') return null;
  const isAway = work.code === 'unavailable' || work.code === 'deadline-exceeded';
  if (work.code === 'not-found' && isOfForm) {
    return (
      <Banner
        tone="danger"
        role="alert"
        title={texts.notSaved}
        action={<Button onClick={() => dispatch(draftMadeNew())}>{texts.makeNew}</Button>}
      >
        {texts.gone}
      </Banner>
    );
  }
  return (
    <Banner tone="danger" role="alert" title={texts.notSaved}>
      {isAway ? texts.noNetwork : refusals[work.code]}
    </Banner>
  );
}
