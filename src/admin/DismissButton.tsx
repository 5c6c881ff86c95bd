import Button from '@mui/material/Button';

/** Leaves a dialog or a small form with nothing done. @param children `Cancel`, `Close` and the like. */
export const DismissButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="outlined" size="small" onClick={onClick}>
    {children}
  </Button>
);
