import { Part } from './Part';

const COLOURS = [
  'paper',
  'paper-raised',
  'paper-sunken',
  'paper-hover',
  'paper-selected',
  'ink-1',
  'ink-2',
  'ink-3',
  'rule',
  'control-line',
  'accent',
  'accent-soft',
  'danger',
  'danger-soft',
  'warn',
  'warn-soft',
  'info',
  'info-soft',
  'good',
  'good-soft',
];
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'];
const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24];

export function TokenParts() {
  return (
    <>
      <Part name="Colours">
        {COLOURS.map((name) => (
          <span key={name} className="swatch">
            <i style={{ background: `var(--${name})` }} />
            {name}
          </span>
        ))}
      </Part>
      <Part name="Type">
        {SIZES.map((size) => (
          <span
            key={size}
            style={{ font: `var(--weight-regular) var(--text-${size}) / var(--line-${size}) var(--serif)` }}
          >
            {size} A pair of candlesticks 1,200
          </span>
        ))}
      </Part>
      <Part name="Spacing">
        {SPACES.map((step) => (
          <span key={step} className="swatch" style={{ inlineSize: 'auto' }}>
            <i style={{ inlineSize: `var(--space-${step})`, blockSize: '1rem', background: 'var(--accent)' }} />
            {step}
          </span>
        ))}
      </Part>
    </>
  );
}
