import { TextField, type TextFieldProps } from './TextField';

type CodeFieldProps = Pick<TextFieldProps, 'ref' | 'label' | 'error' | 'hint' | 'onFocus'>;

/** A code of digits that was sent or is shown elsewhere: phones offer it from the message. Its name in the form is `code`. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      reserveMessage
    />
  );
}

/** The digits of a code as it was typed or pasted, such as `123 456`; '' when there are none. */
export function codeOf(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}
