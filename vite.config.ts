import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * `LOTSMITH_LOCAL_SERVICES` is set by the local launcher only. Without it the constant is `null`, so that a production
 * build drops every line that speaks to an emulator.
 */
const localServices = process.env['LOTSMITH_LOCAL_SERVICES'];

export default defineConfig({
  plugins: [react()],
  define: { __LOCAL_SERVICES__: localServices === undefined || localServices === '' ? 'null' : localServices },
  build: { target: 'baseline-widely-available' },
});
