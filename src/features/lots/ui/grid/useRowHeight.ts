import { useState } from 'react';
import type { Density } from '../../model/view/gridSlice';

/** Multiples of the root's text, so that rows grow with it. */
const ROW_REM: Readonly<Record<Density, number>> = { comfortable: 3, compact: 2 };
const HEAD_REM = 2.25;

/** CSS pixels. */
export function useRowHeight(density: Density): { readonly row: number; readonly head: number } {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  return { row: ROW_REM[density] * rem, head: HEAD_REM * rem };
}
