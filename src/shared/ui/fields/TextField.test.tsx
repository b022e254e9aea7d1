import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';
import userEvent from '@testing-library/user-event';

describe('fields', () => {
  it.each([
    ['TextField', <TextField key="a" label="Title" hint="As printed" />],
    ['TextArea', <TextArea key="b" label="Title" hint="As printed" />],
    ['SelectField', <SelectField key="c" label="Title" hint="As printed" />],
    ['PasswordField', <PasswordField key="d" label="Title" hint="As printed" />],
  ])('%s is named by its label and described by its hint', (_name, field) => {
    render(field);
    const control = screen.getByLabelText('Title');
    expect(control).toHaveAccessibleName('Title');
    expect(control).toHaveAccessibleDescription('As printed');
    expect(control).not.toHaveAttribute('aria-invalid');
  });

  it('puts the error in place of the hint and says that the field is invalid', () => {
    render(<TextField label="Email" hint="Yours" error="Enter your email address." />);
    const control = screen.getByLabelText('Email');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Enter your email address.');
    expect(screen.queryByText('Yours')).not.toBeInTheDocument();
  });

  it('passes native attributes and the ref through', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField ref={ref} label="Email" type="email" autoComplete="username" name="email" />);
    expect(ref.current).toBe(screen.getByLabelText('Email'));
    expect(ref.current).toHaveAttribute('autocomplete', 'username');
    expect(ref.current).toHaveAttribute('type', 'email');
  });
});

describe('PasswordField', () => {
  it('shows and hides what is typed, and keeps it', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    const field = screen.getByLabelText('Password');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    await userEvent.type(field, 'walnut');
    expect(field).toHaveAttribute('type', 'password');
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    expect(field).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(field).toHaveValue('walnut');
    await userEvent.click(toggle);
    expect(field).toHaveAttribute('type', 'password');
  });
});
