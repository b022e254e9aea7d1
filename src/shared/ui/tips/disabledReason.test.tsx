import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { Checkbox } from '../fields/Checkbox';
import { SelectField } from '../fields/SelectField';
import { SuggestField } from '../fields/SuggestField';
import { TextArea } from '../fields/TextArea';
import { TextField } from '../fields/TextField';
import { Tips } from './Tip';

const WHY = 'Tick off a line first.';
const nothing = (): void => undefined;
const noOffers = (): readonly string[] => [];
const options = (
  <>
    <option value="a">A</option>
    <option value="b">B</option>
  </>
);

describe('a button that cannot be used', () => {
  const show = (disabledWhy: string | undefined, onClick: () => void): ReactElement => (
    <Tips>
      <Button disabledWhy={disabledWhy} onClick={onClick}>
        Remember
      </Button>
    </Tips>
  );

  it('says why to screen readers and, when it is pressed, on the screen, and does nothing', async () => {
    const clicked = jest.fn();
    render(show(WHY, clicked));
    const button = screen.getByRole('button', { name: 'Remember' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(WHY);
    expect(screen.queryByText(WHY)).toBeNull();
    await userEvent.click(button);
    expect(await screen.findByText(WHY)).toBeInTheDocument();
    expect(clicked).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(screen.queryByText(WHY)).toBeNull();
  });

  it('says why to a finger until the next tap elsewhere, whatever hover the browser makes of the tap', async () => {
    const clicked = jest.fn();
    render(
      <>
        {show(WHY, clicked)}
        <p>Elsewhere</p>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Remember' });
    // As Chromium does it; jsdom knows no pointer by its type.
    const finger = Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'touch' });
    act(() => void button.dispatchEvent(finger));
    fireEvent.mouseEnter(button);
    fireEvent.mouseDown(button);
    act(() => button.focus());
    fireEvent.click(button);
    await screen.findByText(WHY);
    act(() => void fireEvent.mouseLeave(button));
    expect(screen.getByText(WHY)).toBeInTheDocument();
    expect(clicked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByText(WHY)).toBeNull();
  });

  it('is the same button, with the focus, when it can be used again', async () => {
    const clicked = jest.fn();
    const { rerender } = render(show(undefined, clicked));
    await userEvent.tab();
    rerender(show(WHY, clicked));
    expect(screen.getByRole('button', { name: 'Remember' })).toHaveFocus();
    rerender(show(undefined, clicked));
    expect(screen.getByRole('button', { name: 'Remember' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(WHY)).toBeNull();
  });

  it('is described by words that stand elsewhere, and leaves a submit to its form', async () => {
    const submitted = jest.fn((event: Event) => event.preventDefault());
    const clicked = jest.fn();
    render(
      <form onSubmit={({ nativeEvent }) => submitted(nativeEvent)}>
        <Button disabledBy="why" onClick={clicked}>
          Move
        </Button>
        <Button type="submit" disabledBy="why">
          Save
        </Button>
        <p id="why">{WHY}</p>
      </form>,
    );
    for (const name of ['Move', 'Save']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(WHY);
      await userEvent.click(button);
    }
    expect(clicked).not.toHaveBeenCalled();
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('keeps a name that stands for hidden words', () => {
    render(<Button title="New lot">New lot</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('title', 'New lot');
  });

  it('shows a reason behind its name when it has no words', async () => {
    const clicked = jest.fn();
    render(<IconButton icon="undo" label="Undo" disabledWhy="Nothing has been done." onClick={clicked} />);
    const button = screen.getByRole('button', { name: 'Undo' });
    expect(button).toHaveAccessibleDescription('Nothing has been done.');
    expect(button).toHaveAttribute('title', 'Undo: Nothing has been done.');
    await userEvent.click(button);
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe('a field that cannot be changed', () => {
  it.each([
    [
      'TextField',
      <TextField key="a" label="Field" hint="As printed" error="Wrong" defaultValue="a" disabledWhy={WHY} />,
    ],
    ['TextArea', <TextArea key="b" label="Field" defaultValue="a" disabledWhy={WHY} />],
    [
      'SuggestField',
      <SuggestField key="c" label="Field" value="a" onText={nothing} suggest={noOffers} disabledWhy={WHY} />,
    ],
    [
      'SelectField',
      <SelectField key="d" label="Field" defaultValue="a" disabledWhy={WHY}>
        {options}
      </SelectField>,
    ],
    [
      'SelectField by its state',
      <SelectField key="e" label="Field" value="a" disabledWhy={WHY}>
        {options}
      </SelectField>,
    ],
  ])('%s is reached by the keyboard, says why, and stays as it is', async (_name, field) => {
    render(field);
    const control = screen.getByLabelText('Field');
    await userEvent.tab();
    expect(control).toHaveFocus();
    expect(control).toHaveAccessibleDescription(WHY);
    expect(screen.getByText(WHY)).toBeVisible();
    expect(control).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('b{ArrowDown}');
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, 'b');
    expect(control).toHaveValue('a');
    expect(control).toHaveAttribute(control instanceof HTMLSelectElement ? 'aria-disabled' : 'readonly');
  });

  it('is described by its hint and by words for several fields', () => {
    render(
      <>
        <TextField label="Clocks" hint="A code" disabledBy="why" />
        <p id="why">{WHY}</p>
      </>,
    );
    expect(screen.getByLabelText('Clocks')).toHaveAccessibleDescription(`A code ${WHY}`);
    expect(screen.getByLabelText('Clocks')).toHaveAttribute('readonly');
  });
});

it('has no other way: a control of the kit that is just off does not compile', () => {
  const silent = [
    // @ts-expect-error A control that cannot be used says why.
    <Button key="a" disabled>
      Save
    </Button>,
    // @ts-expect-error A control that cannot be used says why.
    <Button key="b" aria-disabled>
      Save
    </Button>,
    // @ts-expect-error A control that cannot be used says why.
    <IconButton key="c" icon="undo" label="Undo" disabled />,
    // @ts-expect-error A control that cannot be used says why.
    <TextField key="d" label="Title" disabled />,
    // @ts-expect-error A control that cannot be used says why.
    <TextField key="e" label="Title" readOnly />,
    // @ts-expect-error A control that cannot be used says why.
    <TextArea key="f" label="Title" aria-disabled />,
    // @ts-expect-error A control that cannot be used says why.
    <SelectField key="g" label="Kind" disabled />,
    // @ts-expect-error A control that cannot be used says why.
    <SuggestField key="h" label="Kind" value="" onText={nothing} suggest={noOffers} disabled />,
    // @ts-expect-error A control that cannot be used says why.
    <Checkbox key="i" label="Chosen" disabled />,
  ];
  expect(silent).toHaveLength(9);
});
