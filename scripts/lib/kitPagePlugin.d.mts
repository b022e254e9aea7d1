import type { Plugin } from 'vite';

/** In development `/kit` leads to the page that shows every part of the kit. */
export function kitPage(): Plugin;
