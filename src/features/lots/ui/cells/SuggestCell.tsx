import { useState } from 'react';
import { SuggestInput, type SuggestInputProps } from '../../../../shared/ui/fields/SuggestInput';

interface SuggestCellProps extends Omit<SuggestInputProps, 'value'> {
  readonly defaultValue: string;
}

/** A cell for what the house writes again and again. */
export function SuggestCell({ defaultValue, onText, ...rest }: SuggestCellProps) {
  const [text, setText] = useState(defaultValue);
  const change = (changed: string): void => {
    setText(changed);
    onText(changed);
  };
  return <SuggestInput {...rest} value={text} onText={change} />;
}
