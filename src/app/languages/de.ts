// Made by `npm run texts`; do not edit.
import { catalogue } from './de/app/catalogue';
import { cataloguePreview } from './de/app/cataloguePreview';
import { help } from './de/app/help';
import { chips, form, keyNames, kit, newPassword, phone, rest, steps } from './de/app/kit';
import { landing } from './de/app/landing';
import { ownPlatform, ownPlatforms } from './de/app/ownPlatforms';
import { publication } from './de/app/publication';
import { saleSettings } from './de/app/saleSettings';
import { sales } from './de/app/sales';
import { failures, notifications, outside, shell, toasts, workspace } from './de/app/shell';
import { updates } from './de/app/updates';
import { bothTexts } from './de/lots/bothTexts';
import { categoryNames } from './de/lots/categoryNames';
import { choices } from './de/lots/choices';
import { claims } from './de/lots/claims';
import { copy } from './de/lots/copy';
import { extras } from './de/lots/extras';
import { describe, gallery, keys, palette, saleFrame } from './de/lots/gallery';
import { bulk, grid, gridColumns } from './de/lots/grid';
import { undo } from './de/lots/history';
import { lotImportRules } from './de/lots/importRules';
import { lotImport, lotImportLink, lotImportPhotos } from './de/lots/imports';
import { lotEditor } from './de/lots/lotEditor';
import { lotHistory } from './de/lots/lotHistory';
import { camera, lotPhotos } from './de/lots/lotPhotos';
import { lot, lotOperations, lots, photos } from './de/lots/lots';
import { lotPlaces, numbering } from './de/lots/numbering';
import { opening } from './de/lots/opening';
import { results } from './de/lots/results';
import { templates, writing } from './de/lots/templates';
import { transfer } from './de/lots/transfer';
import { trash } from './de/lots/trash';
import { typedNumber } from './de/lots/typedNumber';
import { unreadable } from './de/lots/unreadable';
import { workList } from './de/lots/workList';
import { account } from './de/people/account';
import { authCodes, conflict, passwords, signInFlow, signInMethods } from './de/people/auth';
import { identity } from './de/people/identity';
import { importWork } from './de/people/importWork';
import { invitation, ownInvitations } from './de/people/invitation';
import { leaving } from './de/people/leaving';
import { member, reauth } from './de/people/member';
import { members } from './de/people/members';
import { platformChecks } from './de/platforms/checks';
import { platformExport } from './de/platforms/exportPage';
import { platformProblems } from './de/platforms/problems';
import { platformSent, platformSentList } from './de/platforms/sent';
import type { WholeCatalogue } from '../texts/wholeCatalogue';

export const de = {
  account,
  authCodes,
  bothTexts,
  bulk,
  camera,
  catalogue,
  cataloguePreview,
  categoryNames,
  chips,
  choices,
  claims,
  conflict,
  copy,
  describe,
  extras,
  failures,
  form,
  gallery,
  grid,
  gridColumns,
  help,
  identity,
  importWork,
  invitation,
  keyNames,
  keys,
  kit,
  landing,
  leaving,
  lot,
  lotEditor,
  lotHistory,
  lotImport,
  lotImportLink,
  lotImportPhotos,
  lotImportRules,
  lotOperations,
  lotPhotos,
  lotPlaces,
  lots,
  member,
  members,
  newPassword,
  notifications,
  numbering,
  opening,
  outside,
  ownInvitations,
  ownPlatform,
  ownPlatforms,
  palette,
  passwords,
  phone,
  photos,
  platformChecks,
  platformExport,
  platformProblems,
  platformSent,
  platformSentList,
  publication,
  reauth,
  rest,
  results,
  saleFrame,
  saleSettings,
  sales,
  shell,
  signInFlow,
  signInMethods,
  steps,
  templates,
  toasts,
  transfer,
  trash,
  typedNumber,
  undo,
  unreadable,
  updates,
  workList,
  workspace,
  writing,
} satisfies WholeCatalogue;
