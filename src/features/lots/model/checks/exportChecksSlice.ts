import { createChecksSlice, type ChecksState, NO_CHECKS } from './checksState';

/** What the platform of an export says to the lots, where the sale itself does not go to that platform. */
const slice = createChecksSlice('exportChecks');

export default slice;

interface WithExportChecks {
  readonly checks?: ChecksState;
  readonly exportChecks?: ChecksState;
}

/** Those of the workspace where it checks against the same platform; so no lot is checked twice. */
export const selectExportChecks = ({ checks, exportChecks }: WithExportChecks, platformId: string): ChecksState =>
  checks?.platforms.some(({ id }) => id === platformId) === true ? checks : (exportChecks ?? NO_CHECKS);
