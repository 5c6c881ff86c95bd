import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { PictureButtons } from '#components/PictureButtons.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { describedByOf, errorIdOf, labelIdOf } from './useFormField.ts';

/** Props of {@link PictureField}. */
export interface PictureFieldProps {
  name: string;
  label: string;
  optionalText?: string;
  /** Help text that names the accepted files. */
  hint: string;
  /** Accepted media types, e.g. `image/png,image/webp`. */
  accept: string;
  /** @returns the error message for an unacceptable file, or undefined. */
  faultOf: (file: File) => string | undefined;
  words: {
    choose: string;
    replace: string;
    remove: string;
    /** Alt text of the preview. */
    preview: (fileName: string) => string;
    /** Error message for a file that the browser cannot display. */
    broken: string;
  };
}

/** A picture field of the surrounding form: choose, preview and remove a file, which is submitted with the form. */
export function PictureField({ name, label, optionalText, hint, accept, faultOf, words }: PictureFieldProps) {
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const { isSubmitting, setStatus } = useFormikContext();
  const [{ value }, { error }, { setValue, setError }] = useField<File | undefined>(name);
  const describedBy = describedByOf(id, error, hint);

  const change = (file?: File) => {
    // Removes the message of the last attempt.
    setStatus(undefined);
    void setValue(file, false);
    setError(file && faultOf(file));
    // The clicked button is removed and would take the focus with it.
    if (!file) zone.current?.querySelector('input')?.focus();
  };

  return (
    <FieldFrame
      id={id}
      errorId={errorIdOf(id)}
      label={label}
      labelsGroup
      optionalText={optionalText}
      hint={hint}
      error={error}
    >
      <Box ref={zone} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        {value && <Preview file={value} alt={words.preview(value.name)} onBroken={() => setError(words.broken)} />}
        <PictureButtons
          control={{ id, labelId: labelIdOf(id), describedBy, invalid: Boolean(error) }}
          accept={accept}
          chosen={Boolean(value)}
          busy={isSubmitting}
          words={words}
          onFile={change}
          onRemove={() => change()}
        />
      </Box>
    </FieldFrame>
  );
}

/** Size of the preview, in px. */
const previewSize = { width: 96, height: 72 };

/** Preview of the chosen picture with its file name; the box stays if the picture cannot be displayed. */
function Preview({ file, alt, onBroken }: { file: File; alt: string; onBroken: () => void }) {
  const [src, setSrc] = useState('');
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <Box sx={{ display: 'flex', flex: '1 1 100%', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ ...previewSize, flex: 'none', overflow: 'hidden', borderRadius: 1, bgcolor: 'background.sunken' }}>
        {src && (
          <Box
            component="img"
            src={src}
            alt={alt}
            onError={onBroken}
            sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover', typography: 'caption' }}
          />
        )}
      </Box>
      <Typography variant="body2" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere', color: 'text.secondary' }}>
        {file.name}
      </Typography>
    </Box>
  );
}
