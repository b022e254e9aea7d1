import { useTexts } from '../../messages/useTexts';
import { kitTexts } from '../texts/kitTexts';
import { TextField, type TextFieldProps } from './TextField';

type EmailFieldProps = Pick<TextFieldProps, 'ref' | 'error' | 'onFocus' | 'defaultValue'>;

/** The e-mail address of an account, as password managers and phone keyboards want it. Its name in the form is `email`. */
export function EmailField(props: EmailFieldProps) {
  const texts = useTexts(kitTexts);
  return (
    <TextField
      {...props}
      label={texts.email}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      required
      reserveMessage
    />
  );
}
