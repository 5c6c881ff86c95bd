import Button from '@mui/material/Button';

/** Closes a dialog or a small form without any action. @param children `Cancel`, `Close` and the like. */
export const DismissButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="outlined" size="small" onClick={onClick}>
    {children}
  </Button>
);
