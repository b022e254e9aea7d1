import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lotPath } from '../../../../domain/sales/addresses';
import type { Sale } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import type { MenuItem } from '../../../../shared/ui/buttons/Menu';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { useNavigation } from '../../../../shared/ui/navigation/navigation';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { useAppDispatch } from '../../../../store/hooks';
import styles from './CommandPalette.module.css';
import { notificationRequested } from '../../../notifications/notificationsSlice';
import { insertIntoField } from '../../model/templates/insertText';
import { PaletteLine } from './PaletteLine';
import { paletteTexts } from '../../model/texts/paletteTexts';
import type { Tool } from '../shared/useTool';
import { type Line, usePaletteLines } from './usePaletteLines';
import { useCommandWords, useCommandContext } from './useCommandContext';

interface CommandPaletteProps {
  readonly open: boolean;
  readonly sale: Sale;
  readonly editable: boolean;
  readonly wide: boolean;
  readonly openLotId: string | null;
  /** What other features do with the sale itself. */
  readonly more: readonly MenuItem[];
  readonly onClose: () => void;
  readonly onOpen: (tool: Tool) => void;
}

/** Lots to go to, and everything that can be done, found by typing. */
export function CommandPalette({ open, onClose, ...rest }: CommandPaletteProps) {
  const texts = useTexts(paletteTexts);
  return (
    <Dialog open={open} title={texts.title} onClose={onClose}>
      <Palette {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Palette({ onClose, onOpen, ...workplace }: Omit<CommandPaletteProps, 'open'>) {
  const { sale } = workplace;
  const texts = useTexts(paletteTexts);
  const dispatch = useAppDispatch();
  const navigation = useNavigation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const words = useCommandWords();
  const context = useCommandContext(workplace);
  const groups = usePaletteLines(typed, context, words);
  const lines = groups.flatMap((group) => group.lines);
  const at = Math.min(place, lines.length - 1);
  useEffect(() => {
    list.current?.querySelector('[data-at]')?.scrollIntoView({ block: 'nearest' });
  }, [at, typed]);

  const run = (line: Line | undefined): void => {
    if (line === undefined || (line.kind === 'command' && line.command.reason !== null)) return;
    // First the focus goes back to where it was; then whatever follows may take it from there.
    flushSync(onClose);
    if (line.kind === 'lot') {
      navigation?.navigate(lotPath(sale.id, line.lot.id, context.search));
      return;
    }
    const { effect } = line.command;
    if (effect.kind === 'go') navigation?.navigate(effect.href);
    else if (effect.kind === 'open') onOpen(effect.tool);
    else if (effect.kind === 'do') effect.act();
    else if (effect.kind === 'insert') {
      if (insertIntoField(effect.field, effect.text)) return;
      dispatch(notificationRequested({ kind: 'warning', message: words.templates.tooLong }));
    } else effect.actions.forEach((action) => dispatch(action));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter') run(lines[at]);
    else if (step === undefined || lines.length === 0) return;
    else setPlace((((at + step) % lines.length) + lines.length) % lines.length);
    event.preventDefault();
  };
  const optionId = (line: number): string => `${id}-${line}`;
  let count = 0;
  return (
    <div className={styles['palette']}>
      <label className={styles['field']}>
        <Icon name="search" size={16} />
        <input
          type="text"
          role="combobox"
          className={styles['input']}
          value={typed}
          aria-label={texts.field}
          placeholder={texts.field}
          aria-expanded={lines.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at < 0 ? undefined : optionId(at)}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setPlace(0);
          }}
        />
      </label>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={texts.title} className={styles['list']}>
        {groups.map(({ kind, lines: own }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation" className={styles['heading']}>
              {kind === 'lot' ? texts.lots : texts.commands}
            </div>
            {own.map((line) => {
              const number = count++;
              return (
                <PaletteLine
                  key={line.kind === 'lot' ? line.lot.id : line.command.id}
                  id={optionId(number)}
                  line={line}
                  active={number === at}
                  currency={sale.currency}
                  onPoint={() => setPlace(number)}
                  onRun={() => run(line)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {lines.length === 0 && <p className={styles['none']}>{texts.nothing}</p>}
      <VisuallyHidden role="status">{typed === '' ? '' : texts.found(lines.length)}</VisuallyHidden>
    </div>
  );
}

/** How many lines a key leads on. */
const STEPS: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
