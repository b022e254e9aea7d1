import { CodeField } from '../../../src/shared/ui/fields/CodeField';
import { EmailField } from '../../../src/shared/ui/fields/EmailField';
import { LanguageSelect } from '../../../src/shared/ui/fields/LanguageSelect';
import { NewPasswordField } from '../../../src/shared/ui/fields/NewPasswordField';
import { PhoneField } from '../../../src/shared/ui/fields/PhoneField';
import { FileDrop } from '../../../src/shared/ui/files/FileDrop';
import { QrCode } from '../../../src/shared/ui/icon/QrCode';
import { LanguageChoiceContext } from '../../../src/shared/messages/languageChoice';
import { Part } from './Part';

const CHOICE = { language: 'en', choose: () => undefined } as const;
const judge = (password: string) => [
  { text: 'at least 12 characters', met: password.length >= 12 },
  { text: 'a number', met: /\d/.test(password) },
];

/** Fields of which a page has one: of the account and its sign-in, and the place for a file. */
export function AccountFieldParts() {
  return (
    <Part name="Fields with one meaning">
      <div className="field">
        <EmailField defaultValue="ada@example.com" />
        <EmailField error="Write the whole address, such as ada@example.com." defaultValue="ada" />
      </div>
      <div className="field">
        <NewPasswordField label="New password" judge={judge} defaultValue="look round" />
      </div>
      <div className="field">
        <CodeField label="Code" hint="It is valid for ten minutes." />
        <CodeField label="Code that was refused" error="This code is not the one that was sent." />
      </div>
      <div className="field">
        <PhoneField defaultValue="+442079460000" />
      </div>
      <div className="field">
        <PhoneField error="This number has too few digits." defaultValue="+44207" />
      </div>
      <LanguageChoiceContext value={CHOICE}>
        <LanguageSelect />
      </LanguageChoiceContext>
      <div className="field">
        <FileDrop
          choose="Choose a file"
          hint="Or drop it here. CSV or Excel."
          dropHere="Let go, and it is read."
          label="Spreadsheet"
          accept=".csv,.xlsx"
          onFile={() => undefined}
        />
      </div>
      <QrCode value="https://example.com" label="The address of the catalogue" />
    </Part>
  );
}
