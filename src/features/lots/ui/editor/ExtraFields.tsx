import { useTexts } from '../../../../shared/messages/useTexts';
import { selectExtraColumns } from '../../model/extras/extrasSlice';
import type { CellLanguage, GridLot } from '../../model/fields/cellValues';
import { extraTexts } from '../../model/texts/extraTexts';
import { EditorField } from '../fields/EditorField';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './LotEditor.module.css';

interface ExtraFieldsProps {
  readonly lot: GridLot;
  readonly language: CellLanguage;
  readonly readOnly: boolean;
}

/** What the platforms of the sale, or its house, want to know of a lot besides its fields. */
export function ExtraFields(props: ExtraFieldsProps) {
  const texts = useTexts(extraTexts);
  const columns = useLotsSelector(selectExtraColumns);
  if (columns.length === 0) return null;
  return (
    <fieldset className={styles['private']}>
      <legend>{texts.ofPlatforms}</legend>
      <div className={styles['pair']}>
        {columns.map(({ field }) => (
          <EditorField key={field} {...props} field={field} />
        ))}
      </div>
    </fieldset>
  );
}
