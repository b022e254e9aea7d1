import { createChecksSlice, NO_CHECKS, type ChecksState } from './checksState';

/** What the platform of an export says to the lots that go out: often others than those of the workspace. */
const slice = createChecksSlice('exportChecks');

export default slice;

export const selectExportChecks = (state: { readonly exportChecks?: ChecksState }): ChecksState =>
  state.exportChecks ?? NO_CHECKS;
