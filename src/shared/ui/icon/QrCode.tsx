import { encode } from 'uqr';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** What a camera reads from it. */
  readonly value: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
}

/** The four free modules round a code that readers ask for. */
const QUIET_ZONE = 4;

/** A QR code, drawn here: what it says leaves the page only through a camera. Load it lazily, it brings its encoder. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} />
    </svg>
  );
}

/** One stroke for each run of dark modules in a row. */
function pathOf(data: readonly (readonly boolean[])[]): string {
  return data
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${String(x)} ${String(y)}h${String(length)}v1h-${String(length)}z`];
      }),
    )
    .join('');
}
