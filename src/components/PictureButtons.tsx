import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import { FileButton, type FileButtonProps } from './FileButton.tsx';

/** Props of {@link PictureButtons}. */
export interface PictureButtonsProps extends Pick<FileButtonProps, 'accept' | 'control'> {
  /** Whether a picture is being uploaded or sent. */
  busy: boolean;
  /** Whether a picture is selected. */
  chosen: boolean;
  words: { choose: string; replace: string; remove: string; storing?: string };
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Buttons below a picture in a form: choose, replace and remove the picture. */
export function PictureButtons({ chosen, words, busy, onFile, onRemove, ...button }: PictureButtonsProps) {
  const label = chosen ? words.replace : words.choose;
  return (
    <>
      <FileButton
        {...button}
        startIcon={<AddPhotoAlternateOutlined />}
        busy={busy}
        onFiles={([file]) => file && onFile(file)}
      >
        {(busy && words.storing) || label}
      </FileButton>
      {chosen && !busy && (
        <Button size="small" color="error" onClick={onRemove} sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}>
          {words.remove}
        </Button>
      )}
    </>
  );
}
