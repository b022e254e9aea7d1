import { failureTexts } from '../../../../shared/failureTexts';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Banner } from '../../../../shared/ui/messages/Banner';
import type { TemplatesWork } from '../../model/templates/templatesSlice';
import { templateTexts } from '../../model/texts/templateTexts';

/** Why the last change of templates was not saved; nothing when it was. Without a network nothing is sent later. */
export function TemplatesRefusal({ work }: { work: TemplatesWork }) {
  const texts = useTexts(templateTexts);
  const failures = useTexts(failureTexts);
  if (work.status !== 'refused') return null;
  const isAway = work.code === 'unavailable' || work.code === 'deadline-exceeded';
  return (
    <Banner tone="danger" role="alert" title={texts.notSaved}>
      {isAway ? texts.noNetwork : failures.data[work.code]}
    </Banner>
  );
}
