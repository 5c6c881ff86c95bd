import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { HiddenStatus } from '#components/HiddenStatus.tsx';
import { PictureButtons } from '#components/PictureButtons.tsx';
import { pictureWords as words } from '#content/admin/postForm.ts';
import type { FieldControl } from '#forms/ControlField.tsx';
import { hiddenOnTouch } from '../onTouch.ts';
import { useDropZone } from '../useDropZone.ts';
import { PicturePreview } from './PicturePreview.tsx';
import { useStorePicture } from './useStorePicture.ts';

/** Props of {@link PicturePicker}. */
export interface PicturePickerProps {
  control: FieldControl;
  /** A file that was pasted or dropped; uploaded on mount. */
  firstFile?: File;
  onBusy?: (busy: boolean) => void;
  /** Renders the chosen picture. Default: a 3:2 box. */
  preview?: (address: string) => ReactNode;
}

/** Form control for a picture: choose or drop a file, which is uploaded immediately; preview; remove. */
export function PicturePicker({ control, firstFile, onBusy, preview }: PicturePickerProps) {
  const { busy, store } = useStorePicture(control, onBusy);
  const { over, zone } = useDropZone(([file]) => file && void store(file));
  const box = useRef<HTMLDivElement>(null);

  const storeFirst = useEffectEvent(() => firstFile && void store(firstFile));
  useEffect(() => void storeFirst(), []);

  const remove = () => {
    control.setValue('');
    // The clicked button is removed and would take the focus with it.
    box.current?.querySelector('input')?.focus();
  };

  return (
    <Box
      ref={box}
      {...zone}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 1.5,
        border: '1px dashed',
        borderColor: control.invalid ? 'error.main' : over ? 'primary.main' : 'control.border',
        borderRadius: 1,
        bgcolor: over ? 'background.sunken' : undefined,
      }}
    >
      {control.value && (preview?.(control.value) ?? <PicturePreview key={control.value} src={control.value} />)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
        <PictureButtons
          control={control}
          accept="image/*"
          chosen={control.value !== ''}
          busy={busy}
          words={words}
          onFile={(file) => void store(file)}
          onRemove={remove}
        />
        {!control.value && !busy && (
          <Typography variant="body2" sx={{ displayPrint: 'none', color: 'text.secondary', ...hiddenOnTouch }}>
            {words.drop}
          </Typography>
        )}
      </Box>
      <HiddenStatus>{busy && words.storing}</HiddenStatus>
    </Box>
  );
}
