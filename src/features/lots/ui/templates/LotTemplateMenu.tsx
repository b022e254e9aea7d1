import type { Lot } from '../../../../domain/lots/lot';
import { templateFieldsOf } from '../../../../domain/lots/template';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Menu, type MenuItem } from '../../../../shared/ui/buttons/Menu';
import { useAppDispatch } from '../../../../store/hooks';
import { useLotsSelector } from '../shared/lotsHooks';
import {
  applyTemplate,
  newTemplateOpened,
  selectAreTemplatesKnown,
  selectLotTemplates,
  templatesOpened,
} from '../../model/templates/templatesSlice';
import { templateTexts } from '../../model/texts/templateTexts';
import { ofLot } from '../../../navigation/model/panelsSlice';
import { usePanel } from '../../../navigation/ui/usePanel';

/** In the editor: fills the lot's empty fields in from a template, or makes a template of the lot. */
export function LotTemplateMenu({ lot }: { lot: Lot }) {
  const texts = useTexts(templateTexts);
  const dispatch = useAppDispatch();
  const known = useLotsSelector(selectAreTemplatesKnown);
  const templates = useLotsSelector(selectLotTemplates);
  const [open, setOpen] = usePanel(ofLot(lot.id, 'templates'));
  const own: MenuItem[] = [
    {
      id: 'save',
      words: texts.saveLot,
      onChoose: () => dispatch(newTemplateOpened({ kind: 'lot', fields: templateFieldsOf(lot) }, 'closed')),
    },
    { id: 'manage', words: texts.manage, onChoose: () => dispatch(templatesOpened()) },
  ];
  const items: MenuItem[] = [
    ...templates.map(({ id, name }) => ({
      id,
      words: texts.fillIn(name),
      onChoose: () => dispatch(applyTemplate({ templateId: id, lotIds: [lot.id], overwrite: false })),
    })),
    ...(known ? own : []),
  ];
  const note = known ? (templates.length === 0 ? texts.noneYet : texts.emptyOnlyNote) : texts.unknown;
  return <Menu label={texts.template} open={open} onOpen={setOpen} items={items} note={note} />;
}
