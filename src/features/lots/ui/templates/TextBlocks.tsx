import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { TextBlockField } from '../../../../domain/lots/template';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Menu } from '../../../../shared/ui/buttons/Menu';
import { useAppDispatch } from '../../../../store/hooks';
import { notificationRequested } from '../../../notifications/notificationsSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { lotTexts } from '../../model/texts/lotsTexts';
import { insertText, noteVisit } from '../../model/templates/insertText';
import { selectTextBlocks } from '../../model/templates/templatesSlice';
import { templateTexts } from '../../model/texts/templateTexts';
import styles from './Templates.module.css';
import { usePanel } from '../../../navigation/ui/usePanel';

interface TextBlocksProps {
  readonly field: TextBlockField;
  /** The field, a TextArea. */
  readonly children: ReactNode;
}

/** A field with the texts that can be inserted into it: by a menu beside its label, or Ctrl + . in it. */
export function TextBlocks({ field, children }: TextBlocksProps) {
  const texts = useTexts(templateTexts);
  const words = useTexts(lotTexts);
  const dispatch = useAppDispatch();
  const blocks = useLotsSelector(selectTextBlocks).filter((block) => block.field === field);
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = usePanel(`text-blocks:${field}`);
  const offers = blocks.length > 0;
  const insert = (text: string): void => {
    const area = frame.current?.querySelector('textarea');
    if (area === null || area === undefined || insertText(area, text)) return;
    dispatch(notificationRequested({ kind: 'warning', message: texts.tooLong }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!offers || open || !(event.ctrlKey || event.metaKey) || event.key !== '.') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div
      ref={frame}
      role="presentation"
      className={styles['blocks']}
      data-offers={offers || undefined}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) noteVisit(target);
      }}
    >
      {children}
      {offers && (
        <div className={styles['insert']}>
          <Menu
            label={texts.insertInto(words.fields[field])}
            shown={texts.insert}
            keys="Control+. Meta+."
            open={open}
            onOpen={setOpen}
            items={blocks.map(({ id, name, text }) => ({
              id,
              words: name,
              hint: text,
              onChoose: () => insert(text),
            }))}
          />
        </div>
      )}
    </div>
  );
}
