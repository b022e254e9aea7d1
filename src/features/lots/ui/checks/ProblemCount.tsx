import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { checksTexts } from '../../model/texts/checksTexts';
import styles from './FieldChecks.module.css';

/** In the list and the gallery: how many problems a lot has on the platforms of its sale. */
export function ProblemCount({ problems }: { readonly problems: number }) {
  const texts = useTexts(checksTexts);
  return (
    <span className={styles['count']} title={texts.forPlatforms(problems)}>
      <Icon name="error" size={14} />
      <span aria-hidden>{problems}</span>
      <VisuallyHidden>{texts.forPlatforms(problems)}</VisuallyHidden>
    </span>
  );
}
