import Button from '@mui/material/Button';
import { useFormEdit } from './useFormField.ts';

/** A button that sets values of the surrounding form, as if the user had typed them. */
export function FillButton({ values, children }: { values: Readonly<Record<string, string>>; children: string }) {
  const { setTexts } = useFormEdit();
  return (
    <Button variant="outlined" size="small" onClick={() => setTexts(values)}>
      {children}
    </Button>
  );
}
