import { useRef } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { newId } from '../../../../shared/id';
import { useAppDispatch } from '../../../../store/hooks';
import type { CellLanguage, GridLot } from '../../model/fields/cellValues';
import { selectSeesPrivate } from '../../model/lots/lotsSlice';
import { editField } from '../../model/operations/lotCommands';
import { editorTexts } from '../../model/texts/editorTexts';
import { EditorField } from '../fields/EditorField';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './ToCheck.module.css';
import { fieldToCheck } from './toCheckKey';

interface ToCheckFieldProps {
  readonly lot: GridLot;
  readonly language: CellLanguage;
  readonly readOnly: boolean;
}

/** What somebody is not sure of, and the button that says that it is checked. Only editors of the sale see it. */
export function ToCheckField({ lot, language, readOnly }: ToCheckFieldProps) {
  const texts = useTexts(editorTexts);
  const dispatch = useAppDispatch();
  const place = useRef<HTMLDivElement>(null);
  const seesPrivate = useLotsSelector(selectSeesPrivate);
  if (!seesPrivate) return null;
  const clear = (): void => {
    // The button goes with the note; the field stays.
    fieldToCheck(place.current)?.focus();
    const seen = lot.toCheck;
    dispatch(editField({ lotId: lot.id, field: 'toCheck', changes: { toCheck: '' }, seen, group: newId() }));
  };
  return (
    <div ref={place} className={styles['field']} title={texts.toCheckHint}>
      <EditorField lot={lot} language={language} readOnly={readOnly} field="toCheck" />
      {!readOnly && lot.toCheck !== '' && (
        <Button icon="check" title={texts.checkedHint} onClick={clear}>
          {texts.checked}
        </Button>
      )}
    </div>
  );
}
