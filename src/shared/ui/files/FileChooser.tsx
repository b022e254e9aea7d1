import { type RefObject, useId } from 'react';
import { VisuallyHidden } from '../style/VisuallyHidden';

interface FileChooserProps {
  /** Opens the browser's chooser with its click. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** What the files are, for screen readers. */
  readonly label: string;
  /** As in `input`. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Chooses a whole folder with everything in it. */
  readonly folder?: boolean;
  /** Opens the camera on the back of a phone. */
  readonly camera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The browser's own chooser of files, which nobody sees; a press on something else opens it. The same file may be chosen again. */
export function FileChooser({ input, label, accept, multiple, folder, camera, onFiles }: FileChooserProps) {
  const id = useId();
  return (
    <VisuallyHidden>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        // Not yet an attribute that React knows.
        {...(folder && { webkitdirectory: '' })}
        {...(camera && { capture: 'environment' })}
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </VisuallyHidden>
  );
}
