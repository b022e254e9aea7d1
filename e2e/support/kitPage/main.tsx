import { createRoot } from 'react-dom/client';
import { Tips } from '../../../src/shared/ui/tips/Tip';
import '../../../src/shared/ui/style/base.css';
import { AccountFieldParts } from './AccountFieldParts';
import { ButtonParts } from './ButtonParts';
import { FieldParts } from './FieldParts';
import { IconParts } from './IconParts';
import { MessageParts } from './MessageParts';
import { PopupParts } from './PopupParts';
import { StateParts } from './StateParts';
import { StepParts } from './StepParts';
import { ToastParts } from './ToastParts';
import { TokenParts } from './TokenParts';
import './page.css';

/** Every part of the kit in every state. `?theme=dark` and `?density=compact` set what the system and the person say. */
const asked = new URLSearchParams(window.location.search);
for (const name of ['theme', 'density'] as const) {
  const value = asked.get(name);
  if (value !== null) document.documentElement.dataset[name] = value;
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <Tips>
      <main className="kit">
        <h1>The kit</h1>
        <TokenParts />
        <IconParts />
        <ButtonParts />
        <StateParts />
        <FieldParts />
        <AccountFieldParts />
        <StepParts />
        <MessageParts />
        <ToastParts />
        <PopupParts />
      </main>
    </Tips>,
  );
}
