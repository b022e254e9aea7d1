import { Button, type ButtonKind } from '../../../src/shared/ui/buttons/Button';
import { ButtonLink } from '../../../src/shared/ui/buttons/ButtonLink';
import { CooldownButton } from '../../../src/shared/ui/buttons/CooldownButton';
import { OfflineNote, ServiceButton } from '../../../src/shared/ui/buttons/ServiceButton';
import { Tool } from '../../../src/shared/ui/tools/Tool';
import { Tools } from '../../../src/shared/ui/tools/Tools';
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
          <span data-density="compact">
            <Button kind={kind}>Compact</Button>
          </span>
        </Part>
      ))}
      <Part name="Button without words">
        <IconButton icon="trash" label="To the trash" />
        <IconButton icon="chevronLeft" label="Earlier" disabledWhy="It is the first already." />
        <span data-density="compact">
          <IconButton icon="trash" label="To the trash, compact" />
        </span>
        <Button kind="quiet" aria-pressed>
          Pressed
        </Button>
      </Part>
      <Part name="Buttons that ask a service">
        <CooldownButton rest={0}>Send again</CooldownButton>
        <CooldownButton rest={24}>Send again</CooldownButton>
        <ServiceButton rest={0} online={false}>
          Sign in with a service
        </ServiceButton>
        <ServiceButton rest={0} online={false} note="kit-offline">
          Another service
        </ServiceButton>
        <OfflineNote id="kit-offline" online={false} />
      </Part>
      <Part name="A row of tools">
        <Tools aria-label="Tools">
          <Tool>
            <IconButton icon="turnLeft" label="Turn left" />
          </Tool>
          <Tool>
            <IconButton icon="turnRight" label="Turn right" />
          </Tool>
          <Tool>
            <IconButton icon="cover" label="This is the cover" disabledWhy="It is the cover already." />
          </Tool>
        </Tools>
      </Part>
    </>
  );
}
