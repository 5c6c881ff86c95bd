import { Outlet } from 'react-router-dom';
import { Notices } from './Notices.tsx';

/** The frame of the back office. */
export function Component() {
  return (
    <Notices>
      <Outlet />
    </Notices>
  );
}
