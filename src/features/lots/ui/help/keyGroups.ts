import type { keysTexts } from '../../model/texts/keysTexts';

type KeyWords = keyof typeof keysTexts.texts;

/** The keys, by their English names, and the words for what they do. */
export const KEY_GROUPS = [
  [
    'anywhere',
    [
      ['Ctrl + K', 'openPalette'],
      ['/, Ctrl + F', 'search'],
      ['?', 'sheet'],
      ['D, Alt + D', 'describeView'],
      ['Ctrl + Z', 'undo'],
      ['Ctrl + Shift + Z, Ctrl + Y', 'redo'],
    ],
  ],
  [
    'palette',
    [
      ['↑ ↓', 'paletteMove'],
      ['Enter', 'paletteRun'],
      ['Esc', 'paletteClose'],
    ],
  ],
  [
    'gallery',
    [
      ['← ↑ → ↓', 'tileArrows'],
      ['Home, End', 'tileRow'],
      ['Ctrl + Home, Ctrl + End', 'tileEnds'],
      ['Page Up, Page Down', 'tilePages'],
      ['Enter', 'tileOpen'],
      ['Space', 'tileChoose'],
      ['Shift + ← ↑ → ↓', 'tileRange'],
      ['Ctrl + A', 'tileAll'],
    ],
  ],
  [
    'editor',
    [
      ['Ctrl + Enter', 'next'],
      ['Ctrl + Shift + Enter', 'previous'],
      ['Alt + ↓, Alt + ↑', 'sameField'],
      ['Ctrl + .', 'insertText'],
      ['Alt + C', 'noteToCheck'],
    ],
  ],
  [
    'describe',
    [
      ['Ctrl + Enter, Alt + ↓', 'describeNext'],
      ['Ctrl + Shift + Enter, Alt + ↑', 'describeBack'],
      ['Alt + C', 'noteToCheck'],
      ['Alt + Page Up, Page Down', 'describePhoto'],
      ['Alt + Z', 'describeZoom'],
      ['Alt + Shift + ← ↑ → ↓', 'describePan'],
    ],
  ],
  [
    'writing',
    [
      ['Ctrl + D', 'copyBefore'],
      ['/', 'slashText'],
    ],
  ],
  [
    'photos',
    [
      ['← →', 'photoArrows'],
      ['Alt + ← →', 'photoMove'],
      ['Delete', 'photoRemove'],
    ],
  ],
  [
    'viewer',
    [
      ['+ −, Wheel', 'viewerZoom'],
      ['0', 'viewerWhole'],
      ['← ↑ → ↓', 'viewerPan'],
      ['Shift + Wheel, Alt + Wheel', 'viewerWheel'],
      ['← →, Page Up, Page Down', 'viewerTurn'],
      ['C', 'viewerCompare'],
      ['Esc', 'viewerClose'],
    ],
  ],
  [
    'moving',
    [
      ['← ↑ → ↓', 'arrows'],
      ['Home, End', 'homeEnd'],
      ['Ctrl + Home, Ctrl + End', 'corners'],
      ['Page Up, Page Down', 'pages'],
      ['Tab, Shift + Tab', 'tab'],
      ['Ctrl + Enter', 'open'],
      ['Alt + ↑ ↓', 'moveLot'],
      ['Alt + Enter', 'placeLot'],
    ],
  ],
  [
    'editing',
    [
      ['A–Z, 0–9', 'type'],
      ['Enter, F2', 'edit'],
      ['Enter, Shift + Enter', 'keep'],
      ['Tab, Shift + Tab', 'keepAside'],
      ['Ctrl + Enter', 'keepHere'],
      ['Alt + Enter', 'breakLine'],
      ['Esc', 'cancel'],
      ['Delete', 'clear'],
      ['Ctrl + D', 'fillDown'],
      ['Insert', 'insertLot'],
    ],
  ],
  [
    'choosing',
    [
      ['Shift + ← ↑ → ↓', 'range'],
      ['Ctrl + A', 'all'],
      ['Space', 'row'],
      ['Ctrl + C, X, V', 'clipboard'],
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
