import type { ReactNode } from 'react';
import { Button } from '../../../src/shared/ui/buttons/Button';
import { IconButton } from '../../../src/shared/ui/buttons/IconButton';
import { Checkbox } from '../../../src/shared/ui/fields/Checkbox';
import { SelectField } from '../../../src/shared/ui/fields/SelectField';
import { TextField } from '../../../src/shared/ui/fields/TextField';
import { Link } from '../../../src/shared/ui/navigation/Link';
import { Part } from './Part';

/** What a pointer or a key does to a control. The test of pictures makes the browser draw each as if it happened now. */
const STATES = ['hover', 'focus-visible', 'active'] as const;

function Controls(): ReactNode {
  return (
    <>
      <Button kind="primary">Save</Button>
      <Button kind="secondary">Duplicate</Button>
      <Button kind="quiet">Cancel</Button>
      <Button kind="danger">Delete</Button>
      <IconButton icon="trash" label="To the trash" />
      <Link href="/sales">All sales</Link>
      <div className="field">
        <TextField label="Title" defaultValue="A vase" />
      </div>
      <div className="field">
        <SelectField label="Status" defaultValue="draft">
          <option value="draft">Draft</option>
        </SelectField>
      </div>
      <Checkbox label="Photos" />
    </>
  );
}

export function StateParts() {
  return (
    <>
      {STATES.map((state) => (
        <div key={state} data-drawn={state}>
          <Part name={`Controls, ${state}`}>
            <Controls />
          </Part>
        </div>
      ))}
    </>
  );
}
