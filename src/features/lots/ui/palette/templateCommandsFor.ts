import { templateFieldsOf } from '../../../../domain/lots/template';
import { addEmptyLot } from '../../model/lots/lotsSlice';
import { lotName } from '../../model/texts/lotWords';
import { applyOpened, applyTemplate, newTemplateOpened } from '../../model/templates/templatesSlice';
import { type Command, say } from './Command';
import type { CommandWords, CommandContext } from './CommandContext';

/** What can be done with the templates of the sale; nothing while they are not known. */
export function templateCommandsFor(context: CommandContext, words: CommandWords): readonly Command[] {
  const { templates } = context;
  if (templates === null) return [];
  const texts = words.templates;
  return [
    ...templates
      .filter(({ kind }) => kind === 'lot')
      .map(({ id, name }) => ({
        id: `newFrom-${id}`,
        words: texts.newFrom(name),
        reason: null,
        effect: say(addEmptyLot({ templateId: id, opens: !context.wide })),
      })),
    ...fillCommands(context, words),
    ...insertCommands(context, words),
  ];
}

/** For the chosen lots, or the one at hand when none is chosen. */
function fillCommands({ templates, chosen, lot }: CommandContext, words: CommandWords): Command[] {
  const { palette, templates: texts } = words;
  if (chosen.length > 0) {
    const effect = say(applyOpened({ lotIds: chosen.map(({ id }) => id) }));
    return [
      { id: 'apply', words: palette.about(texts.apply, palette.lotsChosen(chosen.length)), reason: null, effect },
    ];
  }
  if (lot === null || lot.deletedAt !== null) return [];
  const name = lotName(lot, words.lot);
  const fill = (templates ?? [])
    .filter(({ kind }) => kind === 'lot')
    .map((template) => ({
      id: `fill-${template.id}`,
      words: palette.about(texts.applyShort(template.name), name),
      reason: null,
      effect: say(applyTemplate({ templateId: template.id, lotIds: [lot.id], overwrite: false })),
    }));
  const save = say(newTemplateOpened({ kind: 'lot', fields: templateFieldsOf(lot) }, 'closed'));
  return [...fill, { id: 'saveTemplate', words: palette.about(texts.saveLotShort, name), reason: null, effect: save }];
}

/** Into the lot in the editor, each text into its field. */
function insertCommands({ templates, lot, isOpen }: CommandContext, { templates: texts }: CommandWords): Command[] {
  if (!isOpen || lot === null || lot.deletedAt !== null) return [];
  return (templates ?? []).flatMap((block) =>
    block.kind === 'lot'
      ? []
      : [
          {
            id: `insert-${block.id}`,
            words: texts.insertOne(block.name),
            reason: null,
            effect: { kind: 'insert', field: block.field, text: block.text } as const,
            keys: 'Ctrl + .',
          },
        ],
  );
}
