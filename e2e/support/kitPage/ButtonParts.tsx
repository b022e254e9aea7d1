import { Button, type ButtonKind } from '../../../src/shared/ui/buttons/Button';
import { ButtonLink } from '../../../src/shared/ui/buttons/ButtonLink';
import { IconButton } from '../../../src/shared/ui/buttons/IconButton';
import { Part } from './Part';

const KINDS: readonly ButtonKind[] = ['primary', 'secondary', 'quiet', 'danger'];

export function ButtonParts() {
  return (
    <>
      {KINDS.map((kind) => (
        <Part key={kind} name={`Button, ${kind}`}>
          <Button kind={kind}>Save</Button>
          <Button kind={kind} icon="add">
            New lot
          </Button>
          <Button kind={kind} size="large">
            Large
          </Button>
          <Button kind={kind} busy>
            Saving
          </Button>
          <Button kind={kind} disabledWhy="There is nothing to save.">
            Not now
          </Button>
          <ButtonLink kind={kind} href="/sales">
            A link
          </ButtonLink>
        </Part>
      ))}
      <Part name="Button without words">
        <IconButton icon="trash" label="To the trash" />
        <IconButton icon="chevronLeft" label="Earlier" disabledWhy="It is the first already." />
        <span data-density="compact">
          <IconButton icon="trash" label="To the trash, compact" />
        </span>
      </Part>
    </>
  );
}
