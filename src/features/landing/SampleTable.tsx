import type { ReactNode } from 'react';
import styles from './SampleTable.module.css';

interface SampleTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** A row's key and its cells. What a `strong` holds is what the row comes to. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A small table of examples, set like a page of a catalogue. */
export function SampleTable({ caption, columns, rows }: SampleTableProps) {
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
