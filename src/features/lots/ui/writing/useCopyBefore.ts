import { useTexts } from '../../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../../store/hooks';
import { notificationRequested } from '../../../notifications/notificationsSlice';
import { type CellLanguage, choiceOf, typedText } from '../../model/fields/cellValues';
import { type GridField, kindOf } from '../../model/fields/gridColumns';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { writingTexts } from '../../model/texts/writingTexts';
import { selectLotReader } from '../../model/view/gridSelectors';
import { useLotsStore } from '../shared/lotsHooks';
import { selectNeighbours } from '../shared/neighbours';
import { useColumnName } from '../shared/useGridTools';
import { type Control, writeInto } from './writeInto';

/** Copies a field from the lot before, as the view shows the lots, into the control of that field. */
export function useCopyBefore(lotId: string, language: CellLanguage) {
  const texts = useTexts(writingTexts);
  const words = useTexts(lotTexts);
  const columnName = useColumnName();
  const dispatch = useAppDispatch();
  const store = useLotsStore();
  const say = (message: string): void => void dispatch(notificationRequested({ kind: 'info', message }));
  return (control: Control, field: GridField): void => {
    const state = store.getState();
    const { previous } = selectNeighbours(state, lotId);
    const before = previous === null ? undefined : selectLotReader(state)(previous);
    if (before === undefined) return say(texts.noLotBefore);
    const text = (kindOf(field) === 'choice' ? choiceOf : typedText)(before, field, language);
    if (text === '') say(texts.nothingBefore(columnName(field), lotName(before, words)));
    else writeInto(control, text);
  };
}
