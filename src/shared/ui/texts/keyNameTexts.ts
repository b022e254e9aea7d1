import { defineTexts } from '../../messages/texts';

/** What stands on the keys of a keyboard, and the wheel of a mouse. Those that have one name everywhere, such as Alt and Esc, are not here. */
export const keyNameTexts = defineTexts('keyNames', {
  Ctrl: 'Ctrl',
  Shift: 'Shift',
  Enter: 'Enter',
  Space: 'Space',
  Delete: 'Delete',
  Insert: 'Insert',
  Home: 'Home',
  End: 'End',
  'Page Up': 'Page Up',
  'Page Down': 'Page Down',
  Wheel: 'Wheel',
});
