import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import CakeOutlined from '@mui/icons-material/CakeOutlined';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import LocalFloristOutlined from '@mui/icons-material/LocalFloristOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import type { ServiceIcon } from '#content/types.ts';

/** The sign of each service. */
export const serviceIcons: Readonly<Record<ServiceIcon, typeof CakeOutlined>> = {
  wedding: FavoriteBorder,
  birthday: CakeOutlined,
  corporate: BusinessCenterOutlined,
  photography: PhotoCameraOutlined,
  decoration: LocalFloristOutlined,
};
