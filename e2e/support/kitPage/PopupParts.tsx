import { useState } from 'react';
import { Button } from '../../../src/shared/ui/buttons/Button';
import { Menu, type MenuItem } from '../../../src/shared/ui/buttons/Menu';
import { Dialog } from '../../../src/shared/ui/dialogs/Dialog';
import { AskDialog } from '../../../src/shared/ui/dialogs/AskDialog';
import { FoldOut } from '../../../src/shared/ui/panels/FoldOut';
import { DialogFoot } from '../../../src/shared/ui/dialogs/DialogFoot';
import { TextField } from '../../../src/shared/ui/fields/TextField';
import { AnchoredNote } from '../../../src/shared/ui/tips/AnchoredNote';
import { Part } from './Part';

const ITEMS: readonly MenuItem[] = [
  { id: 'copy', words: 'Copy', keys: 'Ctrl+C', group: 'The lot' },
  { id: 'template', words: 'Fill in from “Furniture”', hint: 'Only what is empty.', group: 'The lot' },
  { id: 'trash', words: 'To the trash', disabledWhy: 'Its number is printed already.', group: 'The lot' },
  { id: 'comfortable', words: 'Comfortable rows', checked: true, group: 'The table' },
  { id: 'compact', words: 'Compact rows', checked: false, group: 'The table' },
  { id: 'settings', words: 'Settings of the sale', href: '/sales' },
];
const TONES = ['danger', 'warn', 'info'] as const;
const FOLDED = ['quiet', ...TONES] as const;

export function PopupParts() {
  const [menu, setMenu] = useState<string | null>(null);
  const [dialog, setDialog] = useState(false);
  // A note looks for what it stands at, which is on the page by then.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [asks, setAsks] = useState(false);
  const [unfolded, setUnfolded] = useState<string | null>('quiet');
  const props = (name: string) => ({
    open: menu === name,
    onOpen: (open: boolean) => setMenu(open ? name : null),
    items: ITEMS,
  });
  return (
    <Part name="What pops up">
      {/* Room below, so that what pops up is on the page. */}
      <div
        ref={setPlace}
        style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)', alignItems: 'start', minBlockSize: '26rem' }}
      >
        <Menu label="More" {...props('more')} note="Twelve lots are chosen." align="start" />
        <Menu label="More, without words" bare {...props('bare')} />
        <Button onClick={() => setDialog(true)}>Open a dialog</Button>
        <Button onClick={() => setAsks(true)}>Open a question</Button>
        {asks && (
          <AskDialog
            title="Delete the sale?"
            yes="Delete"
            cancel="Keep it"
            isDanger
            onYes={() => setAsks(false)}
            onClose={() => setAsks(false)}
          >
            It is kept for 30 days.
          </AskDialog>
        )}
        {FOLDED.map((tone) => (
          <FoldOut
            key={tone}
            open={unfolded === tone}
            onOpen={(open) => setUnfolded(open ? tone : null)}
            face={`Unfolds, ${tone}`}
            tone={tone}
            look={tone === 'quiet' ? 'button' : 'line'}
            place="below"
          >
            What was folded.
          </FoldOut>
        ))}
        {TONES.map((tone) => (
          <span key={tone} style={{ inlineSize: '18rem' }}>
            <span id={`noted-${tone}`}>£12x</span>
            {place !== null && (
              <AnchoredNote at={`noted-${tone}`} tone={tone}>
                Not saved: Write the amount in figures.
              </AnchoredNote>
            )}
          </span>
        ))}
        <Dialog
          open={dialog}
          title="New sale"
          onClose={() => setDialog(false)}
          footer={
            <DialogFoot>
              <Button kind="quiet">Cancel</Button>
              <Button kind="primary">Create</Button>
            </DialogFoot>
          }
        >
          <TextField label="Title" defaultValue="Winter country house" />
          <Menu label="In the dialog" {...props('dialog')} align="start" />
        </Dialog>
      </div>
    </Part>
  );
}
