import type { ServiceContent } from '../types.ts';
import { birthday } from './birthday.ts';
import { corporate } from './corporate.ts';
import { decoration } from './decoration.ts';
import { photography } from './photography.ts';
import { wedding } from './wedding.ts';

/** The five services, in menu order. */
export const services: readonly ServiceContent[] = [wedding, birthday, corporate, photography, decoration];
