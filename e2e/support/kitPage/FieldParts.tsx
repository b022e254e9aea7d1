import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../../src/shared/ui/fields/Checkbox';
import { PasswordField } from '../../../src/shared/ui/fields/PasswordField';
import { SelectField } from '../../../src/shared/ui/fields/SelectField';
import { SuggestField } from '../../../src/shared/ui/fields/SuggestField';
import { TextArea } from '../../../src/shared/ui/fields/TextArea';
import { TextField } from '../../../src/shared/ui/fields/TextField';
import { Part } from './Part';

const HINT = 'As it is printed in the catalogue.';
const KEPT = 'A published lot keeps its number.';
const WRONG = 'Write the amount in figures, such as 1,200.';
const Box = ({ children }: { readonly children: ReactNode }) => <div className="field">{children}</div>;

const CATEGORIES = ['Furniture', 'French silver', 'Glass'];
const suggest = (typed: string): readonly string[] =>
  CATEGORIES.filter((each) => each.toLowerCase().startsWith(typed.toLowerCase()));

function Suggested() {
  const [text, setText] = useState('');
  return <SuggestField label="With suggestions" value={text} onText={setText} suggest={suggest} />;
}

export function FieldParts() {
  return (
    <Part name="Fields">
      <Box>
        <TextField label="Title" hint={HINT} defaultValue="A pair of candlesticks" face="serif" />
      </Box>
      <Box>
        <TextField label="Low estimate" error={WRONG} defaultValue="12x" face="figures" />
      </Box>
      <Box>
        <TextField label="Only to read" disabledWhy={KEPT} defaultValue="Lot 12" />
      </Box>
      <Box>
        <SelectField label="Only to look at" disabledWhy={KEPT} defaultValue="normal">
          <option value="normal">Normal</option>
        </SelectField>
      </Box>
      <Box>
        <TextField label="Empty" placeholder="Anything" />
      </Box>
      <Box>
        <Suggested />
      </Box>
      <Box>
        <SelectField label="Kind of lot" defaultValue="normal">
          <option value="normal">Normal</option>
        </SelectField>
      </Box>
      <Box>
        <PasswordField label="Password" defaultValue="look round" />
      </Box>
      <Box>
        <TextArea label="Description" rows={3} defaultValue={'Of silver, with a knopped stem.\nLondon, 1765.'} />
      </Box>
      <Box>
        <TextArea label="Condition" rows={2} error="Shorten it to 4,000 characters." defaultValue="A chip." />
        <TextArea label="Only to read, long" rows={2} disabledWhy={KEPT} defaultValue="Of silver." />
      </Box>
      <Box>
        <SelectField label="Wrong choice" error="Choose a kind." defaultValue="">
          <option value="">None</option>
        </SelectField>
      </Box>
      <Box>
        <Checkbox label="Chosen" defaultChecked hint="Every new lot begins with this." />
        <Checkbox label="Not chosen" />
      </Box>
      <div className="field" data-density="compact">
        <TextField label="Compact" defaultValue="12" />
        <SelectField label="Compact choice" defaultValue="normal">
          <option value="normal">Normal</option>
        </SelectField>
        <Checkbox label="Compact yes or no" defaultChecked />
      </div>
    </Part>
  );
}
