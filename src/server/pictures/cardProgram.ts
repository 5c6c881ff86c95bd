/**
 * Worker process that draws the card of a page: `card.js <kit>` reads a `CardOrder` from stdin and writes a JPEG to
 * stdout.
 */
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { type CardKit, cardTypefaces, fontsOf } from '#cards/cardKit.ts';
import { drawCard } from '#cards/drawCard.ts';
import { company } from '#content/company.ts';
import { brandTokens } from '#theme/brandTokens.ts';
import type { CardOrder } from './runCard.ts';

// Low priority, so that requests are served first.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

const [, , kitFile = ''] = process.argv;
const kit: CardKit = JSON.parse(await readFile(kitFile, 'utf8'));
const { title, photo }: CardOrder = JSON.parse(await text(process.stdin));
const picture = photo === null ? null : Buffer.from(photo, 'base64');
const brand = { tokens: brandTokens, company };
process.stdout.write(await drawCard(title, picture, cardTypefaces(fontsOf(kit)), brand));
