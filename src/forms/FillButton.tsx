import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';

/** A button that sets values of the surrounding form, as if the user had typed them. */
export function FillButton({ values, children }: { values: Readonly<Record<string, string>>; children: string }) {
  const { setValues, setStatus } = useFormikContext<Record<string, string>>();
  const fill = () => {
    setStatus(undefined);
    setValues((before) => ({ ...before, ...values }));
  };
  return (
    <Button variant="outlined" size="small" onClick={fill}>
      {children}
    </Button>
  );
}
