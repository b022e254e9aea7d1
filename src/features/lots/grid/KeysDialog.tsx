import { useTexts } from '../../../shared/messages/useTexts';
import { Dialog } from '../../../shared/ui/Dialog';
import { keyTexts } from './gridTexts';
import styles from './KeysDialog.module.css';

type KeyWords = keyof typeof keyTexts.texts;

/** What the keys are called on a keyboard; the same in every language we have. */
const GROUPS = [
  [
    'moving',
    [
      ['← ↑ → ↓', 'arrows'],
      ['Home, End', 'homeEnd'],
      ['Ctrl + Home, Ctrl + End', 'corners'],
      ['Page Up, Page Down', 'pages'],
      ['Tab, Shift + Tab', 'tab'],
      ['Ctrl + Enter', 'open'],
    ],
  ],
  [
    'editing',
    [
      ['A–Z, 0–9', 'type'],
      ['Enter, F2', 'edit'],
      ['Enter, Shift + Enter', 'keep'],
      ['Tab, Shift + Tab', 'keepAside'],
      ['Alt + Enter', 'breakLine'],
      ['Esc', 'cancel'],
      ['Delete', 'clear'],
      ['Ctrl + D', 'fillDown'],
    ],
  ],
  [
    'choosing',
    [
      ['Shift + ← ↑ → ↓', 'range'],
      ['Ctrl + A', 'all'],
      ['Space', 'row'],
      ['Alt + ↑ ↓', 'moveLot'],
      ['Alt + Enter', 'placeLot'],
      ['Ctrl + C, X, V', 'clipboard'],
      ['?', 'sheet'],
    ],
  ],
  [
    'heads',
    [
      ['Enter', 'sort'],
      ['Shift + ← →', 'resize'],
      ['Ctrl + ← →', 'move'],
    ],
  ],
] as const satisfies readonly (readonly [KeyWords, readonly (readonly [string, KeyWords])[]])[];

/** The sheet of the grid's keys. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(keyTexts);
  return (
    <Dialog open={open} title={texts.title} onClose={onClose}>
      {GROUPS.map(([group, keys]) => (
        <section key={group} className={styles['group']}>
          <h3 className={styles['heading']}>{texts[group]}</h3>
          <dl className={styles['keys']}>
            {keys.map(([key, words]) => (
              <div key={words} className={styles['key']}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{texts[words]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
