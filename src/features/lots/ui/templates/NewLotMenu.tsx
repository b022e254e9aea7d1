import { useTexts } from '../../../../shared/messages/useTexts';
import { Menu, type MenuItem } from '../../../../shared/ui/buttons/Menu';
import { useAppDispatch } from '../../../../store/hooks';
import { useLotsSelector } from '../shared/lotsHooks';
import { addEmptyLot } from '../../model/lots/lotsSlice';
import {
  templatesOpened,
  selectAreTemplatesKnown,
  selectDefaultTemplate,
  selectLotTemplates,
} from '../../model/templates/templatesSlice';
import { templateTexts } from '../../model/texts/templateTexts';
import { usePanel } from '../../../navigation/ui/usePanel';
import { useMissingColumns } from './useMissingColumns';

interface NewLotMenuProps {
  /** The new lot is opened: there is no table that could show it. */
  readonly opens: boolean;
}

/** Beside "New lot": the same from another template than the sale's own, and the way to all templates. */
export function NewLotMenu({ opens }: NewLotMenuProps) {
  const texts = useTexts(templateTexts);
  const dispatch = useAppDispatch();
  const known = useLotsSelector(selectAreTemplatesKnown);
  const templates = useLotsSelector(selectLotTemplates);
  const first = useLotsSelector(selectDefaultTemplate);
  const missingOf = useMissingColumns();
  const [open, setOpen] = usePanel('new-lot-menu');
  const empty: MenuItem = {
    id: 'empty',
    words: texts.emptyLot,
    onChoose: () => dispatch(addEmptyLot({ templateId: null, opens })),
  };
  const items: MenuItem[] = [
    ...templates.map(({ id, name, fields }) => ({
      id,
      words: texts.newFrom(name),
      ...hintOf(id === first?.id ? texts.every : null, missingOf(fields)),
      onChoose: () => dispatch(addEmptyLot({ templateId: id, opens })),
    })),
    ...(first === undefined ? [] : [empty]),
    ...(known ? [{ id: 'manage', words: texts.manage, onChoose: () => dispatch(templatesOpened()) }] : []),
  ];
  const note = known ? (templates.length === 0 ? texts.noneYet : undefined) : texts.unknown;
  return <Menu label={texts.newLotMenu} bare open={open} onOpen={setOpen} items={items} note={note} />;
}

function hintOf(...sentences: readonly (string | null)[]): Pick<MenuItem, 'hint'> {
  const said = sentences.filter((each) => each !== null);
  return said.length === 0 ? {} : { hint: said.join(' · ') };
}
