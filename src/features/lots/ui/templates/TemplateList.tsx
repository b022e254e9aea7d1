import { type ReactNode, useEffect, useRef } from 'react';
import type { Template } from '../../../../domain/lots/template';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../../store/hooks';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './Templates.module.css';
import {
  newTemplateOpened,
  restoreTemplate,
  selectAreTemplatesKnown,
  selectLotTemplates,
  selectRemovedTemplate,
  selectTextBlocks,
} from '../../model/templates/templatesSlice';
import { TemplateRow } from './TemplateRow';
import { templateTexts } from '../../model/texts/templateTexts';

/** The templates for lots, then the texts, each in its order. */
export function TemplateList() {
  const texts = useTexts(templateTexts);
  const dispatch = useAppDispatch();
  const known = useLotsSelector(selectAreTemplatesKnown);
  const templates = useLotsSelector(selectLotTemplates);
  const blocks = useLotsSelector(selectTextBlocks);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form that stood here had the focus.
    const isLost = document.activeElement === document.body || document.activeElement?.tagName === 'DIALOG';
    if (isLost) area.current?.querySelector<HTMLElement>('[data-first] button')?.focus();
  }, []);
  if (!known) return <InlineMessage tone="warn">{texts.unknown}</InlineMessage>;
  return (
    <div ref={area} className={styles['list']}>
      <Removed />
      <Group
        title={texts.lotTemplates}
        text={texts.lotTemplatesText}
        none={texts.noLotTemplates}
        templates={templates}
        add={
          <Button icon="add" onClick={() => dispatch(newTemplateOpened({ kind: 'lot', fields: {} }))}>
            {texts.newTemplate}
          </Button>
        }
      />
      <Group
        title={texts.textBlocks}
        text={texts.textBlocksText}
        none={texts.noTextBlocks}
        templates={blocks}
        add={
          <Button icon="add" onClick={() => dispatch(newTemplateOpened({ kind: 'text', field: 'condition' }))}>
            {texts.newText}
          </Button>
        }
      />
      <p className={styles['explained']}>{texts.onlyWithNetwork}</p>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly text: string;
  readonly none: string;
  readonly templates: readonly Template[];
  readonly add: ReactNode;
}

function Group({ title, text, none, templates, add }: GroupProps) {
  return (
    <section className={styles['group']} aria-label={title}>
      <header className={styles['groupHead']}>
        <h3 className={styles['groupTitle']}>{title}</h3>
        <span data-first>{add}</span>
        <p className={styles['explained']}>{templates.length === 0 ? none : text}</p>
      </header>
      {templates.length > 0 && (
        <ul className={styles['rows']}>
          {templates.map((template, place) => (
            <TemplateRow
              key={template.id}
              template={template}
              isFirst={place === 0}
              isLast={place === templates.length - 1}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What was removed last can be put back, as long as nothing else is done here. */
function Removed() {
  const texts = useTexts(templateTexts);
  const removed = useLotsSelector(selectRemovedTemplate);
  return (
    <div role="status">
      {removed !== null && (
        <div className={styles['removed']}>
          <span dir="auto">{texts.removed(removed.name)}</span>
          <PutBack key={removed.id} />
        </div>
      )}
    </div>
  );
}

/** Takes the focus: the button that was pressed is gone with its row. */
function PutBack() {
  const texts = useTexts(templateTexts);
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} icon="undo" onClick={() => dispatch(restoreTemplate())}>
      {texts.putBack}
    </Button>
  );
}
