import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { PictureButtons } from '#components/PictureButtons.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { errorIdOf, hintIdOf, labelIdOf } from './useFormField.ts';

/** Props of {@link PictureField}. */
export interface PictureFieldProps {
  name: string;
  label: string;
  optionalText?: string;
  /** Says before anything is chosen what is taken. */
  hint: string;
  /** Accepted media types, e.g. `image/png,image/webp`. */
  accept: string;
  /** @returns what is wrong with a file, in a sentence. */
  faultOf: (file: File) => string | undefined;
  words: {
    choose: string;
    replace: string;
    remove: string;
    /** For someone who hears the preview. */
    preview: (fileName: string) => string;
    /** Said of a file that the browser cannot show as a picture. */
    broken: string;
  };
}

/** A picture of the surrounding form, which goes with it when it is sent: chosen with a button, shown, removed again. */
export function PictureField({ name, label, optionalText, hint, accept, faultOf, words }: PictureFieldProps) {
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const { isSubmitting, setStatus } = useFormikContext();
  const [{ value }, { error }, { setValue, setError }] = useField<File | undefined>(name);
  const describedBy = [error && errorIdOf(id), hintIdOf(id)].filter(Boolean).join(' ');

  const change = (file?: File) => {
    // What was said of the last attempt is over.
    setStatus(undefined);
    void setValue(file, false);
    setError(file && faultOf(file));
    // The button that was pressed is about to vanish, and the focus with it.
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

/** Height and width of a preview, in px. */
const previewSize = { width: 96, height: 72 };

/** The chosen picture in a small box, which stays where it cannot be shown; and what the file is called. */
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
